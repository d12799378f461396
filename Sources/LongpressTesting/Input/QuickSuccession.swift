import Dispatch

/// In how many seconds two presses surely are one double press: GTK takes 400 ms.
package let quickSuccession = 0.35

/// Waits until the next press surely is the first of two again.
package func waitForNewSuccession() { pause(milliseconds: 600) }

/// Does what has to be done in quick succession, until it says that it was; five times at most. What an attempt that was
/// too slow has left is taken back before the next.
package func untilQuick(_ body: () throws -> Bool, takeBack: () -> Void = {}) rethrows {
    for attempt in 1...5 {
        if try body() || attempt == 5 { return }
        takeBack()
        waitForNewSuccession()
    }
}

/// Presses twice within the time in which two presses are one double press. Where the machine stands still in between, so
/// that they may not be, it is done again.
func twiceInQuickSuccession(_ press: () throws -> Void, finish: () throws -> Void) rethrows {
    try untilQuick {
        let start = DispatchTime.now()
        try press()
        try finish()
        pause(milliseconds: 60)
        try press()
        let passed = start.elapsed
        try finish()
        return passed < quickSuccession
    }
}

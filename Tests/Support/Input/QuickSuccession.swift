import Dispatch

/// In how many seconds two presses surely are one double press: GTK takes 400 ms.
public let quickSuccession = 0.35

/// Waits until the next press surely is the first of two again.
public func waitForNewSuccession() { pause(milliseconds: 600) }

/// Does what has to be done in quick succession, until it says that it was; five times at most.
public func untilQuick(_ body: () throws -> Bool) rethrows {
    for _ in 0..<5 {
        if try body() { return }
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

import Dispatch

/// In how many seconds two presses surely are one double press: GTK takes 400 ms.
public let quickSuccession = 0.35

/// Waits until the next press surely is the first of two again.
public func waitForNewSuccession() { pause(milliseconds: 600) }

/// Presses twice within the time in which two presses are one double press. Where the machine stands still in between, so
/// that they may not be, it is done again.
func twiceInQuickSuccession(_ press: () throws -> Void, finish: () throws -> Void) rethrows {
    for _ in 0..<5 {
        let start = DispatchTime.now()
        try press()
        try finish()
        pause(milliseconds: 60)
        try press()
        let passed = start.elapsed
        try finish()
        if passed < quickSuccession { return }
        waitForNewSuccession()
    }
}

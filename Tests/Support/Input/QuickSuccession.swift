import Dispatch

/// Presses twice within the time in which two presses are one double press (400 ms in GTK). Where the machine stands still
/// in between, so that they surely are not, it is done again.
func twiceInQuickSuccession(_ press: () throws -> Void, finish: () throws -> Void) rethrows {
    for _ in 0..<5 {
        let start = DispatchTime.now()
        try press()
        try finish()
        pause(milliseconds: 60)
        try press()
        let passed = start.elapsed
        try finish()
        if passed < 0.4 { return }
        // What follows is to be the first of two again.
        pause(milliseconds: 600)
    }
}

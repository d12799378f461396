import Dispatch

/// The seconds within which two presses certainly count as a double press. GTK allows 400 ms.
package let quickSuccession = 0.35

/// Waits until the next press can no longer be part of a double press.
package func waitForNewSuccession() { pause(milliseconds: 600) }

/// Runs a function until it reports that it was quick enough, at most five times. After an attempt that was too slow,
/// `undo` undoes its effects.
package func untilQuick(_ body: () throws -> Bool, undo: () -> Void = {}) rethrows {
    for attempt in 1...5 {
        if try body() || attempt == 5 { return }
        undo()
        waitForNewSuccession()
    }
}

/// Presses twice, quickly enough for a double press. Repeats this if a delay in between may have made two single presses of it.
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

import CGtk
import Foundation
import TestSupport

/// The longest that a turn of the main loop takes: for so long nobody is answered.
///
/// What counts is the processor time of the main thread, so that what else the machine does counts for nothing.
@MainActor
public enum LongestTurn {
    /// Lets the main loop turn until a condition is true.
    ///
    /// - Returns: The time of the longest turn, in milliseconds.
    public static func until(
        _ description: String, upTo seconds: Double = 2 * patience, _ condition: () throws -> Bool
    ) throws -> Double {
        var longest = 0.0
        let start = DispatchTime.now()
        while try !condition() {
            guard start.elapsed < seconds else { throw TestFailure("waited \(seconds) s for \(description)") }
            let before = processorTime
            if g_main_context_iteration(nil, 0) == 0 { usleep(1000) }
            longest = max(longest, processorTime - before)
        }
        return longest
    }

    /// The time that a call takes, in milliseconds.
    public static func ofCall(_ body: () throws -> Void) rethrows -> Double {
        let before = processorTime
        try body()
        return processorTime - before
    }

    /// The most that a turn may take, in milliseconds: half of what a person notices. What isn't optimised takes longer.
    public static var limit: Double { _isDebugAssertConfiguration() ? 100 : 50 }

    /// Of this thread, in milliseconds.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }
}

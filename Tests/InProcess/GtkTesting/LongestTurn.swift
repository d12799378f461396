import CGtk
import Foundation
import TestSupport

/// The longest turn of the main loop, during which the program doesn't respond.
///
/// Only the processor time of the main thread counts, so other load on the machine doesn't matter.
@MainActor
public enum LongestTurn {
    /// Runs the main loop until a condition is true.
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

    /// Returns the processor time that a call takes, in milliseconds.
    public static func ofCall(_ body: () throws -> Void) rethrows -> Double {
        let before = processorTime
        try body()
        return processorTime - before
    }

    /// The most that a turn may take, in milliseconds: half of what a user notices. An unoptimised build may take twice as long.
    public static var limit: Double { _isDebugAssertConfiguration() ? 100 : 50 }

    /// This thread's processor time, in milliseconds.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }
}

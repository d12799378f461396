import CGtk
import XCTest

/// Makes the running test fail when GLib or GTK reports a programming error, which by itself may only be printed.
enum CriticalMessages {
    /// The writer can be set once in a process, by whichever of the test modules comes first.
    private static let mark = "LONGPRESS_TESTS_CATCH_CRITICAL_MESSAGES"

    static func areFailures() {
        guard getenv(mark) == nil else { return }
        setenv(mark, "yes", 1)
        g_log_set_writer_func(
            { level, fields, count, _ in
                if level.rawValue & (G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue) != 0 {
                    let message = UnsafeBufferPointer(start: fields, count: Int(count))
                        .first { String(cString: $0.key) == "MESSAGE" }?.value
                    XCTFail(message.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? "critical")
                }
                return g_log_writer_default(level, fields, count, nil)
            }, nil, nil)
    }
}

import CGtk

/// Critical messages of GLib and GTK in the tests' own process. Without this type they would only be printed.
package enum CriticalMessages {
    nonisolated(unsafe) private static var report: (@Sendable (String) -> Void)?

    /// From now on, calls a function with the text of each critical message, usually one that fails the running test.
    package static func report(to report: @escaping @Sendable (String) -> Void) {
        let isFirst = self.report == nil
        self.report = report
        // A process can set the writer only once.
        guard isFirst else { return }
        g_log_set_writer_func(
            { level, fields, count, _ in
                if level.rawValue & (G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue) != 0 {
                    let message = UnsafeBufferPointer(start: fields, count: Int(count))
                        .first { String(cString: $0.key) == "MESSAGE" }?.value
                    CriticalMessages.report?(
                        message.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? "critical")
                }
                return g_log_writer_default(level, fields, count, nil)
            }, nil, nil)
    }
}

import CGtk

/// A moment by a clock that nobody sets: since the machine has started. Moments of one start of a machine can be compared.
package nonisolated struct Uptime: Hashable, Sendable {
    /// Which start of which machine; empty if the system doesn't tell.
    package let start: String
    /// The microseconds since some moment of that start.
    package let microseconds: Int

    package init(start: String, microseconds: Int) { (self.start, self.microseconds) = (start, microseconds) }

    /// The present moment.
    package static var now: Uptime { Uptime(start: thisStart, microseconds: Int(g_get_monotonic_time())) }

    /// The kernel has it at hand, whatever the disks do (random(4)).
    private static let thisStart: String = {
        var text: UnsafeMutablePointer<CChar>?
        guard g_file_get_contents("/proc/sys/kernel/random/boot_id", &text, nil, nil) != 0, let text else { return "" }
        defer { g_free(text) }
        return String(cString: text).split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    }()
}

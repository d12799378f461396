import CGtk

/// A moment of the monotonic clock, which setting the time doesn't change. Only moments of the same boot can be compared.
package nonisolated struct Uptime: Hashable, Sendable {
    /// The ID of the boot; empty if the system doesn't report one.
    package let start: String
    /// The microseconds on the clock of that boot.
    package let microseconds: Int

    package init(start: String, microseconds: Int) { (self.start, self.microseconds) = (start, microseconds) }

    package static var now: Uptime { Uptime(start: thisStart, microseconds: Int(g_get_monotonic_time())) }

    /// The kernel keeps the ID in memory: this reads no disk (random(4)).
    private static let thisStart: String = {
        var text: UnsafeMutablePointer<CChar>?
        guard g_file_get_contents("/proc/sys/kernel/random/boot_id", &text, nil, nil) != 0, let text else { return "" }
        defer { g_free(text) }
        return String(cString: text).split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    }()
}

import CGtk
import Platform

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
        let text = String(ofKernelFile: "/proc/sys/kernel/random/boot_id") ?? ""
        return text.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    }()
}

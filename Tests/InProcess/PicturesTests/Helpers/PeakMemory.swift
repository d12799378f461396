import Foundation
import TestSupport

/// The peak memory of this process.
enum PeakMemory {
    /// Returns by how many megabytes a body's peak exceeds the memory held before it.
    static func growth(_ body: () throws -> Void) throws -> Int {
        // 5 resets the peak: proc(5), /proc/pid/clear_refs.
        guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else {
            throw TestFailure("/proc/self/clear_refs can’t be written")
        }
        try file.write(contentsOf: Data("5".utf8))
        try file.close()
        let before = try kilobytes("VmHWM")
        try body()
        return (try kilobytes("VmHWM") - before) / 1024
    }

    private static func kilobytes(_ name: String) throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name + ":") }),
            let number = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) })
        else { throw TestFailure("/proc/self/status has no \(name)") }
        return number
    }
}

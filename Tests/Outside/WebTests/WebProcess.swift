import Foundation

/// The process that displays a program's page.
enum WebProcess {
    /// Returns its process id; `nil` if there is none. It is a descendant of the program, usually in a sandbox of its own.
    static func of(_ program: Int32) -> Int32? {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.compactMap { Int32($0) }.first { process in
            name(of: process).hasPrefix("WebKitWebProces")
                && sequence(first: process, next: parent).contains(program)
        }
    }

    private static func name(of process: Int32) -> String {
        (try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)) ?? ""
    }

    private static func parent(of process: Int32) -> Int32? {
        let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("PPid:") }
        return line.flatMap { Int32($0.dropFirst(5).trimmingCharacters(in: .whitespaces)) }.flatMap {
            $0 > 1 ? $0 : nil
        }
    }
}

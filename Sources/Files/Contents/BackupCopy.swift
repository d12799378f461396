import CGtk
import Platform

/// A copy of the old content of a file that is written in place. It is next to the file until the new content is on the disk.
///
/// If writing is interrupted the copy remains, under a name that explains it to the user.
nonisolated struct BackupCopy {
    private let sibling: TemporarySibling
    private let path: SystemPath
    let name: FileName

    private static let mark = " (before saving "
    /// The number of hexadecimal digits in the name.
    private static let digits = 8

    /// Makes a copy, and synchronizes it to the disk. It gets its name once it is complete.
    init(of target: SystemPath, _ content: [UInt8]) throws {
        sibling = try TemporarySibling(of: target, mode: 0o600)
        name = Self.name(of: target, String(UInt32.random(in: 0...UInt32.max), radix: 16)).name
        path = target.folder.child(name.text)
        var hasName = false
        do {
            try sibling.fill { send in _ = send(content) }
            try sibling.sync()
            try sibling.keep(as: path) { hasName = true }
        } catch {
            sibling.remove()
            if hasName { TemporarySibling.remove(path) }
            sibling.close()
            throw error
        }
    }

    /// Removes the copy, because the file is complete.
    func remove() {
        TemporarySibling.remove(path)
        leave()
    }

    /// Leaves the copy to the user, because the file is incomplete.
    func leave() { sibling.close() }

    /// Returns the copies of a file that this user's programs have left, without those in use.
    static func left(of target: SystemPath) -> [FileName] {
        let folder = target.folder
        let (pattern, tail) = name(of: target, "")
        let all = pattern.text.utf8
        let start = all.dropLast(tail.utf8.count - mark.utf8.count)
        let end = tail.utf8.dropFirst(mark.utf8.count + digits)
        var left: [FileName] = []
        for entry in folder.entries {
            guard let name = FileName(entry), case let bytes = name.text.utf8,
                bytes.count == all.count, bytes.starts(with: start), bytes.suffix(end.count).elementsEqual(end)
            else { continue }
            if TemporarySibling.isLeft(folder.child(name.text)) { left.append(name) }
        }
        return left.sorted { $0.text < $1.text }
    }

    /// Returns the name of a copy, and its part after the file's own name.
    private static func name(of target: SystemPath, _ number: String) -> (name: FileName, tail: String) {
        let name = target.base.text
        let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 } ?? name.endIndex
        let own = String(name[dot...])
        let ending = own.utf8.count <= 20 && FileName("x\(own)") != nil ? own : ""
        let zeros = String(repeating: "0", count: digits - number.count)
        let tail = "\(mark)\(zeros)\(number))\(ending)"
        return (FileName(sanitizing: String(name[..<dot]), ending: tail), tail)
    }
}

extension File {
    /// Returns the names of copies with this file's previous content that interrupted saving has left in its folder.
    package nonisolated func copiesLeft(_ cancellation: Cancellation) -> [FileName] {
        guard let path = systemPath, let target = try? Self.linked(path) else { return [] }
        return BackupCopy.left(of: target)
    }
}

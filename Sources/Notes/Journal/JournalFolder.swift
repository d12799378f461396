import Files
import Localization
import Platform

/// The folder of one journal.
nonisolated struct JournalFolder: Sendable {
    /// The folder that it is in, with the journals of all windows of all programs that run.
    let root: StateFolder
    let name: FileName

    /// A new name, that no other one has.
    init(newIn root: StateFolder) {
        self.init(
            root: root, name: FileName(sanitizing: "\(Process.identifier)-\(UInt64.random(in: 0..<UInt64.max))"))
    }

    private init(root: StateFolder, name: FileName) {
        (self.root, self.name) = (root, name)
    }

    /// Where it is while it is made or removed, so that nobody takes it for unsaved work.
    var hidden: StateFolder { root.hidden(name) }
    /// Where it is otherwise.
    var folder: StateFolder { root.folder(name) }
    /// The folder as a file, for what waits for the disk that it is on.
    var file: File { folder.asFile }

    /// All that there are, in order; throws `PlatformError` if they can't be listed.
    static func all(in root: StateFolder) throws -> [JournalFolder] { own(try root.names(), in: root) }

    /// Those that a program was making or removing as it ended, or is just now; throws `PlatformError`.
    static func unfinished(in root: StateFolder) throws -> [JournalFolder] { own(try root.hiddenNames(), in: root) }

    /// What has another name than journals have is nothing of this program's.
    private static func own(_ names: [FileName], in root: StateFolder) -> [JournalFolder] {
        names.filter { name in
            let parts = name.text.split(separator: "-", omittingEmptySubsequences: false)
            return parts.count == 2 && parts.allSatisfy(isNumber)
        }.map { JournalFolder(root: root, name: $0) }
    }

    private static func isNumber(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }

    /// Whether a file in it is a journal's.
    private static func isOwn(_ file: FileName) -> Bool {
        if file == JournalEntry.index { return true }
        let parts = file.text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.count == 2 && ["text", "picture"].contains(parts[0]) && isNumber(parts[1])
    }

    /// Removes it, because its note is saved or discarded. If that is interrupted, the next start goes on with it.
    /// Returns whether nobody finds it any more.
    @discardableResult
    func remove() -> Bool {
        guard (try? folder.move(to: hidden)) != nil else { return false }
        // With a part of it gone it mustn't come back.
        if (try? root.sync()) != nil { finishRemoving() }
        return true
    }

    /// Removes what is hidden.
    func finishRemoving() { try? hidden.remove(where: Self.isOwn) }

    /// Moves it where journals are put that can't be read, and returns that; throws `PlatformError` if it stays.
    func setAside() throws -> String {
        let unreadable = root.parent.folder("unreadable")
        try unreadable.make()
        let taken = Set(try unreadable.names())
        guard let free = name.numbered.lazy.prefix(1000).first(where: { !taken.contains($0) }) else {
            throw PlatformError(localized("Its folder can’t be created."))
        }
        let destination = unreadable.folder(free)
        try folder.move(to: destination)
        try? unreadable.sync()
        return destination.path
    }
}

import Files
import Localization
import Platform

/// The folder of one journal.
nonisolated struct JournalFolder: Sendable {
    /// The parent folder, which contains the journals of all windows of all running programs.
    let root: StateFolder
    let name: FileName

    /// Creates a new name that no other journal has.
    init(newIn root: StateFolder) {
        self.init(
            root: root, name: FileName(sanitizing: "\(Process.identifier)-\(UInt64.random(in: 0..<UInt64.max))"))
    }

    private init(root: StateFolder, name: FileName) {
        (self.root, self.name) = (root, name)
    }

    /// The folder while the journal is made or removed, hidden so that it isn't taken for unsaved work.
    var hidden: StateFolder { root.hidden(name) }
    /// The folder at all other times.
    var folder: StateFolder { root.folder(name) }
    /// The folder as a file, for operations that wait for its disk.
    var file: File { folder.asFile }

    /// Returns all journals, in order. Throws `PlatformError` if they can't be listed.
    static func all(in root: StateFolder) throws -> [JournalFolder] { own(try root.names(), in: root) }

    /// Returns the journals that a program is making or removing, or was when it ended. Throws `PlatformError`.
    static func unfinished(in root: StateFolder) throws -> [JournalFolder] { own(try root.hiddenNames(), in: root) }

    /// Returns the folders that have journals' names. Anything else isn't the program's.
    private static func own(_ names: [FileName], in root: StateFolder) -> [JournalFolder] {
        names.filter { name in
            let parts = name.text.split(separator: "-", omittingEmptySubsequences: false)
            return parts.count == 2 && parts.allSatisfy(isNumber)
        }.map { JournalFolder(root: root, name: $0) }
    }

    private static func isNumber(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }

    /// Returns whether a file in the folder is a journal's.
    private static func isOwn(_ file: FileName) -> Bool {
        if file == JournalEntry.index { return true }
        let parts = file.text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.count == 2 && ["text", "picture"].contains(parts[0]) && isNumber(parts[1])
    }

    /// Removes the journal, because its note is saved or discarded. If that is interrupted, the next start continues. Returns
    /// whether the journal can no longer be found.
    @discardableResult
    func remove() -> Bool {
        guard (try? folder.move(to: hidden)) != nil else { return false }
        // A partly removed journal mustn't reappear.
        if (try? root.sync()) != nil { finishRemoving() }
        return true
    }

    /// Removes the hidden folder.
    func finishRemoving() { try? hidden.remove(where: Self.isOwn) }

    /// Moves the journal to the folder of unreadable journals, and returns its new path. Throws `PlatformError` if it can't be
    /// moved.
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

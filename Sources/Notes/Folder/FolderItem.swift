import Files
import Formats
import Platform

/// A note or folder in a folder of notes, as a list shows it.
package nonisolated struct FolderItem: Identifiable, Hashable, Sendable {
    package var entry: FolderEntry
    /// Nil as long as it hasn't been read, and for a folder.
    package var summary: NoteSummary?

    /// Whether it is among the first.
    package var isPinned: Bool

    /// The folders that it is in, within the one that is shown; empty for that itself.
    package var place = ""

    package init(_ entry: FolderEntry, summary: NoteSummary? = nil, isPinned: Bool = false) {
        (self.entry, self.summary, self.isPinned) = (entry, summary, isPinned)
    }

    package var id: String { entry.file.uri }
    package var file: File { entry.file }
    package var isFolder: Bool { entry.isFolder }

    /// What it is called: a note without the ending of its file.
    package var title: String { isFolder ? entry.name : entry.name.fileBase }

    /// The line under the title.
    package var line: String {
        let words = summary?.line(under: title) ?? ""
        return [place, words].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// Whether a list shows a file of a name.
    static func isNote(_ name: String) -> Bool { NoteFormat(named: name) != nil }
}

nonisolated extension FolderItem {
    /// Reads the beginning of the note; nothing of one that can't be read.
    mutating func summarize(_ cancellation: Cancellation) {
        guard let format = NoteFormat(named: entry.name) else { return }
        summary = (try? NoteSummary(of: entry.file, format, cancellation)) ?? NoteSummary(of: "")
    }
}

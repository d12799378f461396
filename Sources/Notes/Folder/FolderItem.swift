import Files
import Formats
import Platform

/// A note or folder in a folder of notes, as shown in a list.
package nonisolated struct FolderItem: Identifiable, Hashable, Sendable {
    package var entry: FolderEntry
    /// The beginning of the note's text; `nil` until it has been read, and for a folder.
    package var summary: NoteSummary?

    /// Whether the item is pinned to the beginning of the list.
    package var isPinned: Bool

    /// The path of subfolders that contain the item, within the folder that is shown; empty for items directly in it.
    package var path = ""

    package init(_ entry: FolderEntry, summary: NoteSummary? = nil, isPinned: Bool = false) {
        (self.entry, self.summary, self.isPinned) = (entry, summary, isPinned)
    }

    package var id: String { entry.file.uri }
    package var file: File { entry.file }
    package var isFolder: Bool { entry.isFolder }

    /// The displayed name: for a note, the file's name without its ending.
    package var title: String { isFolder ? entry.name : entry.name.fileBase }

    /// The line under the title.
    package var line: String {
        let words = summary?.line(under: title) ?? ""
        return [path, words].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// Returns whether a list shows a file with the given name.
    static func isNote(_ name: String) -> Bool { NoteFormat(named: name) != nil }
}

nonisolated extension FolderItem {
    /// Reads the beginning of the note. The summary is empty if it can't be read.
    mutating func summarize(_ cancellation: Cancellation) {
        guard let format = NoteFormat(named: entry.name) else { return }
        summary = (try? NoteSummary(of: entry.file, format, cancellation)) ?? NoteSummary(of: "")
    }
}

import Files
import Formats
import Platform

/// Reads the notes of a folder and its subfolders that have changed since an index was made. For use off the main thread: it
/// waits for the disk.
nonisolated struct IndexReading: Sendable {
    /// The result so far.
    struct Part: Sendable {
        let index: FolderIndex
        /// The notes in the subfolders.
        let deeper: [FolderItem]
        /// Whether the result is complete.
        let isWhole: Bool
        /// Whether the result differs from the known index.
        let isChanged: Bool
    }

    private let folder: File
    private let items: [FolderItem]
    private let folders: [FolderEntry]
    private let pins: Set<String>
    private let known: FolderIndex?
    private let file: IndexFile

    /// Creates a reading of a folder's current items. Without a known index, it uses the one in the file.
    @MainActor
    init(of folder: NotesFolder, known: FolderIndex?, in file: IndexFile) {
        (self.folder, self.known, self.file, pins) = (folder.folder, known, file, folder.pins)
        items = folder.items.filter { !$0.isFolder }
        folders = folder.items.filter(\.isFolder).map(\.entry)
    }

    /// Reads the notes, and delivers the result so far from time to time. Throws `CancellationError`.
    func run(_ cancellation: Cancellation, deliver: (Part) -> Void) throws {
        let before = known ?? file.read()
        var (index, last, count) = (FolderIndex(), Clock.milliseconds, 0)
        func keep(_ items: [FolderItem]) {
            for item in items where before.entries[item.id]?.version == item.entry.state.version {
                index.entries[item.id] = before.entries[item.id]
            }
        }
        keep(items)
        deliver(Part(index: index, deeper: [], isWhole: false, isChanged: false))
        var deeper = try SubfolderNotes(below: folder, pins).found(in: folders, cancellation)
        keep(deeper)
        let all = items.count + deeper.count
        let isChanged = index.entries.count < all || before.entries.count > all
        for number in deeper.indices { deeper[number].summarize(from: index) }
        deliver(Part(index: index, deeper: deeper, isWhole: index.entries.count == all, isChanged: isChanged))
        for item in items + deeper where index.entries[item.id] == nil {
            let format = NoteFormat(named: item.entry.name) ?? .text
            let words = (try? NoteWords.read(item.file, format, cancellation)) ?? ""
            // If this was cancelled, the note may not have been read.
            try cancellation.check()
            index.entries[item.id] = FolderIndex.Entry(version: item.entry.state.version, words: words)
            count += 1
            guard Clock.milliseconds - last >= 2 * File.deliveryPause else { continue }
            deliver(Part(index: index, deeper: deeper, isWhole: false, isChanged: true))
            last = Clock.milliseconds
        }
        for number in deeper.indices where deeper[number].summary == nil { deeper[number].summarize(from: index) }
        if count > 0 { deliver(Part(index: index, deeper: deeper, isWhole: true, isChanged: true)) }
    }
}

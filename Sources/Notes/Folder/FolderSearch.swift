import Files
import Formats
import Platform

/// Finds the notes that have certain words, in a folder and its subfolders. Its index is read or made when it is first needed, and
/// follows the folder.
package final class FolderSearch {
    /// The ids of the notes that have what is looked for, as far as they have been read; nil as long as nothing is looked for.
    package private(set) var found: Set<String>?
    /// The notes in the subfolders, as far as these have been read.
    package private(set) var deeper: [FolderItem] = []
    /// Whether there may be more of them.
    package var isGoing: Bool { indexing != nil || searching != nil }
    /// Called when other notes are found.
    package var onChange: () -> Void = {}
    /// What is looked for.
    package var query = "" {
        didSet {
            guard query != oldValue else { return }
            let isNew = oldValue.isEmpty && hasBegun
            begin()
            // Changes in the subfolders aren't followed.
            if isNew, folder.items.contains(where: \.isFolder) { update() }
            search()
        }
    }

    private let folder: NotesFolder
    private let file: IndexFile
    private var index: FolderIndex?
    private var hasBegun = false
    private var indexing: Task<Void, Never>?
    private var searching: Task<Void, Never>?
    private var saving: Timer?

    /// How long after the last change the index is written, in milliseconds.
    private static let savingDelay = 2000

    package init(_ folder: NotesFolder, in file: IndexFile) {
        (self.folder, self.file) = (folder, file)
        folder.observe(for: self) { [weak self] event in
            if case .items = event { self?.folderChanged() }
        }
    }

    isolated deinit {
        indexing?.cancel()
        searching?.cancel()
    }

    /// Makes itself ready for a search, as when a person goes to the field for it.
    package func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        update()
    }

    private func folderChanged() {
        guard hasBegun else { return }
        update()
        search()
    }

    /// Looks again at what is in the subfolders.
    package func refresh() { if hasBegun { update() } }

    // MARK: Index

    /// Reads the notes that have changed since the index was made, and forgets those that have gone.
    private func update() {
        indexing?.cancel()
        let (items, known, pins) = (folder.items.filter { !$0.isFolder }, index, folder.pins)
        let folders = folder.items.filter(\.isFolder).map(\.entry)
        guard folder.state == .read else { return }
        indexing = Task { [weak self, folder = folder.folder, file] in
            _ = try? await BlockingWork.run(at: folder, silenceLimit: FileWait.look) { [weak self] cancellation in
                let before = known ?? file.read()
                var (index, last, count) = (FolderIndex(), Clock.milliseconds, 0)
                for item in items where before.entries[item.id]?.version == item.entry.state.version {
                    index.entries[item.id] = before.entries[item.id]
                }
                Self.deliver(index, [], isWhole: false, false, to: self)
                var deeper = try DeeperNotes(below: folder, pins).found(in: folders, cancellation)
                for item in deeper where before.entries[item.id]?.version == item.entry.state.version {
                    index.entries[item.id] = before.entries[item.id]
                }
                let all = items.count + deeper.count
                let isChanged = index.entries.count < all || before.entries.count > all
                for number in deeper.indices { deeper[number].summarize(from: index) }
                Self.deliver(index, deeper, isWhole: index.entries.count == all, isChanged, to: self)
                for item in items + deeper where index.entries[item.id] == nil {
                    try cancellation.check()
                    let format = NoteFormat(named: item.entry.name) ?? .text
                    let words = (try? NoteWords.read(item.file, format, cancellation)) ?? ""
                    index.entries[item.id] = FolderIndex.Entry(version: item.entry.state.version, words: words)
                    count += 1
                    guard Clock.milliseconds - last >= 2 * File.deliveryPause else { continue }
                    Self.deliver(index, deeper, isWhole: false, true, to: self)
                    last = Clock.milliseconds
                }
                for number in deeper.indices where deeper[number].summary == nil {
                    deeper[number].summarize(from: index)
                }
                if count > 0 { Self.deliver(index, deeper, isWhole: true, true, to: self) }
            }
            if !Task.isCancelled { self?.indexed() }
        }
    }

    private nonisolated static func deliver(
        _ index: FolderIndex, _ deeper: [FolderItem], isWhole: Bool, _ isChanged: Bool, to search: FolderSearch?
    ) {
        Task { @MainActor in search?.take(index, deeper, isWhole: isWhole, isChanged) }
    }

    private func take(_ index: FolderIndex, _ deeper: [FolderItem], isWhole: Bool, _ isChanged: Bool) {
        self.index = index
        if isWhole || !deeper.isEmpty { self.deeper = deeper }
        search()
        if isWhole, isChanged { saveLater() }
    }

    private func indexed() {
        indexing = nil
        onChange()
    }

    private func saveLater() {
        saving?.cancel()
        saving = MainLoop.after(milliseconds: Self.savingDelay) { [weak self] in
            guard let self, let index else { return }
            Task { [file] in
                try? await BlockingWork.run(at: file.cache.asFile, timeLimit: FileWait.writing) { _ in file.write(index)
                }
            }
        }
    }

    // MARK: Search

    private func search() {
        searching?.cancel()
        searching = nil
        let (query, items) = (query, folder.items + deeper)
        guard query.contains(where: { !$0.isWhitespace }) else { return show(nil) }
        guard let index else { return }
        searching = Task { [weak self] in
            guard let found = try? await Self.matches(of: query, in: items, index), !Task.isCancelled, let self else {
                return
            }
            searching = nil
            // The end of a search is a change, too.
            if found == self.found, !isGoing { onChange() } else { show(found) }
        }
    }

    @concurrent
    private nonisolated static func matches(
        of query: String, in items: [FolderItem], _ index: FolderIndex
    ) async throws -> Set<String>? {
        try index.matches(of: query, in: items)
    }

    private func show(_ found: Set<String>?) {
        guard found != self.found else { return }
        self.found = found
        onChange()
    }
}

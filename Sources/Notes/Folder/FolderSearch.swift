import Files
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
    /// Why not all notes could be read, in words for the person; nil if they could, or aren't read yet.
    package private(set) var problem: String?
    /// Called when other notes are found.
    package var onChange: () -> Void = {}
    /// What is looked for.
    package var query = "" {
        didSet {
            guard query != oldValue else { return }
            let isNew = oldValue.isEmpty && hasBegun
            begin()
            // Changes in the subfolders aren't followed, and a disk that didn't answer may do so now.
            if isNew, problem != nil || folder.items.contains(where: \.isFolder) { update() }
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
        guard folder.state == .read else { return }
        let reading = IndexReading(of: folder, known: index, in: file)
        indexing = Task { [weak self, folder = folder.folder] in
            var failure: (any Error)?
            do {
                try await BlockingWork.run(at: folder, silenceLimit: FileWait.look) { [weak self] cancellation in
                    try reading.run(cancellation) { part in
                        Task { @MainActor [weak self] in self?.take(part) }
                    }
                }
            } catch {
                failure = error
            }
            if !Task.isCancelled { self?.indexed(failure) }
        }
    }

    private func take(_ part: IndexReading.Part) {
        index = part.index
        if part.isWhole || !part.deeper.isEmpty { deeper = part.deeper }
        search()
        if part.isWhole, part.isChanged { saveLater() }
    }

    private func indexed(_ failure: (any Error)?) {
        indexing = nil
        problem = failure.map(folder.message)
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

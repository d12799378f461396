import Files
import Platform

/// Finds the notes that contain certain words, in a folder and its subfolders. Reads or builds its index when it is first needed,
/// and keeps it up to date with the folder.
package final class FolderSearch {
    /// The ids of the matching notes among those read so far; `nil` while nothing is searched for.
    package private(set) var found: Set<String>?
    /// The notes in the subfolders read so far.
    package private(set) var deeper: [FolderItem] = []
    /// Whether more matches may follow.
    package var isSearching: Bool { indexing != nil || searching != nil }
    /// Why not all notes could be read, in words for the user; `nil` if they could, or haven't been read yet.
    package private(set) var problem: String?
    /// Called when the matches change, and when the search ends.
    package var onChange: () -> Void = {}
    /// The words to search for.
    package var query = "" {
        didSet {
            guard query != oldValue else { return }
            let isNew = oldValue.isEmpty && hasBegun
            begin()
            // Subfolders aren't watched for changes, and a disk that didn't respond may do so now.
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

    /// The delay between the last change and writing the index, in milliseconds.
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

    /// Prepares for a search, for example when the user goes to the search field.
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

    /// Reads the subfolders again.
    package func refresh() { if hasBegun { update() } }

    // MARK: Index

    /// Reads the notes that have changed since the index was made, and removes those that no longer exist.
    private func update() {
        indexing?.cancel()
        guard folder.state == .read else { return }
        let reading = IndexReading(of: folder, known: index, in: file)
        indexing = Task { [weak self, folder = folder.folder] in
            var failure: (any Error)?
            do {
                try await BlockingWork.run(at: folder, silenceLimit: FileWait.look) { [weak self] cancellation in
                    try reading.run(cancellation) { part in
                        Task { @MainActor [weak self] in self?.receive(part) }
                    }
                }
            } catch {
                failure = error
            }
            if !Task.isCancelled { self?.indexed(failure) }
        }
    }

    private func receive(_ part: IndexReading.Part) {
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
            // Reports the end of a search even without new matches.
            if found == self.found, !isSearching { onChange() } else { show(found) }
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

import Localization
import Platform

/// The reading of a file into a note, in place of what that holds.
package final class NoteReading {
    package let file: File
    package private(set) var isCancelled = false
    private weak var store: NoteStore?
    /// What is shown of it.
    private var activity: (any NoteActivity)?
    private var loading: Task<LoadedNote, any Error>?
    private var filling: Task<LoadedPictures, any Error>?

    package init(_ file: File) {
        self.file = file
    }

    /// Says which note it is for, whose messages tell of it from now on.
    package func begin(in store: NoteStore) {
        self.store = store
        store.reading = self
        activity = store.messages?.begin(localized("Opening “{name}”…", ["name": file.name])) {
            [weak self] in
            self?.cancel()
        }
    }

    /// Reads the file. Throws `PlatformError` if it can't be read, `NotANote` if it is none, `CancellationError`.
    package func load() async throws -> LoadedNote {
        guard !isCancelled else { throw CancellationError() }
        let loading = Task { [file] in try await LoadedNote.load(file) }
        self.loading = loading
        return try await loading.value
    }

    /// Puts what has been read in the note, and ends. Throws `CancellationError`; a part of it is then in the note.
    package func finish(with loaded: LoadedNote) async throws {
        guard !isCancelled, let store else { throw CancellationError() }
        let filling = Task {
            try await store.fill(with: loaded) { part in
                self.activity?.update(
                    localized(
                        "Opening “{name}”… {percent} %",
                        ["name": self.file.name, "percent": "\(Int(part * 100))"]))
            }
        }
        self.filling = filling
        let pictures = try await filling.value
        end()
        store.adopt(loaded.location(with: pictures))
    }

    /// Calls it off. What is put in place of a note that has a file is never left half.
    package func cancel() {
        isCancelled = true
        loading?.cancel()
        if store?.location.file == nil { filling?.cancel() }
    }

    package func end() {
        store?.reading = nil
        activity?.end()
    }

    /// The message about an error that it ended with; nil if it was called off.
    package func message(for error: any Error) -> String? {
        guard !(error is CancellationError) else { return nil }
        return localized(
            "“{name}” can’t be opened. {reason}",
            ["name": file.name, "reason": FileProblem.opening(error)])
    }
}

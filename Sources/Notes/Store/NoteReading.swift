import Localization
import Platform

/// Reads a file into a note, replacing the note's contents.
package final class NoteReading {
    package let file: File
    package private(set) var isCancelled = false
    private weak var store: NoteStore?
    /// The activity shown for the reading.
    private var activity: (any NoteActivity)?
    private var loading: Task<LoadedNote, any Error>?
    private var filling: Task<LoadedPictures, any Error>?

    package init(_ file: File) {
        self.file = file
    }

    /// Begins the reading for a store, whose messages show its progress.
    package func begin(in store: NoteStore) {
        self.store = store
        store.reading = self
        activity = store.messages?.begin(localized("Opening “{name}”…", ["name": file.name])) {
            [weak self] in
            self?.cancel()
        }
    }

    /// Reads the file. Throws `PlatformError` if it can't be read, `NotANoteError` if it isn't a note, `CancellationError`.
    package func load() async throws -> LoadedNote {
        guard !isCancelled else { throw CancellationError() }
        let loading = Task { [file] in try await LoadedNote.load(file) }
        self.loading = loading
        return try await loading.value
    }

    /// Fills the note with what was read, and ends. Throws `CancellationError`; the note is then partly filled.
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

    /// Cancels the reading. Filling a note that has a file isn't interrupted, so that it is never left incomplete.
    package func cancel() {
        isCancelled = true
        loading?.cancel()
        if store?.location.file == nil { filling?.cancel() }
    }

    package func end() {
        store?.reading = nil
        activity?.end()
    }

    /// Returns the message for an error that ended the reading; `nil` if it was cancelled.
    package func message(for error: any Error) -> String? {
        guard !(error is CancellationError) else { return nil }
        return localized(
            "“{name}” can’t be opened. {reason}",
            ["name": file.name, "reason": FileProblem.opening(error)])
    }
}

import Documents
import Notes

/// Reads the text in a note's pictures beside everything else, one after another, as long as something is looked for. Without a
/// program for it, there is only what was kept before.
final class PictureReading {
    /// Reads the text in a picture as it stands; empty if there is none.
    var read: (NotePicture) async throws -> String = { try await TextRecognition.text(in: $0.pixels()) }
    /// Where the texts are kept that have been read.
    var kept = RecognizedTexts()
    /// Whether there is a program for it.
    var isPossible: () -> Bool = { TextRecognition.isPossible }

    private let search: NoteSearch
    private var task: Task<Void, Never>?

    init(_ search: NoteSearch) { self.search = search }

    isolated deinit { task?.cancel() }

    /// Begins, or goes on with the pictures that have come in.
    func begin() {
        guard task == nil, search.unread != nil else { return }
        task = Task { [weak self, search, read, kept, isPossible] in
            while !Task.isCancelled, let picture = search.unread {
                var text = await kept.text(in: picture)
                if text == nil, isPossible(), !Task.isCancelled, let new = try? await read(picture) {
                    text = new
                    if !Task.isCancelled { await kept.keep(new, in: picture) }
                }
                // One that can't be read isn't tried again.
                if !Task.isCancelled { search.keep(text ?? "", in: picture) }
            }
            if !Task.isCancelled { self?.task = nil }
        }
    }

    /// Leaves the rest for another time.
    func stop() {
        task?.cancel()
        task = nil
    }
}

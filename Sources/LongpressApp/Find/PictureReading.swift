import Documents
import Notes

/// Reads the text in a note's pictures in the background, one after another, while a search is open. Without a program for text
/// recognition, it uses only texts that were read before.
final class PictureReading {
    /// Returns the text in a picture as it is posed; empty if there is none.
    var read: (NotePicture) async throws -> String = { try await TextRecognition.text(in: $0.pixels()) }
    /// The store of texts that have been read.
    var kept = RecognizedTexts()
    /// Whether a program for text recognition is installed.
    var isPossible: () -> Bool = { TextRecognition.isPossible }

    private let search: NoteSearch
    private var task: Task<Void, Never>?

    init(_ search: NoteSearch) { self.search = search }

    isolated deinit { task?.cancel() }

    /// Starts reading, or continues with pictures that have been added.
    func begin() {
        guard task == nil, search.unread != nil else { return }
        task = Task { [weak self, search, read, kept, isPossible] in
            while !Task.isCancelled, let picture = search.unread {
                var text = await kept.text(in: picture)
                if text == nil, isPossible(), !Task.isCancelled, let new = try? await read(picture) {
                    text = new
                    if !Task.isCancelled { await kept.keep(new, in: picture) }
                }
                // A picture that can't be read isn't tried again.
                if !Task.isCancelled { search.keep(text ?? "", in: picture) }
            }
            if !Task.isCancelled { self?.task = nil }
        }
    }

    /// Stops reading; the remaining pictures are read another time.
    func stop() {
        task?.cancel()
        task = nil
    }
}

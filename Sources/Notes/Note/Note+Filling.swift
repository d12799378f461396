import Platform
import RichText

extension Note {
    /// The number of pictures added between two frames.
    private static let picturesAtOnce = 100

    /// Replaces the contents with those of another note, piece by piece. They count as saved, and there is nothing to undo.
    /// Reports the inserted part of the text, from 0 to 1. Returns the pictures, and those that can't be shown. Throws
    /// `CancellationError`; the note is then partly filled.
    func fill(with loaded: LoadedNote, progress: (Double) -> Void = { _ in }) async throws
        -> LoadedPictures
    {
        empty()
        let (content, first) = (await text(of: loaded), nextIdentifier)
        // Decodes on other threads while the text is inserted on this one.
        async let decoded = loaded.decodedPictures()
        try await TextFilling.append(
            content, to: text, by: { body in history.withoutRecording(body) }, progress: progress)
        let pictures = try await decoded
        for start in stride(from: 0, to: pictures.pictures.count, by: Self.picturesAtOnce) {
            try Task.checkCancellation()
            if start > 0 { await MainLoop.pause(milliseconds: TextFilling.pause) }
            history.withoutRecording {
                together {
                    pictures.pictures[start...].prefix(Self.picturesAtOnce).forEach { add($0, as: first + $0.id) }
                }
            }
        }
        nextIdentifier = max(nextIdentifier, (self.pictures.map(\.id).max() ?? 0) + 1)
        let missing = Set(placed.keys).subtracting(self.pictures.map(\.id))
        if !missing.isEmpty { history.withoutRecording { removeFromText(Array(missing)) } }
        text.insertionPoint = 0
        history.forgetAll()
        return pictures
    }

    private func add(_ picture: LoadedPictures.Picture, as id: NotePicture.ID) {
        Thumbnails.shared.insert(picture.picture)
        add(picture.picture.file, caption: picture.caption, pose: picture.pose, as: id)
    }

    /// Returns the text of a note that was read, with the numbers that its pictures get in this note.
    private func text(of loaded: LoadedNote) async -> RichText {
        loaded.text.hasPictures ? await Self.numbered(loaded.text, from: nextIdentifier) : loaded.text
    }

    @concurrent
    private static func numbered(_ text: RichText, from first: Int) async -> RichText {
        text.withPicturesOnce.mapPictures { TextPicture(id: first + $0.id, size: $0.size) }
    }

    /// Removes all contents, with nothing to undo.
    func empty() {
        history.withoutRecording {
            text.removeAll()
            remove(pictures.map(\.id))
        }
        history.forgetAll()
    }
}

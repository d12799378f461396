import Platform

extension Note {
    /// The number of pictures added between two frames.
    private static let picturesAtOnce = 100

    /// Holds another note in place of the one that is there, bit by bit, with nothing to undo, and tells which part of
    /// the text is there, from 0 to 1. It counts as saved. Returns its pictures, and those that can't be shown. Throws
    /// `CancellationError`; a part is then there.
    func fill(with loaded: LoadedNote, progress: (Double) -> Void = { _ in }) async throws
        -> LoadedPictures
    {
        empty()
        // On other threads while the text goes in on this one.
        async let decoded = loaded.decodedPictures()
        try await TextFilling.append(
            loaded.text, to: text, by: { body in history.withoutRecording(body) }, progress: progress)
        let pictures = try await decoded
        for start in stride(from: 0, to: pictures.pictures.count, by: Self.picturesAtOnce) {
            try Task.checkCancellation()
            if start > 0 { await MainLoop.pause(milliseconds: TextFilling.pause) }
            history.withoutRecording {
                together { pictures.pictures[start...].prefix(Self.picturesAtOnce).forEach(add) }
            }
        }
        text.insertionPoint = 0
        history.forgetAll()
        return pictures
    }

    private func add(_ picture: LoadedPictures.Picture) {
        Thumbnails.shared.insert(picture.picture)
        add(picture.picture.file, caption: picture.caption, pose: picture.pose)
    }

    /// Holds nothing any more, with nothing to undo.
    func empty() {
        history.withoutRecording {
            text.removeAll()
            remove(pictures.map(\.id))
        }
        history.forgetAll()
    }
}

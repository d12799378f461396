import Notes

/// The viewers of a note's pictures.
final class Viewers {
    private struct Entry {
        weak var viewer: PictureViewer?
    }

    private var entries: [Entry] = []

    var open: [PictureViewer] { entries.compactMap(\.viewer) }

    func add(_ viewer: PictureViewer) {
        entries.removeAll { $0.viewer == nil }
        entries.append(Entry(viewer: viewer))
    }

    /// Updates all viewers after the pictures have changed.
    func update(from note: Note) {
        for entry in entries { entry.viewer?.update(from: note) }
    }
}

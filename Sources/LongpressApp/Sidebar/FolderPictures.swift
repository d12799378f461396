import Documents
import Files
import Gtk
import Notes
import Pictures

/// The small pictures of the notes in a list. They are read one after another as they become visible, the latest first.
final class FolderPictures {
    /// Called when the picture of a note has been read.
    var onLoad: (FolderItem) -> Void = { _ in }
    private var known: [String: Known] = [:]
    private var wanted: [FolderItem] = []
    private var loading: Task<Void, Never>?

    private struct Known {
        let version: String
        let texture: Texture?
    }

    /// The size of a picture in the list, in points. It has twice as many pixels.
    static let size = 36
    /// The maximum number of pictures to keep, and to wait for: GTK makes about two hundred rows.
    private static let (most, maxWanted) = (1000, 200)

    /// Returns the picture of a note; nil if it has none, or hasn't been read yet.
    func texture(of item: FolderItem) -> Texture? {
        if let known = known[item.id], known.version == item.entry.state.version { return known.texture }
        want(item)
        return known[item.id]?.texture
    }

    private func want(_ item: FolderItem) {
        wanted.removeAll { $0.id == item.id }
        wanted.append(item)
        if wanted.count > Self.maxWanted { wanted.removeFirst() }
        guard loading == nil else { return }
        loading = Task { [weak self] in
            while let item = self?.wanted.popLast() {
                let pixels = try? await NotePreview.read(item.file, toFit: 2 * Self.size)
                self?.receive(pixels ?? nil, of: item)
            }
            self?.loading = nil
        }
    }

    private func receive(_ pixels: Pixels?, of item: FolderItem) {
        if known.count >= Self.most { known = [:] }
        let before = known[item.id]?.texture
        known[item.id] = Known(version: item.entry.state.version, texture: pixels.map { Texture($0) })
        if pixels != nil || before != nil { onLoad(item) }
    }

    isolated deinit { loading?.cancel() }
}

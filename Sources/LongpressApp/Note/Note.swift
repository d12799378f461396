import Gtk

/// What a window shows: pictures with captions. The text lives in the text view's buffer, which holds the only copy.
final class Note {
    /// The pictures in order.
    private(set) var pictures: [NotePicture] = []
    /// What can be undone, of the text too.
    let history: History
    private var observers: [(Change) -> Void] = []
    private var nextIdentifier = 1

    /// What has changed.
    enum Change {
        /// Pictures came or went.
        case pictures
        /// One picture looks different.
        case pixels(NotePicture.ID)
        /// One picture has another caption.
        case caption(NotePicture.ID)
    }

    init(history: History = History()) {
        self.history = history
    }

    /// Calls a handler after every change.
    func observe(_ handler: @escaping (Change) -> Void) {
        observers.append(handler)
    }

    /// Adds a picture at the end.
    @discardableResult
    func add(_ file: PictureFile, caption: String = "") -> NotePicture.ID {
        let picture = NotePicture(id: nextIdentifier, file: file, caption: caption)
        nextIdentifier += 1
        make(.insertion(picture, at: pictures.count))
        return picture.id
    }

    /// The picture of that identity, while it is in the note.
    func picture(_ id: NotePicture.ID) -> NotePicture? {
        pictures.first { $0.id == id }
    }

    /// Takes a picture out.
    func remove(_ id: NotePicture.ID) {
        guard let index = pictures.firstIndex(where: { $0.id == id }) else { return }
        make(.removal(pictures[index], at: index))
    }

    /// Sets a picture's caption.
    func setCaption(_ caption: String, of id: NotePicture.ID) {
        guard let picture = picture(id), picture.caption != caption else { return }
        make(.caption(id, from: picture.caption, to: caption))
    }

    /// Replaces a picture's pixels by turned ones.
    func setPixels(_ pixels: Pixels, preview: Pixels, of id: NotePicture.ID) {
        guard let picture = picture(id) else { return }
        make(.look(id, from: picture.look, to: NotePicture.Look(pixels: pixels, preview: preview)))
    }

    private func make(_ change: PictureChange) {
        history.begin()
        apply(change)
        history.record(.pictures(change))
        history.end()
    }

    /// Makes a change without recording it: the history does so when it goes back and forth.
    func apply(_ change: PictureChange) {
        switch change {
        case .insertion(let picture, let place):
            pictures.insert(picture, at: min(place, pictures.count))
            notify(.pictures)
        case .removal(let picture, _):
            pictures.removeAll { $0.id == picture.id }
            notify(.pictures)
        case .caption(let id, _, let caption): self.change(id, .caption(id)) { $0.caption = caption }
        case .look(let id, _, let look): self.change(id, .pixels(id)) { $0.look = look }
        }
    }

    private func change(_ id: NotePicture.ID, _ change: Change, _ body: (inout NotePicture) -> Void) {
        guard let index = pictures.firstIndex(where: { $0.id == id }) else { return }
        body(&pictures[index])
        notify(change)
    }

    private func notify(_ change: Change) {
        observers.forEach { $0(change) }
    }
}

/// A picture in a note.
struct NotePicture: Identifiable {
    let id: Int
    /// The words below it; empty for none.
    var caption: String
    /// What it looks like now.
    var look: Look
    /// The name it was added under, without the ending.
    let name: String

    init(id: Int, file: PictureFile, caption: String) {
        self.id = id
        self.caption = caption
        look = Look(file)
        name = file.baseName
    }

    /// All of its pixels.
    var pixels: Pixels { look.pixels }
    /// The same, ready to be drawn at the size that is shown.
    var texture: Texture { look.texture }
    /// The same at the size that is shown.
    var preview: Pixels { look.preview }
    /// The file it came from, as long as it has not been changed since.
    var original: PictureFile? { look.original }
}

extension NotePicture {
    /// What a picture looks like.
    struct Look {
        let pixels: Pixels
        let preview: Pixels
        let texture: Texture
        let original: PictureFile?

        /// A look as it came.
        init(_ file: PictureFile) {
            (pixels, preview, texture) = (file.picture.pixels, file.preview, Texture(file.preview))
            original = file
        }

        /// A look that was made of another one.
        init(pixels: Pixels, preview: Pixels) {
            (self.pixels, self.preview, texture) = (pixels, preview, Texture(preview))
            original = nil
        }

        /// About how much memory it takes, in bytes.
        var byteCount: Int {
            pixels.byteCount + (preview === pixels ? 0 : preview.byteCount) + (original?.bytes.count ?? 0)
        }
    }
}

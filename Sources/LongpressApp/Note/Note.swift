import Gtk

/// What a window shows: pictures with captions. The text lives in the text view's buffer, which holds the only copy.
final class Note {
    /// The pictures in order.
    private(set) var pictures: [NotePicture] = []
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

    /// Calls a handler after every change.
    func observe(_ handler: @escaping (Change) -> Void) {
        observers.append(handler)
    }

    /// Adds a picture at the end.
    @discardableResult
    func add(_ file: PictureFile, caption: String = "") -> NotePicture.ID {
        let picture = NotePicture(id: nextIdentifier, file: file, caption: caption)
        nextIdentifier += 1
        pictures.append(picture)
        notify(.pictures)
        return picture.id
    }

    /// The picture of that identity, while it is in the note.
    func picture(_ id: NotePicture.ID) -> NotePicture? {
        pictures.first { $0.id == id }
    }

    /// Takes a picture out.
    func remove(_ id: NotePicture.ID) {
        pictures.removeAll { $0.id == id }
        notify(.pictures)
    }

    /// Sets a picture's caption.
    func setCaption(_ caption: String, of id: NotePicture.ID) {
        change(id, .caption(id)) { $0.caption = caption }
    }

    /// Replaces a picture's pixels by turned ones.
    func setPixels(_ pixels: Pixels, preview: Pixels, of id: NotePicture.ID) {
        change(id, .pixels(id)) { $0.replacePixels(pixels, preview: preview) }
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
    private(set) var pixels: Pixels
    /// The same at the size that is shown.
    private(set) var preview: Pixels
    /// That, ready to be drawn.
    private(set) var texture: Texture
    /// The file it came from, as long as it has not been changed since.
    private(set) var original: PictureFile?
    /// The name it was added under, without the ending.
    let name: String

    init(id: Int, file: PictureFile, caption: String) {
        self.id = id
        self.caption = caption
        pixels = file.picture.pixels
        preview = file.preview
        texture = Texture(file.preview)
        original = file
        name = file.baseName
    }

    mutating func replacePixels(_ pixels: Pixels, preview: Pixels) {
        self.pixels = pixels
        self.preview = preview
        texture = Texture(preview)
        original = nil
    }
}

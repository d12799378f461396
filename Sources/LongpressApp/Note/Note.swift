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
        /// Pictures came or went, or stand in another order.
        case pictures
        /// One picture has been turned.
        case pose(NotePicture.ID)
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
    func add(_ file: PictureFile, caption: String = "", pose: Pose = .upright) -> NotePicture.ID {
        var picture = NotePicture(id: nextIdentifier, file: file, caption: caption)
        picture.pose = pose
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

    /// Turns a picture.
    func turn(_ id: NotePicture.ID, _ turn: Pixels.Turn) {
        guard let picture = picture(id) else { return }
        make(.pose(id, from: picture.pose, to: picture.pose.turned(turn)))
    }

    /// Moves pictures, which keep their order among each other, to before another one, which may be one of them; nil for
    /// the end. Nothing moves if that one has gone.
    func move(_ ids: [NotePicture.ID], before next: NotePicture.ID?) {
        let old = pictures.map(\.id)
        guard let place = next == nil ? old.count : old.firstIndex(where: { $0 == next }) else { return }
        let moved = old.filter(ids.contains)
        let new = old[..<place].filter { !ids.contains($0) } + moved + old[place...].filter { !ids.contains($0) }
        guard new != old else { return }
        make(.order(moved, from: old, to: new))
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
        case .pose(let id, _, let pose): self.change(id, .pose(id)) { $0.pose = pose }
        case .order(_, _, let order):
            let known = Dictionary(uniqueKeysWithValues: pictures.map { ($0.id, $0) })
            // The order doesn't know those that came in without being recorded, such as files that are still being read.
            pictures = order.compactMap { known[$0] } + pictures.filter { !order.contains($0.id) }
            notify(.pictures)
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

import Pictures
import RichText

/// A note, shown in a window: text, and pictures with captions. Observers are told of all changes by one event.
package final class Note {
    /// The text, its styles and its directions. It holds the only copy.
    package let text: any NoteText
    /// The text as a value, in pieces.
    let mirror: TextMirror
    package private(set) var pictures: [NotePicture] = []
    /// The undo history, of the text too.
    package let history: History
    /// Tells the selected pictures.
    package var selectedPictures: () -> [NotePicture.ID] = { [] }
    /// Shows where a step has just been undone or made again.
    package var onShow: (HistoryStep, NoteSelection) -> Void = { _, _ in }
    private var observers: [(Change) -> Void] = []
    /// The number of the next picture.
    var nextIdentifier = 1
    /// The pictures that stand in the text, and how often: more than once only until a change is complete.
    var placed: [NotePicture.ID: (size: TextPicture.Size, count: Int)] = [:]
    /// Those that go on beside the text when they go out of it.
    var staying: Set<NotePicture.ID> = []
    /// The number of running bodies of ``together(_:)``, and whether pictures came or went in them.
    private var depth = 0
    private var hasChanged = false

    /// The most pictures of a note: GTK has to lay all of them out at once in less time than a window may be held.
    package nonisolated static let mostPictures = 2000

    package enum Change {
        /// The text, its styles or its directions.
        case text(TextChange)
        /// Pictures came or went, or stand in another order.
        case pictures
        /// A picture was turned or cropped.
        case pose(NotePicture.ID)
        case caption(NotePicture.ID)
        /// There is something else to undo or to make again, or the note counts as saved now, or no longer.
        case history
    }

    /// A note with a text. What that holds by now can't be undone.
    package init(_ text: any NoteText, history: History = History()) {
        (self.text, self.history) = (text, history)
        mirror = TextMirror(text)
        observe { [mirror] change in if case .text(let change) = change { mirror.update(after: change) } }
        record()
    }

    /// Calls a handler after every change.
    package func observe(_ handler: @escaping (Change) -> Void) {
        observers.append(handler)
    }

    /// Runs a body whose changes of what pictures there are observers hear of once, at its end: each looks at all of them.
    package func together(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        guard depth == 0, hasChanged else { return }
        hasChanged = false
        notify(.pictures)
    }

    /// Whether another picture can be added.
    package var hasRoom: Bool { pictures.count < Self.mostPictures }

    /// Adds a picture at the end.
    @discardableResult
    package func add(_ file: PictureFile, caption: String = "", pose: Pose = .upright) -> NotePicture.ID {
        defer { nextIdentifier += 1 }
        return add(file, caption: caption, pose: pose, as: nextIdentifier)
    }

    /// Adds a picture at the end by a number that no other one has.
    @discardableResult
    func add(_ file: PictureFile, caption: String, pose: Pose, as id: NotePicture.ID) -> NotePicture.ID {
        var picture = NotePicture(id: id, file: file, caption: caption)
        picture.pose = pose
        make(.insertion(picture, at: pictures.count))
        return picture.id
    }

    /// The first of as many numbers as pictures that are about to be added may need.
    package func reserveNumbers(_ count: Int) -> Int {
        defer { nextIdentifier += count }
        return nextIdentifier
    }

    /// Adds pictures with their captions at the end, as many as there is room for, and returns how many that are. Their numbers
    /// are counted from one that was reserved.
    package func add(_ pictures: [(id: Int, picture: LoadedPicture, caption: String)], from first: Int) -> Int {
        let room = max(0, Self.mostPictures - self.pictures.count)
        together {
            for (id, picture, caption) in pictures.prefix(room) {
                Thumbnails.shared.insert(picture)
                add(picture.file, caption: caption, pose: .upright, as: first + id)
            }
        }
        return min(room, pictures.count)
    }

    /// The picture of that identity, while it is in the note.
    package func picture(_ id: NotePicture.ID) -> NotePicture? {
        pictures.first { $0.id == id }
    }

    package func remove(_ id: NotePicture.ID) { remove([id]) }

    /// Takes pictures out, however many, in one go; those in the text with their lines.
    package func remove(_ ids: [NotePicture.ID]) {
        let gone = Set(ids)
        history.begin()
        defer { history.end() }
        together {
            removeFromText(ids)
            // From the last, so that no others have to move up.
            for index in pictures.indices.reversed() where gone.contains(pictures[index].id) {
                make(.removal(pictures[index], at: index))
            }
        }
    }

    package func setCaption(_ caption: String, of id: NotePicture.ID) {
        guard let picture = picture(id), picture.caption != caption else { return }
        make(.caption(id, from: picture.caption, to: caption))
    }

    package func turn(_ id: NotePicture.ID, _ turn: Pixels.Turn) {
        guard let picture = picture(id) else { return }
        make(.pose(id, from: picture.pose, to: picture.pose.turned(turn)))
    }

    /// Has a picture have a file that was made of its own by cropping.
    package func crop(_ id: NotePicture.ID, to file: PictureFile) {
        guard let picture = picture(id) else { return }
        var new = picture
        (new.file, new.fileID) = (file, nextIdentifier)
        nextIdentifier += 1
        make(.file(from: picture, to: new))
    }

    /// Moves pictures, which keep their order among each other, to before another one, which may be one of them; nil for
    /// the end. Nothing moves if that one has gone.
    package func move(_ ids: [NotePicture.ID], before next: NotePicture.ID?) {
        let (old, chosen) = (pictures.map(\.id), Set(ids))
        guard let position = next == nil ? old.count : old.firstIndex(where: { $0 == next }) else { return }
        let moved = old.filter(chosen.contains)
        let others = { (part: ArraySlice<NotePicture.ID>) in part.filter { !chosen.contains($0) } }
        let new = others(old[..<position]) + moved + others(old[position...])
        guard new != old else { return }
        make(.order(moved, from: old, to: new))
    }

    /// Whether pictures that ``move(_:isEarlier:)`` moves come to stand elsewhere: not if they are all that there is at that end.
    package func canMove(_ ids: [NotePicture.ID], isEarlier: Bool) -> Bool {
        let chosen = Set(ids)
        let areChosen = sidePictures.map { chosen.contains($0.id) }
        let count = areChosen.count { $0 }
        return (isEarlier ? areChosen.prefix(count) : areChosen.suffix(count)).contains(false)
    }

    /// Moves pictures, which come to stand together, to before the one before them, or to behind the one behind them.
    package func move(_ ids: [NotePicture.ID], isEarlier: Bool) {
        move(ids, before: neighbor(of: ids, isEarlier: isEarlier))
    }

    /// The picture before which pictures stand after a move; nil for the end.
    private func neighbor(of ids: [NotePicture.ID], isEarlier: Bool) -> NotePicture.ID? {
        let pictures = sidePictures
        if isEarlier {
            let first = pictures.firstIndex { ids.contains($0.id) } ?? 0
            return pictures.dropFirst(max(first - 1, 0)).first?.id
        }
        let last = pictures.lastIndex { ids.contains($0.id) } ?? pictures.count
        return pictures.dropFirst(last + 2).first?.id
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
        case .insertion(let picture, let position):
            pictures.insert(picture, at: min(position, pictures.count))
            notify(.pictures)
        case .removal(let picture, let position):
            let isThere = pictures.indices.contains(position) && pictures[position].id == picture.id
            guard let index = isThere ? position : pictures.firstIndex(where: { $0.id == picture.id }) else { return }
            pictures.remove(at: index)
            notify(.pictures)
        case .caption(let id, _, let caption): self.change(id, .caption(id)) { $0.caption = caption }
        case .pose(let id, _, let pose): self.change(id, .pose(id)) { $0.pose = pose }
        case .file(_, let new):
            self.change(new.id, .pose(new.id)) { ($0.file, $0.fileID) = (new.file, new.fileID) }
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

    /// Tells the observers of a change that has been made.
    func notify(_ change: Change) {
        if depth > 0, case .pictures = change {
            hasChanged = true
            return
        }
        observers.forEach { $0(change) }
    }
}

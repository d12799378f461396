import Pictures
import RichText

/// A note that a window shows: text, and pictures with captions. One event reports all changes to observers.
package final class Note {
    /// The text, its styles and its directions. This is the only copy.
    package let text: any NoteText
    /// The text as a value, in pieces.
    let mirror: TextMirror
    package private(set) var pictures: [NotePicture] = []
    /// The undo history, which includes the text.
    package let history: History
    /// Returns the selected pictures.
    package var selectedPictures: () -> [NotePicture.ID] = { [] }
    /// Shows the place of a step that was just undone or redone.
    package var onShow: (HistoryStep, NoteSelection) -> Void = { _, _ in }
    private var observers: [(Change) -> Void] = []
    /// The number of the next picture.
    var nextIdentifier = 1
    /// The pictures in the text, with their sizes and numbers of occurrences: more than one only until a change is complete.
    var placed: [NotePicture.ID: (size: TextPicture.Size, count: Int)] = [:]
    /// Pictures that stay beside the text when they are removed from it.
    var staying: Set<NotePicture.ID> = []
    /// The number of running bodies of ``together(_:)``, and whether pictures were added, removed or reordered in them.
    private var depth = 0
    private var hasChanged = false

    /// The maximum number of pictures in a note: GTK must lay out all of them at once, in less time than a window may be blocked.
    package nonisolated static let maxPictures = 2000

    package enum Change {
        /// The text, its styles or its directions.
        case text(TextChange)
        /// Pictures were added, removed or reordered.
        case pictures
        /// A picture was turned or cropped.
        case pose(NotePicture.ID)
        case caption(NotePicture.ID)
        /// The steps that can be undone or redone have changed, or whether the note counts as saved.
        case history
    }

    /// Creates a note with a text, whose current contents can't be undone.
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

    /// Runs a body and notifies observers once, at its end, of pictures added, removed or reordered: each observer goes through
    /// all of them.
    package func together(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        guard depth == 0, hasChanged else { return }
        hasChanged = false
        notify(.pictures)
    }

    /// Whether another picture can be added.
    package var hasRoom: Bool { pictures.count < Self.maxPictures }

    /// Adds a picture at the end.
    @discardableResult
    package func add(_ file: PictureFile, caption: String = "", pose: Pose = .upright) -> NotePicture.ID {
        defer { nextIdentifier += 1 }
        return add(file, caption: caption, pose: pose, as: nextIdentifier)
    }

    /// Adds a picture at the end, with a number that no other picture has.
    @discardableResult
    func add(_ file: PictureFile, caption: String, pose: Pose, as id: NotePicture.ID) -> NotePicture.ID {
        var picture = NotePicture(id: id, file: file, caption: caption)
        picture.pose = pose
        make(.insertion(picture, at: pictures.count))
        return picture.id
    }

    /// Returns the first of a range of numbers reserved for pictures that are about to be added.
    package func reserveNumbers(_ count: Int) -> Int {
        defer { nextIdentifier += count }
        return nextIdentifier
    }

    /// Adds pictures with their captions at the end, as many as there is room for, and returns how many were added. Their numbers
    /// start from one that was reserved.
    package func add(_ pictures: [(id: Int, picture: LoadedPicture, caption: String)], from first: Int) -> Int {
        let room = max(0, Self.maxPictures - self.pictures.count)
        together {
            for (id, picture, caption) in pictures.prefix(room) {
                Thumbnails.shared.insert(picture)
                add(picture.file, caption: caption, pose: .upright, as: first + id)
            }
        }
        return min(room, pictures.count)
    }

    /// Returns a picture of the note; `nil` if it isn't in the note.
    package func picture(_ id: NotePicture.ID) -> NotePicture? {
        pictures.first { $0.id == id }
    }

    package func remove(_ id: NotePicture.ID) { remove([id]) }

    /// Removes any number of pictures in one step, those in the text with their lines.
    package func remove(_ ids: [NotePicture.ID]) {
        let gone = Set(ids)
        history.begin()
        defer { history.end() }
        together {
            removeFromText(ids)
            // Goes backwards, so that no other pictures have to move up.
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

    /// Replaces a picture's file with one that was made by cropping it.
    package func crop(_ id: NotePicture.ID, to file: PictureFile) {
        guard let picture = picture(id) else { return }
        var new = picture
        (new.file, new.fileID) = (file, nextIdentifier)
        nextIdentifier += 1
        make(.file(from: picture, to: new))
    }

    /// Moves pictures before another one, which may be one of them, or to the end if that is `nil`. They keep their relative
    /// order. Nothing moves if the other picture no longer exists.
    package func move(_ ids: [NotePicture.ID], before next: NotePicture.ID?) {
        let (old, chosen) = (pictures.map(\.id), Set(ids))
        guard let position = next == nil ? old.count : old.firstIndex(where: { $0 == next }) else { return }
        let moved = old.filter(chosen.contains)
        let others = { (part: ArraySlice<NotePicture.ID>) in part.filter { !chosen.contains($0) } }
        let new = others(old[..<position]) + moved + others(old[position...])
        guard new != old else { return }
        make(.order(moved, from: old, to: new))
    }

    /// Returns whether ``move(_:isEarlier:)`` would move the pictures: not if they are already the first or last ones.
    package func canMove(_ ids: [NotePicture.ID], isEarlier: Bool) -> Bool {
        let chosen = Set(ids)
        let areChosen = sidePictures.map { chosen.contains($0.id) }
        let count = areChosen.count { $0 }
        return (isEarlier ? areChosen.prefix(count) : areChosen.suffix(count)).contains(false)
    }

    /// Moves pictures together, before the picture that precedes them or after the one that follows them.
    package func move(_ ids: [NotePicture.ID], isEarlier: Bool) {
        move(ids, before: neighbor(of: ids, isEarlier: isEarlier))
    }

    /// Returns the picture before which the pictures are after a move; `nil` for the end.
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

    /// Makes a change without recording it, as the history does for undo and redo.
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
            // The order lacks pictures that were added without being recorded, such as files that are still being read.
            pictures = order.compactMap { known[$0] } + pictures.filter { !order.contains($0.id) }
            notify(.pictures)
        }
    }

    private func change(_ id: NotePicture.ID, _ change: Change, _ body: (inout NotePicture) -> Void) {
        guard let index = pictures.firstIndex(where: { $0.id == id }) else { return }
        body(&pictures[index])
        notify(change)
    }

    /// Notifies the observers of a change that has been made.
    func notify(_ change: Change) {
        if depth > 0, case .pictures = change {
            hasChanged = true
            return
        }
        observers.forEach { $0(change) }
    }
}

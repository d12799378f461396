import Notes

/// Which pictures are selected, and where the keyboard is among them.
nonisolated struct PictureSelection: Equatable {
    private(set) var selected: Set<NotePicture.ID> = []
    /// The one that the keyboard is on, selected or not.
    private(set) var cursor: NotePicture.ID?
    /// The picture at which a range selected with Shift begins.
    private var anchor: NotePicture.ID?

    /// Selects one picture alone.
    mutating func select(_ id: NotePicture.ID) {
        (selected, cursor, anchor) = ([id], id, id)
    }

    /// Goes to a picture for which something is done: it is selected alone, unless it is selected already.
    mutating func choose(_ id: NotePicture.ID) {
        if selected.contains(id) { go(to: id) } else { select(id) }
    }

    /// Selects these pictures alone; the keyboard goes to the last of them.
    mutating func select(_ ids: [NotePicture.ID]) {
        (selected, cursor, anchor) = (Set(ids), ids.last ?? cursor, ids.last ?? anchor)
    }

    /// Selects these pictures and leaves the keyboard where it is.
    mutating func select(_ ids: Set<NotePicture.ID>) {
        selected = ids
    }

    mutating func toggle(_ id: NotePicture.ID) {
        if selected.remove(id) == nil { selected.insert(id) }
        (cursor, anchor) = (id, id)
    }

    /// Selects all from where the range began up to a picture, and no others.
    mutating func extend(to id: NotePicture.ID, in order: [NotePicture.ID]) {
        guard let start = order.firstIndex(of: anchor ?? id), let end = order.firstIndex(of: id) else { return }
        if anchor == nil { anchor = id }
        selected = Set(order[min(start, end)...max(start, end)])
        cursor = id
    }

    /// Takes the keyboard to a picture and selects nothing by that.
    mutating func go(to id: NotePicture.ID) {
        cursor = id
    }

    mutating func clear() {
        selected = []
        anchor = nil
    }

    /// Forgets all pictures but these: there are no others.
    mutating func keep(_ ids: [NotePicture.ID]) {
        selected.formIntersection(ids)
        if let gone = cursor, !ids.contains(gone) { cursor = nil }
        if let gone = anchor, !ids.contains(gone) { anchor = nil }
    }

    /// Adapts to other pictures. If all that was selected is gone, what has come to its place is selected.
    mutating func adapt(from old: [NotePicture.ID], to new: [NotePicture.ID]) {
        let known = Set(new)
        if let last = old.lastIndex(where: { selected.contains($0) && !known.contains($0) }) {
            selected.formIntersection(known)
            if selected.isEmpty {
                let next = old[last...].first(where: known.contains) ?? new.last
                if let next { select(next) }
            }
        }
        if let gone = cursor, !known.contains(gone) { cursor = new.first(where: selected.contains) }
        if let gone = anchor, !known.contains(gone) { anchor = cursor }
    }
}

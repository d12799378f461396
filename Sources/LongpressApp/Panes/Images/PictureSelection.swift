import Notes

/// The selected pictures, and the picture with the keyboard focus.
nonisolated struct PictureSelection: Equatable {
    private(set) var selected: Set<NotePicture.ID> = []
    /// The picture with the keyboard focus, selected or not.
    private(set) var cursor: NotePicture.ID?
    /// The picture at which a range selected with Shift begins.
    private var anchor: NotePicture.ID?

    /// Selects only one picture.
    mutating func select(_ id: NotePicture.ID) {
        (selected, cursor, anchor) = ([id], id, id)
    }

    /// Moves to a picture that a command is for: selects only this picture, unless it is selected already.
    mutating func choose(_ id: NotePicture.ID) {
        if selected.contains(id) { go(to: id) } else { select(id) }
    }

    /// Selects only these pictures, and moves the cursor to the last of them.
    mutating func select(_ ids: [NotePicture.ID]) {
        (selected, cursor, anchor) = (Set(ids), ids.last ?? cursor, ids.last ?? anchor)
    }

    /// Selects only these pictures, without moving the cursor.
    mutating func select(_ ids: Set<NotePicture.ID>) {
        selected = ids
    }

    mutating func toggle(_ id: NotePicture.ID) {
        if selected.remove(id) == nil { selected.insert(id) }
        (cursor, anchor) = (id, id)
    }

    /// Selects all pictures from the start of the range to a picture, and no others.
    mutating func extend(to id: NotePicture.ID, in order: [NotePicture.ID]) {
        guard let start = order.firstIndex(of: anchor ?? id), let end = order.firstIndex(of: id) else { return }
        if anchor == nil { anchor = id }
        selected = Set(order[min(start, end)...max(start, end)])
        cursor = id
    }

    /// Moves the cursor to a picture without selecting it.
    mutating func go(to id: NotePicture.ID) {
        cursor = id
    }

    mutating func clear() {
        selected = []
        anchor = nil
    }

    /// Deselects all pictures except these, the only ones that exist.
    mutating func keep(_ ids: [NotePicture.ID]) {
        selected.formIntersection(ids)
        if let gone = cursor, !ids.contains(gone) { cursor = nil }
        if let gone = anchor, !ids.contains(gone) { anchor = nil }
    }

    /// Adapts the selection to a change of the pictures. If all selected pictures are gone, selects the one that took their
    /// place.
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

import Gtk

extension ImagePane {
    private static let steps: [String: PictureGrid.Step] = [
        "Left": .left, "Right": .right, "Up": .up, "Down": .down, "Home": .first, "End": .last,
    ]

    /// Handles the keys that select, open and remove pictures.
    func followKeys() {
        let keys = KeyController(phase: .capture)
        keys.onKey { [weak self] key in self?.handle(key) ?? false }
        widget.add(keys)
    }

    private func handle(_ key: Key) -> Bool {
        // In a caption, keys are for its text.
        guard !items.isEmpty, widget.window?.focus.flatMap({ Label($0) }) == nil else { return false }
        let name = key.name.hasPrefix("KP_") ? String(key.name.dropFirst(3)) : key.name
        if key.alt { return move(name, key) }
        if let step = Self.steps[name] { return go(step, key) }
        switch (name, key.control, key.shift) {
        case ("Delete", false, false) where !selection.selected.isEmpty: onDelete()
        case ("Return", false, false), ("Enter", false, false):
            if selection.selected.isEmpty, let stop { select([stop], focus: true) }
            onOpen()
        case ("space", _, false):
            guard let stop else { return false }
            change(focus: true) { key.control ? $0.toggle(stop) : $0.select(stop) }
        case ("Escape", false, false) where isDragging: cancelDrag()
        case ("Escape", false, false) where !selection.selected.isEmpty: change(focus: false) { $0.clear() }
        default: return false
        }
        return true
    }

    /// Handles Alt with the left and right arrow keys, which moves the selected pictures in that direction on the screen. With
    /// the up and down arrow keys, Alt moves them in the order of the note.
    private func move(_ name: String, _ key: Key) -> Bool {
        guard ["Left", "Right"].contains(name), !key.control, !key.shift else { return false }
        onMoveByKey((name == "Left") != widget.isRightToLeft)
        return true
    }

    private func go(_ step: PictureGrid.Step, _ key: Key) -> Bool {
        let order = order
        guard
            let id = selection.cursor.flatMap({ nextGrid.picture(step, from: $0) })
                ?? (step == .last ? order.last : order.first)
        else { return false }
        switch (key.control, key.shift) {
        case (_, true): change(focus: true) { $0.extend(to: id, in: order) }
        case (true, false):
            change(focus: false) { $0.go(to: id) }
            focusItem(id)
        case (false, false): change(focus: true) { $0.select(id) }
        }
        return true
    }
}

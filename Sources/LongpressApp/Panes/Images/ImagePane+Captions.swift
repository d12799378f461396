import Gtk
import Longpress
import Notes

/// The captions below the pictures.
extension ImagePane {
    /// Returns the label of a picture's caption; nil if it isn't visible.
    func captionLabel(of id: NotePicture.ID) -> Label? {
        guard let caption = item(id)?.caption, let label = caption.label?.widget, label.isVisible else { return nil }
        return label
    }

    /// Adds a picture's caption widgets to the pane when they are made, after the picture in focus order.
    func adoptCaption(of item: PictureItem) {
        item.caption.onNew = { [weak self, weak item] widget in
            self?.canvas.append(widget)
            self?.canvas.reorder(widget, after: item?.widget)
        }
    }

    /// Moves the pane's cursor to a picture whose caption is pressed, without changing the selection.
    func captionPressed(_ id: NotePicture.ID) { change(focus: false) { $0.go(to: id) } }

    /// The frame of the edited caption, in the pane's coordinates at the current scroll position.
    var captionFrame: Rectangle? {
        guard let frame = editedCaption.flatMap(grid.caption) else { return nil }
        return Rectangle(x: frame.minX, y: frame.minY - widget.scrollPosition, width: frame.width, height: frame.height)
    }

    func captionEdited(before: NotePicture.ID?) {
        guard editedCaption != before else { return }
        before.flatMap(item)?.caption.isEdited = false
        editedCaption.flatMap(item)?.caption.isEdited = true
        canvas.setNeedsAllocation()
        notifyLayoutChange()
    }

    // MARK: Positions

    /// Returns the picture at a point, or the one whose caption or placeholder is there.
    func picture(at point: Point) -> NotePicture.ID? {
        if let id = grid.picture(at: point) { return id }
        return grid.captioned(at: point).flatMap { id in item(id)?.caption.shown != nil ? id : nil }
    }

    /// Returns whether a caption or placeholder is at a point. A press there is for it, not for the picture.
    func hasCaption(at point: Point) -> Bool {
        grid.captioned(at: point).flatMap { item($0)?.caption.shown } != nil
    }

    // MARK: Attention

    func follow(_ pointer: MotionController) {
        pointer.onMove { [weak self] point in
            guard let self, !isDragging else { return }
            let pointed = grid.picture(at: point) ?? grid.captioned(at: point)
            if pointed != self.pointed { self.pointed = pointed }
        }
        pointer.onLeave { [weak self] in if self?.pointed != nil { self?.pointed = nil } }
        canvas.add(pointer)
    }

    /// Follows the keyboard focus, if it is visible. Hiding the focus later changes nothing, because the user knows where it is.
    func firstResponderChanged(to first: (any Responder)?, isVisible: Bool) {
        let focused = isVisible ? items.first { $0.widget.responder === first }?.id : nil
        if focused != self.focused { self.focused = focused }
    }

    /// Returns whether a picture is pointed at, focused or selected. If so, the placeholder of a missing caption is visible.
    func hasAttention(_ id: NotePicture.ID) -> Bool {
        id == pointed || id == focused || selection.selected.contains(id)
    }

    func showAttention(_ ids: [NotePicture.ID?]) {
        for case let id? in ids { item(id)?.caption.hasAttention = hasAttention(id) }
    }
}

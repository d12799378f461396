import Gtk
import Longpress
import Notes

/// The captions below the pictures.
extension ImagePane {
    /// The label of a picture's caption; nil if none is visible.
    func captionLabel(of id: NotePicture.ID) -> Label? {
        guard let caption = item(id)?.caption, let label = caption.label?.widget, label.isVisible else { return nil }
        return label
    }

    /// Puts what stands below a picture into the pane, after it in the order of the keyboard.
    func takeCaption(of item: PictureItem) {
        item.caption.onNew = { [weak self, weak item] widget in
            self?.canvas.append(widget)
            self?.canvas.reorder(widget, after: item?.widget)
        }
    }

    /// Has the keyboard stop at a picture whose caption is pressed. Which pictures are selected is another matter.
    func captionPressed(_ id: NotePicture.ID) { change(focus: false) { $0.go(to: id) } }

    /// The place of the caption that is being edited, in the pane's own coordinates as it is scrolled now.
    var captionPlace: Rectangle? {
        guard let frame = editedCaption.flatMap(grid.caption) else { return nil }
        return Rectangle(x: frame.minX, y: frame.minY - widget.scrollPosition, width: frame.width, height: frame.height)
    }

    func captionEdited(before: NotePicture.ID?) {
        guard editedCaption != before else { return }
        before.flatMap(item)?.caption.isEdited = false
        editedCaption.flatMap(item)?.caption.isEdited = true
        canvas.setNeedsPlacing()
        tellOfPlaces()
    }

    // MARK: What is where

    /// The picture at a point, or the one that lacks a caption there and asks for it.
    func picture(at point: Point) -> NotePicture.ID? {
        if let id = grid.picture(at: point) { return id }
        return grid.captioned(at: point).flatMap { id in item(id)?.caption.shown != nil ? id : nil }
    }

    /// Whether there is a caption at a point, or what asks for one: a press there is about that.
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

    /// Follows the keyboard. The window may have stopped showing which widget has it; the person knows it.
    func firstResponderChanged(to first: (any Responder)?, isSeen: Bool) {
        let focused = isSeen ? items.first { $0.widget.responder === first }?.id : nil
        if focused != self.focused { self.focused = focused }
    }

    /// Whether a picture is pointed at, focused or selected: it then says that it lacks a caption.
    func hasAttention(_ id: NotePicture.ID) -> Bool {
        id == pointed || id == focused || selection.selected.contains(id)
    }

    func showAttention(_ ids: [NotePicture.ID?]) {
        for case let id? in ids { item(id)?.caption.hasAttention = hasAttention(id) }
    }
}

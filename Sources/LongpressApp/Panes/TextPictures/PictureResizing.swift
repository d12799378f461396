import Gtk
import GtkEditor
import Longpress
import Notes

/// Resizes the selected picture in the text, from one size to the next, while the user drags its corner. The note changes when
/// the press is released.
final class PictureResizing {
    private let drag = DragGesture(phase: .capture)
    private let view: WeakObject<TextView>
    private weak var pictures: TextPictures?
    private var dragged: DragState?

    private struct DragState {
        let item: TextPictureItem
        /// The width when the drag began, in points.
        let width: Double
        /// 1 if dragging to the right makes the picture larger, -1 if dragging to the left does.
        let direction: Double
        var size: TextPicture.Size?
    }

    init(_ pictures: TextPictures, in view: TextView) {
        self.pictures = pictures
        self.view = WeakObject(view)
        drag.onDragBegin { [weak self] in self?.begin(at: $0) }
        drag.onDragMove { [weak self] in self?.move(by: $0) }
        drag.onDragEnd { [weak self] _ in self?.end() }
        drag.onCancel { [weak self] in
            if let item = self?.dragged?.item { self?.pictures?.fit(item) }
            self?.dragged = nil
        }
        // On the view, because the corner moves during the drag.
        view.add(drag)
        view.reservePresses { [weak self] in self?.direction(at: $0, isTouch: $1) != nil }
    }

    /// Returns how the selected picture changes as a press on its corner, in the view's coordinates, moves to the right: 1 if it
    /// grows, -1 if it shrinks; nil if the press isn't on a corner.
    private func direction(at point: Point, isTouch: Bool) -> Double? {
        guard let view = view.value, view.isEditable else { return nil }
        return pictures?.selectedItem?.grip.direction(at: point, of: view, isTouch: isTouch)
    }

    private func begin(at point: Point) {
        dragged = nil
        guard let item = pictures?.selectedItem,
            let direction = direction(at: point, isTouch: drag.currentEvent?.isTouch == true)
        else { return }
        dragged = DragState(item: item, width: item.shownWidth, direction: direction)
        drag.claim()
    }

    private func move(by distance: Point) {
        guard let dragged else { return }
        self.dragged?.size = pictures?.show(dragged.item, nearest: dragged.width + dragged.direction * distance.x)
    }

    private func end() {
        guard let dragged, let size = dragged.size, let note = pictures?.note else { return }
        self.dragged = nil
        guard note.sizeInText(dragged.item.id) != size else { return }
        note.history.step(named: localized("Resize Image")) { note.setSize(size, of: [dragged.item.id]) }
    }
}

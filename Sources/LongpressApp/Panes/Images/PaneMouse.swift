import Gtk
import Longpress
import Notes

/// Handles clicks and drags in the pane, which select and move pictures. A finger selects by a tap; its drags scroll.
final class PaneMouse {
    private weak var pane: ImagePane?
    private let click = ClickGesture(button: .primary, phase: .bubble)
    private let drag = DragGesture(phase: .bubble)
    private var presses = TapCounter()
    private let scroller = EdgeScroller()
    /// A picture of a larger selection that is selected alone if the press turns out to be just a click.
    private var pressedWithin: NotePicture.ID?
    private var start: Start?
    private var action: Action?
    /// The pointer's position, in points of the visible part of the canvas.
    private var pointer = Point(x: 0, y: 0)

    private struct Start {
        let point: Point
        let item: NotePicture.ID?
        let adds: Bool
    }

    private enum Action {
        /// A selection rectangle, which adds to these pictures.
        case band(from: Point, besides: Set<NotePicture.ID>)
        case move([NotePicture.ID])
    }

    /// The selection rectangle, in points of the canvas.
    private(set) var band: Rectangle?
    /// The mark where the dragged pictures will go, in points of the canvas.
    private(set) var mark: Rectangle?
    private var insertion: PictureGrid.Insertion?
    private var dragged: DraggedPictures?

    init(_ pane: ImagePane) {
        self.pane = pane
        click.onPressed { [weak self] in self?.pressed($0) }
        click.onReleased { [weak self] in self?.released($0) }
        click.onCancel { [weak self] in self?.pressedWithin = nil }
        drag.onDragBegin { [weak self] in self?.began($0) }
        drag.onDragMove { [weak self] in self?.moved(by: $0) }
        drag.onCancel { [weak self] in self?.cancel() }
        drag.onDragEnd { [weak self] _ in self?.ended() }
        pane.canvas.add(click)
        pane.canvas.add(drag)
    }

    var isDragging: Bool { action != nil }

    // MARK: Clicks

    private func pressed(_ point: Point) {
        pressedWithin = nil
        let event = click.currentEvent
        presses.press(event, at: point)
        // A finger may be about to scroll.
        guard let pane, event?.isTouch != true else { return }
        let (control, shift) = (event?.control == true, event?.shift == true)
        // With a modifier, even a press on a caption is for the picture.
        guard control || shift || !pane.hasCaption(at: point) else { return }
        guard let id = pane.picture(at: point) else {
            if !control, !shift { pane.select([], focus: true) }
            return
        }
        pressed(id, adding: control, extending: shift)
    }

    /// Selects by a press on a picture: only this one, this one in addition, or all up to it.
    func pressed(_ id: NotePicture.ID, adding: Bool, extending: Bool) {
        guard let pane else { return }
        pane.change(focus: true) { selection in
            if extending {
                selection.extend(to: id, in: pane.order)
            } else if adding {
                selection.toggle(id)
            } else if selection.selected.contains(id) {
                selection.go(to: id)
                pressedWithin = id
            } else {
                selection.select(id)
            }
        }
        if adding { pane.focusItem(id) }
    }

    private func released(_ point: Point) {
        guard let pane, !pane.hasCaption(at: point) else { return }
        let event = click.currentEvent
        let id = pane.picture(at: point)
        if event?.isTouch == true {
            pane.select(id.map { [$0] } ?? [], focus: true)
        } else if let pressedWithin, pressedWithin == id {
            pane.select([pressedWithin], focus: true)
        }
        pressedWithin = nil
        // On release: if the second press becomes a hold, only the menu opens.
        if presses.count == 2, id != nil, event?.control != true, event?.shift != true { pane.onOpen() }
    }

    // MARK: Drags

    private func began(_ point: Point) {
        let event = drag.currentEvent
        guard let pane, event?.isTouch != true, !pane.hasCaption(at: point) else {
            start = nil
            return
        }
        start = Start(
            point: point, item: pane.picture(at: point), adds: event?.control == true || event?.shift == true)
    }

    private func moved(by way: Point) {
        guard let pane, let start else { return }
        let point = Point(x: start.point.x + way.x, y: start.point.y + way.y)
        if action == nil {
            guard !way.isWithin(Settings.dragThreshold, of: Point(x: 0, y: 0)), begin(start, in: pane) else { return }
            drag.claim()
        }
        pointer = Point(x: point.x, y: point.y - pane.widget.scrollPosition)
        follow()
        scroll()
    }

    private func begin(_ start: Start, in pane: ImagePane) -> Bool {
        guard let item = start.item else {
            action = .band(from: start.point, besides: start.adds ? pane.selection.selected : [])
            pane.band.isVisible = true
            return true
        }
        guard pane.items.count > 1 else { return false }
        pane.prepare(for: item)
        let moving = pane.selected.map(\.id)
        action = .move(moving)
        let items = pane.items.filter { moving.contains($0.id) }
        dragged = DraggedPictures(items, pressed: item, at: start.point, in: pane)
        for item in pane.items where moving.contains(item.id) { item.widget.addStyle(PictureStyle.moving) }
        return true
    }

    private func follow() {
        guard let pane else { return }
        let point = Point(x: pointer.x, y: pointer.y + pane.widget.scrollPosition)
        switch action {
        case .band(let from, let besides):
            let rectangle = Rectangle(
                x: min(from.x, point.x), y: min(from.y, point.y), width: max(abs(from.x - point.x), 1),
                height: max(abs(from.y - point.y), 1))
            band = rectangle
            let touched = pane.grid.pictures(in: rectangle)
            pane.change(focus: false) { $0.select(besides.union(touched)) }
        case .move:
            // Pictures dropped outside the pane stay where they were.
            insertion = isInside ? pane.grid.insertion(at: point) : nil
            mark = insertion?.mark
            pane.mark.isVisible = mark != nil
            pane.canvas.cursorName = isInside ? "grabbing" : "no-drop"
            dragged?.move(to: pointer)
        case nil: return
        }
        pane.canvas.setNeedsAllocation()
    }

    /// Scrolls while the pointer is near or beyond the upper or lower edge.
    private func scroll() {
        guard let pane else { return }
        scroller.follow(pointer, in: visible) { [weak self, weak pane] _, y in
            pane?.widget.scrollPosition += y
            self?.follow()
        }
    }

    private func ended() {
        guard let pane else { return }
        let (action, insertion) = (action, insertion)
        cancel()
        if case .move(let ids) = action, let insertion { pane.onMove(ids, insertion.next) }
    }

    /// The visible part of the canvas, in the coordinates of the pointer.
    private var visible: Rectangle {
        Rectangle(origin: Point(x: 0, y: 0), size: pane?.widget.size ?? Size(width: 0, height: 0))
    }

    private var isInside: Bool { visible.contains(pointer) }

    /// Ends a drag without moving anything.
    func cancel() {
        guard action != nil else {
            start = nil
            return
        }
        (action, start, band, mark, insertion) = (nil, nil, nil, nil, nil)
        scroller.stop()
        dragged?.end()
        dragged = nil
        guard let pane else { return }
        pane.band.isVisible = false
        pane.mark.isVisible = false
        pane.canvas.cursorName = nil
        for item in pane.items { item.widget.removeStyle(PictureStyle.moving) }
    }
}

extension ImagePane {
    /// Whether pictures or the selection rectangle are being dragged.
    var isDragging: Bool { mouse?.isDragging ?? false }

    func cancelDrag() { mouse?.cancel() }
}

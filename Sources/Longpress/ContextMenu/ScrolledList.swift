import Gtk
import RichText

/// The rows of a list in a scrolled view that is lower than the list (C28).
final class ScrolledList {
    let view: ScrolledWindow
    private let list: ContextMenuList
    private let popover: Popover
    private let scroller = EdgeScroller()

    /// The height of the fade that covers the rows at an edge with more rows beyond, in points: less than a row, and no more than
    /// the 40 that GTK gives it (`undershoot`).
    static let fade = 28.0
    /// The distance from such an edge, in points, within which the pointer scrolls: about as far as the fade hides a row.
    private static let edge = 12.0
    /// The space for the scroll bar beside the rows, in points.
    private static let bar = 12

    /// Wraps the list of a popover in a scrolled view.
    init(_ list: ContextMenuList, in popover: Popover) {
        self.list = list
        self.popover = popover
        popover.child = nil
        view = ScrolledWindow(list.widget, horizontalBar: false)
        // GTK would scroll again, to the item's previous position.
        view.ignoresFocus()
        popover.child = view
        list.items.visible = { [weak self] in self?.visible }
        list.items.onMove = { [weak self] in self?.reveal($0) }
    }

    /// Sets the height of the view, in points, and shows its first or last rows.
    func setHeight(_ height: Double, fromEnd: Bool) {
        view.setMinimumSize(width: Int(list.widget.naturalSize.width) + Self.bar, height: Int(height))
        if fromEnd { view.startAtEnd(of: list.height, showing: height) }
    }

    /// Puts the list back into the popover without the scrolled view.
    func release() {
        stopScrolling()
        list.items.visible = { nil }
        list.items.onMove = { _ in }
        popover.child = nil
        view.releaseChild()
        popover.child = list.widget
    }

    /// Scrolls to an item, and beyond it by the fade, so that the current item is never covered.
    private func reveal(_ index: Int) {
        let frame = list.frame(of: list.items.button(at: index))
        view.extend(over: list.height)
        view.reveal(from: frame.minY - Self.fade, to: frame.maxY + Self.fade)
    }

    /// Scrolls, and calls `step` after each step, while the pointer, in the view's coordinates, is at an edge with more rows
    /// beyond, or, with a held press, outside the view.
    func follow(_ point: Point, isPressed: Bool, _ step: @escaping () -> Void) {
        let bounds = view.ownBounds
        // The edge of the menu is a few points away from the view's.
        let above = isPressed ? Double.infinity : MenuStyle.padding
        guard (bounds.minX...bounds.maxX).contains(point.x),
            (bounds.minY - above...bounds.maxY + above).contains(point.y)
        else { return stopScrolling() }
        let wider = Rectangle(
            x: bounds.minX, y: bounds.minY - Self.edge, width: bounds.width, height: bounds.height + 2 * Self.edge)
        scroller.follow(point, in: wider) { [weak self] _, y in
            guard let self, y != 0 else { return }
            let before = view.scrollPosition
            view.scrollPosition += y
            // Nothing more to scroll.
            if view.scrollPosition == before { stopScrolling() } else { step() }
        }
    }

    func stopScrolling() { scroller.stop() }

    /// The items that are fully visible and not covered by the fade.
    private var visible: Range<Int>? {
        let (top, page) = (view.scrollPosition, view.visibleHeight)
        let start = top + (top > 1 ? Self.fade : 0) - 1
        let end = top + page - (top + page < list.height - 1 ? Self.fade : 0) + 1
        func frame(_ index: Int) -> Rectangle { list.frame(of: list.items.button(at: index)) }
        // The items are ordered from top to bottom.
        let items = 0..<list.items.count
        let (first, last) = (
            items.partitioningIndex { frame($0).minY >= start }, items.partitioningIndex { frame($0).maxY > end }
        )
        return first < last ? first..<last : nil
    }
}

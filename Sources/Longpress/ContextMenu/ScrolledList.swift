import Gtk

/// The rows of a list in a view that is less high, to scroll (C28).
final class ScrolledList {
    let view: ScrolledWindow
    private let list: ContextMenuList
    private let popover: Popover

    /// Room for the scroll bar beside the rows, in points.
    private static let bar = 12

    /// Puts the list that a popover shows into a view, which the popover then shows.
    init(_ list: ContextMenuList, in popover: Popover) {
        self.list = list
        self.popover = popover
        popover.child = nil
        view = ScrolledWindow(list.widget, horizontalBar: false)
        popover.child = view
        list.items.visible = { [weak self] in self?.visible }
    }

    /// Makes the view so many points high.
    ///
    /// - Parameter fromEnd: Whether the last row is what is seen first.
    func setHeight(_ height: Double, fromEnd: Bool) {
        view.setMinimumSize(width: Int(list.widget.naturalSize.width) + Self.bar, height: Int(height))
        if fromEnd { view.startsAtEnd(of: list.height, showing: height) }
    }

    /// Has the popover show the list itself again.
    func release() {
        list.items.visible = { nil }
        popover.child = nil
        view.releaseChild()
        popover.child = list.widget
    }

    /// The items that are wholly to be seen.
    private var visible: Range<Int>? {
        let rows = (0..<list.items.count).filter { index in
            list.items.button(at: index).bounds(in: view).map(view.ownBounds.contains) ?? false
        }
        guard let first = rows.first, let last = rows.last else { return nil }
        return first..<last + 1
    }
}

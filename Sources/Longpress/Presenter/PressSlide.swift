import Gtk

/// A press that has opened a menu and is still held: it chooses by sliding onto an item and being let go there (C3).
final class PressSlide {
    /// An item of a menu, or of a submenu.
    typealias Item = (items: MenuItems, button: Button)

    private let find: (Point) -> Item?
    private var start: Point?
    /// Whether the press has gone far enough to choose something by being let go.
    private var hasSlid = false
    private var lit: Item?

    /// - Parameter find: Finds the item at a point of the window; nil for none.
    init(_ find: @escaping (Point) -> Item?) {
        self.find = find
    }

    /// Takes note of where the press is, in the window's coordinates, and lights up the item there. Its motions don't come
    /// to the popover.
    ///
    /// - Returns: Whether it has gone far enough to choose something.
    func slide(to point: Point) -> Bool {
        let start = start ?? point
        self.start = start
        hasSlid = hasSlid || !point.isWithin(Settings.dragThreshold, of: start)
        if hasSlid { light(find(point)) }
        return hasSlid
    }

    /// Ends with the press; returns the item that it has slid onto, if it has.
    func lift() -> Item? {
        let item = hasSlid ? lit : nil
        stop()
        return item
    }

    /// Ends it.
    func stop() {
        light(nil)
        start = nil
        hasSlid = false
    }

    private func light(_ item: Item?) {
        guard item?.button != lit?.button else { return }
        lit?.button.removeStyle(MenuStyle.pointed)
        item?.button.addStyle(MenuStyle.pointed)
        lit = item
    }
}

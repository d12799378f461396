import Gtk

/// A press that has opened a menu and is still held. It chooses an item by sliding onto it and being released there (C3).
final class PressSlide {
    /// An item of a menu, or of a submenu.
    typealias Item = (items: MenuItems, button: Button)

    private var start: Point?
    /// Whether the press has moved far enough for its release to choose an item.
    private var hasSlid = false
    private var highlighted: Item?

    /// The minimum distance, in points, from where the press opened the menu at which it can choose (10, a little more than the
    /// desktop's usual drag threshold): releasing the button moves the pointer slightly.
    private static let minDistance = 10.0

    /// Records the position of a held press, in window coordinates: the popover doesn't receive its motion events. Returns
    /// whether the press has moved far enough to choose; the caller then highlights the item there, if there is one.
    func slide(to point: Point) -> Bool {
        let start = start ?? point
        self.start = start
        hasSlid = hasSlid || !point.isWithin(max(Settings.dragThreshold, Self.minDistance), of: start)
        return hasSlid
    }

    /// Highlights the item under the press, and no other.
    func highlight(_ item: Item?) {
        guard item?.button != highlighted?.button else { return }
        highlighted?.button.removeStyle(MenuStyle.pointed)
        item?.button.addStyle(MenuStyle.pointed)
        highlighted = item
    }

    /// Ends the press. Returns the item that it has slid onto, if that still exists.
    func lift() -> Int? {
        defer { stop() }
        return highlighted.flatMap { $0.items.index(of: $0.button) }
    }

    func stop() {
        highlight(nil)
        start = nil
        hasSlid = false
    }
}

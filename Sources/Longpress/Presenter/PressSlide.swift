import Gtk

/// A press that has opened a menu and is still held: it chooses by sliding onto an item and being let go there (C3).
final class PressSlide {
    /// An item of a menu, or of a submenu.
    typealias Item = (items: MenuItems, button: Button)

    private var start: Point?
    /// Whether the press has gone far enough to choose something by being let go.
    private var hasSlid = false
    private var lit: Item?

    /// The least distance from where the press opened the menu at which it chooses anything, in points (10, a little more than the
    /// desktop's usual threshold for drags): a hand that lets go of the button moves it.
    private static let leastDistance = 10.0

    /// Takes note of where the press is, in the window's coordinates: its motions don't come to the popover. Returns
    /// whether it has gone far enough to choose something; the item there, if there is one, is to be lit then.
    func slide(to point: Point) -> Bool {
        let start = start ?? point
        self.start = start
        hasSlid = hasSlid || !point.isWithin(max(Settings.dragThreshold, Self.leastDistance), of: start)
        return hasSlid
    }

    /// Lights up the item that the press is on, and no other one.
    func light(_ item: Item?) {
        guard item?.button != lit?.button else { return }
        lit?.button.removeStyle(MenuStyle.pointed)
        item?.button.addStyle(MenuStyle.pointed)
        lit = item
    }

    /// Ends with the press; returns the item that it has slid onto, if it has and that is still there.
    func lift() -> Int? {
        defer { stop() }
        return lit.flatMap { $0.items.index(of: $0.button) }
    }

    func stop() {
        light(nil)
        start = nil
        hasSlid = false
    }
}

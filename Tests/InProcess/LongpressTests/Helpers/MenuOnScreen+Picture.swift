import Gtk
import TestSupport

extension MenuOnScreen {
    /// Takes a screenshot once an item of the open menu is drawn and the screen no longer changes.
    static func take(_ name: String, _ item: String, in window: Window) throws {
        _ = try RowPlace.middle(of: item, in: window)
        var last: ScreenPicture?
        try waitUntil("the menu to be drawn", every: 100) {
            let picture = try Screenshot.picture()
            defer { last = picture }
            return picture == last
        }
        try Screenshot.take(name)
    }
}

import Gtk

/// The few rules of style that menus add to the theme, in its own colours (E11), so that they are light or dark with
/// it.
enum MenuStyle {
    static let editMenu = "longpress-edit-menu"
    static let contextMenu = "longpress-context-menu"
    /// The style class of a row that loses something (C15).
    static let destructive = "longpress-destructive"
    /// The style class of a menu on a dark ground. Themes have one error colour for light and dark, and on dark it is
    /// too dim to read, so there it is lightened.
    static let onDark = "longpress-on-dark"
    /// The style class of the item that the keyboard is on.
    static let current = "longpress-current"
    /// The style class of the item that a press which is still held has slid onto (C3).
    static let pointed = "longpress-pointed"
    /// An item that the keyboard has gone on from, though the pointer may still rest on it.
    static let passedOver = "longpress-passed-over"
    /// The style class of a menu over which the pointer hasn't moved yet: what has come up below it isn't lit by that.
    static let untouched = "longpress-untouched"
    /// The style class of a row of commands side by side, and of a toggle there that is on.
    static let (line, on) = ("longpress-line", "longpress-on")
    static let subtitle = "longpress-subtitle"
    static let badge = "longpress-badge"
    static let message = "longpress-message"
    /// The style class of the outline around what a context menu is for.
    static let target = "longpress-target"
    /// The style class of a menu's title (C17), or of a section's.
    static let title = "longpress-title"

    /// The style classes of a context menu as a sheet, of the line at its top by which a finger pulls it, and of the way back from
    /// a submenu.
    static let (sheet, grip, back) = ("longpress-menu-sheet", "longpress-sheet-grip", "longpress-back")

    static let loupe = "longpress-loupe"
    static let handleKnob = "longpress-handle-knob"
    static let handleStem = "longpress-handle-stem"

    /// The style class of what shows the selected region of a picture, which takes its colour from there.
    static let region = "longpress-region"

    static func install() { installed }

    private static let installed: Void = StyleSheet.install(css)

    /// The space in points between a menu's edge and its items, with the line around it.
    static let padding = 5.0

    /// The space in points that is left between a menu and the edge of its window.
    static let edge = 8.0

    static let css = StyleSheet.text(
        PackageResources.menus_css, ["padding": Int(padding) - 1, "fade": Int(ScrolledList.fade)])
}

import Gtk

/// The few style rules that menus add to the theme. They use the theme's own colours (E11), so that menus are light or dark like
/// the theme.
enum MenuStyle {
    static let editMenu = "longpress-edit-menu"
    static let contextMenu = "longpress-context-menu"
    /// The style class of a destructive row (C15).
    static let destructive = "longpress-destructive"
    /// The style class of a menu on a dark background. Themes have one error colour for light and dark. On dark backgrounds it is
    /// too dim to read, so it is lightened there.
    static let onDark = "longpress-on-dark"
    /// The style class of the current item.
    static let current = "longpress-current"
    /// The style class of the item that a held press has slid onto (C3).
    static let pointed = "longpress-pointed"
    /// The style class of an item that the keyboard has moved away from, though the pointer may still rest on it.
    static let passedOver = "longpress-passed-over"
    /// The style class of a menu over which the pointer hasn't moved yet, so that the item under the pointer isn't highlighted.
    static let untouched = "longpress-untouched"
    /// The style classes of a row of commands side by side, and of a toggle in it that is on.
    static let (line, on) = ("longpress-line", "longpress-on")
    static let subtitle = "longpress-subtitle"
    static let badge = "longpress-badge"
    static let message = "longpress-message"
    /// The style class of the outline around a context menu's target.
    static let target = "longpress-target"
    /// The style class of a menu's title (C17), or a section's.
    static let title = "longpress-title"

    /// The style classes of a context menu shown as a sheet, of the grip at its top by which a finger pulls it, and of the Back
    /// row of a submenu.
    static let (sheet, grip, back) = ("longpress-menu-sheet", "longpress-sheet-grip", "longpress-back")

    static let loupe = "longpress-loupe"
    static let handleKnob = "longpress-handle-knob"
    static let handleStem = "longpress-handle-stem"

    /// The style class of the view that shows the selected region of a picture, which gets its colour from it.
    static let region = "longpress-region"

    static func install() { installed }

    private static let installed: Void = StyleSheet.install(css)

    /// The space between a menu's edge and its items, in points, including the border.
    static let padding = 5.0

    /// The space between a menu and the edge of its window, in points.
    static let edge = 8.0

    static let css = StyleSheet.text(
        PackageResources.menus_css, ["padding": Int(padding) - 1, "fade": Int(ScrolledList.fade)])
}

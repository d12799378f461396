import Gtk

/// The few rules of style that menus add to the system's theme. Every colour is the theme's own (E11), so that menus
/// are light or dark as it is.
enum MenuStyle {
    private static var isInstalled = false

    /// The style class of an edit menu's popover.
    static let editMenu = "longpress-edit-menu"
    /// The style class of a context menu's popover.
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
    /// The style class of a row that can't be chosen.
    static let message = "longpress-message"
    /// The style class of the outline around what a context menu is for.
    static let target = "longpress-target"
    /// The style class of a menu's title (C17), or of a section's.
    static let title = "longpress-title"

    /// The style class of the loupe's popover.
    static let loupe = "longpress-loupe"
    /// The style class of a selection handle's knob.
    static let handleKnob = "longpress-handle-knob"
    /// The style class of a selection handle's stem.
    static let handleStem = "longpress-handle-stem"

    /// The style class of what shows the selected region of a picture, which takes its colour from there.
    static let region = "longpress-region"

    static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        StyleSheet.install(css)
    }

    /// The space in points between a menu's edge and its items, with the line around it.
    static let padding = 5.0

    private static let css = """
        popover.\(editMenu) > contents, popover.\(contextMenu) > contents { padding: \(padding - 1)px; }
        popover.\(editMenu) button, popover.\(contextMenu) button {
            background: none; border: none; box-shadow: none; outline: none; font-weight: normal; min-width: 0;
        }
        popover.\(editMenu) button { padding: 6px 12px; min-height: 24px; border-radius: 6px; }
        popover.\(contextMenu) button { padding: 5px 12px; min-height: 24px; border-radius: 6px; }
        popover.\(editMenu) button:hover:not(.\(passedOver)), popover.\(contextMenu) button:hover:not(.\(passedOver)),
        popover.\(editMenu) button.\(current), popover.\(contextMenu) button.\(current),
        popover.\(editMenu) button.\(pointed), popover.\(contextMenu) button.\(pointed) {
            background-color: alpha(@theme_fg_color, 0.1);
        }
        popover.\(untouched) button:hover:not(:active):not(.\(current)):not(.\(pointed)) { background: none; }
        popover.\(editMenu) button:active, popover.\(contextMenu) button:active {
            background-color: alpha(@theme_fg_color, 0.18);
        }
        popover.\(editMenu) separator { margin: 6px 0; }
        popover.\(contextMenu) separator { margin: 4px 0; }
        popover.\(contextMenu) button.\(destructive) { color: @error_color; }
        popover.\(contextMenu).\(onDark) button.\(destructive) { color: mix(@error_color, @theme_fg_color, 0.5); }
        popover.\(loupe) > contents {
            padding: 0; margin: 0; border-radius: 14px; border: 1px solid alpha(@theme_fg_color, 0.25);
            background-color: @theme_base_color;
        }
        .\(handleKnob) { background-color: @theme_selected_bg_color; border-radius: 50%; }
        .\(handleStem), .\(Magnifier.lineStyle) { background-color: @theme_selected_bg_color; }
        .\(onDark) > .\(handleKnob), .\(onDark) > .\(handleStem), .\(onDark) .\(Magnifier.lineStyle) {
            background-color: mix(@theme_selected_bg_color, @theme_fg_color, 0.4);
        }
        .\(region) { color: @theme_selected_bg_color; }
        popover.\(contextMenu) .\(message) { padding: 5px 12px; min-height: 24px; opacity: 0.7; }
        popover.\(contextMenu) undershoot.top, popover.\(contextMenu) undershoot.bottom {
            background-repeat: no-repeat; background-size: 16px 16px, 100% 100%;
        }
        popover.\(contextMenu) undershoot.top {
            background-position: center top, center;
            background-image: -gtk-icontheme("pan-up-symbolic"),
                linear-gradient(to bottom, @theme_base_color 16px, alpha(@theme_base_color, 0) \(Int(ScrolledList.fade))px);
        }
        popover.\(contextMenu) undershoot.bottom {
            background-position: center bottom, center;
            background-image: -gtk-icontheme("pan-down-symbolic"),
                linear-gradient(to top, @theme_base_color 16px, alpha(@theme_base_color, 0) \(Int(ScrolledList.fade))px);
        }
        .\(target) {
            border: 2px solid @theme_selected_bg_color; border-radius: 6px; background: none; box-shadow: none;
        }
        .\(target).\(onDark) { border-color: mix(@theme_selected_bg_color, @theme_fg_color, 0.4); }
        popover.\(contextMenu) .\(title) { padding: 5px 12px; font-size: smaller; opacity: 0.7; }
        """
}

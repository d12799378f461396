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
    /// The style class of the item that the keyboard is on.
    static let current = "longpress-current"
    /// The style class of a menu's title (C17).
    static let title = "longpress-title"

    static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        StyleSheet.install(css)
    }

    private static let css = """
        popover.\(editMenu) > contents, popover.\(contextMenu) > contents { padding: 4px; }
        popover.\(editMenu) button, popover.\(contextMenu) button {
            background: none; border: none; box-shadow: none; outline: none; font-weight: normal; min-width: 0;
        }
        popover.\(editMenu) button { padding: 6px 12px; min-height: 24px; border-radius: 6px; }
        popover.\(contextMenu) button { padding: 5px 12px; min-height: 24px; border-radius: 6px; }
        popover.\(editMenu) button:hover, popover.\(contextMenu) button:hover,
        popover.\(editMenu) button.\(current), popover.\(contextMenu) button.\(current) {
            background-color: alpha(@theme_fg_color, 0.1);
        }
        popover.\(editMenu) button:active, popover.\(contextMenu) button:active {
            background-color: alpha(@theme_fg_color, 0.18);
        }
        popover.\(editMenu) separator { margin: 6px 0; }
        popover.\(contextMenu) separator { margin: 4px 0; }
        popover.\(contextMenu) button.\(destructive) { color: @error_color; }
        popover.\(contextMenu) .\(title) { padding: 5px 12px; font-size: smaller; opacity: 0.7; }
        """
}

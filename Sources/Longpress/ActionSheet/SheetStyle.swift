import Gtk

/// The style of a sheet: the theme's own colours in a rounded frame upon the dimmed window.
enum SheetStyle {
    private static var isInstalled = false

    /// The style class of what covers the window's content.
    static let backdrop = "longpress-sheet-backdrop"
    /// The style class of that once the content is dimmed.
    static let dimmed = "longpress-sheet-dimmed"
    /// The style class of the sheet.
    static let sheet = "longpress-sheet"
    /// The style class of the sheet's title.
    static let title = "longpress-sheet-title"
    /// The style class of what there is to know before choosing.
    static let message = "longpress-sheet-message"
    /// The style class of a row that can't be taken back.
    static let destructive = "longpress-sheet-destructive"

    static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        StyleSheet.install(css)
    }

    private static let css = """
        .\(backdrop) { background-color: transparent; transition: background-color 250ms ease-out; }
        .\(backdrop).\(dimmed) { background-color: alpha(black, 0.3); }
        .\(backdrop).\(MenuStyle.onDark).\(dimmed) { background-color: alpha(black, 0.55); }
        .\(sheet) {
            margin: \(Int(SheetList.margin))px; padding: 6px; border-radius: 14px;
            color: @theme_fg_color; background-color: @theme_bg_color;
            border: 1px solid @borders; box-shadow: 0 2px 10px alpha(black, 0.3);
        }
        .\(sheet) .\(title) { font-weight: bold; padding: 10px 12px; }
        .\(sheet) .\(message) { padding: 0 12px 10px; }
        .\(sheet) button.\(destructive) { color: @error_color; }
        .\(MenuStyle.onDark) .\(sheet) button.\(destructive) { color: mix(@error_color, @theme_fg_color, 0.5); }
        .\(sheet) button { padding: 8px 12px; min-height: 28px; border-radius: 8px; font-weight: normal; }
        .\(sheet) separator { margin: 6px 0; }
        """
}

import Gtk

/// The style of a sheet: the theme's own colours in a rounded frame over the dimmed window.
enum SheetStyle {
    static let backdrop = "longpress-sheet-backdrop"
    static let dimmed = "longpress-sheet-dimmed"
    static let sheet = "longpress-sheet"
    static let title = "longpress-sheet-title"
    /// The style class of the message.
    static let message = "longpress-sheet-message"
    /// The style class of a row whose action can't be undone.
    static let destructive = "longpress-sheet-destructive"

    static func install() { installed }

    private static let installed: Void = StyleSheet.install(css)

    static let css = StyleSheet.text(PackageResources.sheet_css, ["margin": Int(SheetList.margin)])
}

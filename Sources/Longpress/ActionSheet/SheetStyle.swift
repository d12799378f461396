import Gtk

/// The style of a sheet: the theme's own colours in a rounded frame upon the dimmed window.
enum SheetStyle {
    static let backdrop = "longpress-sheet-backdrop"
    static let dimmed = "longpress-sheet-dimmed"
    static let sheet = "longpress-sheet"
    static let title = "longpress-sheet-title"
    /// The style class of what there is to know before choosing.
    static let message = "longpress-sheet-message"
    /// The style class of a row that can't be taken back.
    static let destructive = "longpress-sheet-destructive"

    static func install() { installed }

    private static let installed: Void = StyleSheet.install(css)

    static let css = StyleSheet.text(PackageResources.sheet_css, ["margin": Int(SheetList.margin)])
}

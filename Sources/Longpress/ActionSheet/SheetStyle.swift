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

    /// Its rules, of the file `sheet.css`.
    static let css = StyleSheet.text(PackageResources.sheet_css, ["margin": Int(SheetList.margin)])
}

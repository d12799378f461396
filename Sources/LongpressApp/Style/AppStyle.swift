import Gtk

/// The few style rules that the program adds to the system's theme. They are CSS files in `Resources`.
enum AppStyle {
    /// The possible sizes of the text, in percent of the theme's.
    static let textSizes = [80, 90, 100, 115, 130, 150, 180, 220, 260]
    /// The index of the theme's own size among them.
    static let normalSize = 2

    static func textClass(_ size: Int) -> String { "longpress-text-\(textSizes[size])" }

    static func install() { StyleSheet.install(css) }

    /// The rules that apply regardless of the desktop's preferences.
    static let css = [
        StyleSheet.text(PackageResources.style_css),
        StyleSheet.text(PackageResources.pictures_css, ["padding": Int(PictureGrid.padding)]),
        StyleSheet.text(PackageResources.guidelines_css),
        StyleSheet.text(PackageResources.demonstrations_css),
        textSizes.indices.map { "textview.\(textClass($0)) { font-size: \(textSizes[$0])%; }" }.joined(separator: "\n"),
    ].joined(separator: "\n")
}

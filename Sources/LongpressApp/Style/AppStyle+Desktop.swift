import Gtk

/// Style rules for the desktop's preferences.
extension AppStyle {
    /// Rules for high contrast, where nothing is pale.
    static let ownHighContrast = StyleSheet.text(PackageResources.contrast_css)

    /// Rules for high contrast, where text is black or white.
    static let highContrast = StyleSheet.text(PackageResources.contrast_theme_css)

    /// Returns rules that use a colour for the selection and the keyboard focus.
    static func accent(_ color: Color) -> String {
        StyleSheet.text(
            PackageResources.accent_css,
            ["accent": color.css, "text": color.isReadableWithWhiteText ? "white" : "black"])
    }
}

nonisolated extension Color {
    /// The colour in CSS.
    fileprivate var css: String {
        let parts = [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }
        return "rgb(\(parts.joined(separator: ", ")))"
    }

    /// Whether white text is readable on the colour: at a contrast ratio of at least 3, as for large text (WCAG 2.1, 1.4.11).
    var isReadableWithWhiteText: Bool {
        // The gamma curve is close to a square.
        let light = 0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue
        return 1.05 / (light + 0.05) >= 3
    }
}

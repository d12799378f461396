import Gtk

/// The rules of style for what the desktop asks for.
extension AppStyle {
    /// With high contrast, what is pale otherwise stands out.
    static let ownHighContrast = StyleSheet.text(PackageResources.contrast_css)

    /// With high contrast, text is black or white.
    static let highContrast = StyleSheet.text(PackageResources.contrast_theme_css)

    /// Has a colour stand for what is selected and what has the keyboard.
    static func accent(_ color: Color) -> String {
        StyleSheet.text(
            PackageResources.accent_css, ["accent": color.css, "text": color.takesWhiteText ? "white" : "black"])
    }
}

nonisolated extension Color {
    /// The colour as style sheets have it.
    fileprivate var css: String {
        let parts = [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }
        return "rgb(\(parts.joined(separator: ", ")))"
    }

    /// Whether white text can be read on it: three times its light at least, as for large text (WCAG 2.1, 1.4.11).
    var takesWhiteText: Bool {
        // The gamma curve is nearly a square.
        let light = 0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue
        return 1.05 / (light + 0.05) >= 3
    }
}

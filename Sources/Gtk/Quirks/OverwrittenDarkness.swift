import CGtk

/// Has a theme that is dark by its name alone be dark again once the program leaves light and dark to others.
///
/// - Symptom: With the theme Adwaita-dark, a program that has asked for light or dark colours for a while is light from then on.
///   GTK makes the dark theme of its own one by asking that for dark colours as it reads it, and asks it for those of the setting
///   whenever that changes, also back to none.
/// - Versions: seen with 4.24.
/// - Source: gtkcssprovider.c, `gtk_css_provider_load_named`.
/// - Test: `DarkStyleTests.testADarkThemeIsDarkAgain`.
/// - Remove when: GTK goes back to the theme's own colours with the setting `gtk-interface-color-scheme`.
enum OverwrittenDarkness {
    /// Has GTK read its theme again.
    static func undo(in settings: Object) { g_object_notify(settings.typed(), "gtk-theme-name") }
}

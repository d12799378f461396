import CGtk

/// Reloads the theme when the program no longer requests light or dark colours, so that a theme that is dark only by its name is
/// dark again.
///
/// - Symptom: With the theme Adwaita-dark, a program that has requested light or dark colours for a while stays light afterwards.
///   GTK derives the dark theme from its own theme by requesting dark colours when it loads the theme. It then requests the
///   colours of the setting whenever the setting changes, even back to none.
/// - Versions: seen with 4.24.
/// - Source: gtkcssprovider.c, `gtk_css_provider_load_named`.
/// - Test: `DarkStyleTests.testADarkThemeIsDarkAgain`.
/// - Remove when: GTK returns to the theme's own colours together with the setting `gtk-interface-color-scheme`.
enum OverwrittenDarkness {
    /// Makes GTK load its theme again.
    static func undo(in settings: Object) { g_object_notify(settings.typed(), "gtk-theme-name") }
}

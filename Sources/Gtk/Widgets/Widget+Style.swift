import CGtk

extension Widget {
    /// Adds a CSS style class.
    public func addStyle(_ name: String) { gtk_widget_add_css_class(widget, name) }

    /// Adds a CSS style class, or removes it.
    public func setStyle(_ name: String, _ isOn: Bool) {
        if isOn { addStyle(name) } else { removeStyle(name) }
    }

    /// Removes a CSS style class.
    public func removeStyle(_ name: String) { gtk_widget_remove_css_class(widget, name) }

    /// Whether the widget has a CSS style class.
    package func hasStyle(_ name: String) -> Bool { gtk_widget_has_css_class(widget, name) != 0 }

    /// Whether the theme writes light text on a dark ground here.
    package var hasLightText: Bool {
        var color = GdkRGBA()
        lp_widget_color(widget, &color)
        // Relative luminance without the gamma curve: enough to tell light from dark.
        return 0.21 * color.red + 0.72 * color.green + 0.07 * color.blue > 0.5
    }
}

/// Style sheets for the whole program.
public enum StyleSheet {
    /// Adds a style sheet (CSS) for every widget on the default display, below the user's own.
    public static func install(_ css: String) {
        _ = add(css)
    }

    private static func add(_ css: String) -> Object? {
        guard let display = gdk_display_get_default() else { return nil }
        let provider = gtk_css_provider_new()
        lp_css_provider_load(provider, css)
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        return provider.map { Object(owning: UnsafeMutableRawPointer($0)) }
    }

    /// A style sheet for the whole program that changes while that runs.
    package final class Changing {
        private var provider: Object?

        /// Makes an empty one.
        package init() {}

        /// What it says.
        package var css = "" {
            didSet {
                guard css != oldValue else { return }
                // A sheet of no bytes at all leaves what was there (GTK 4.8).
                let sheet = css.isEmpty ? "/* */" : css
                if let provider {
                    lp_css_provider_load(provider.typed(), sheet)
                } else {
                    provider = StyleSheet.add(css)
                }
            }
        }
    }
}

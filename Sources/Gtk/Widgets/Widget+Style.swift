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

    package func hasStyle(_ name: String) -> Bool { gtk_widget_has_css_class(widget, name) != 0 }

    /// Whether the theme uses light text on a dark background here.
    package var hasLightText: Bool {
        var color = GdkRGBA()
        lp_widget_color(widget, &color)
        // Relative luminance without the gamma curve: enough to tell light from dark.
        return 0.21 * color.red + 0.72 * color.green + 0.07 * color.blue > 0.5
    }
}

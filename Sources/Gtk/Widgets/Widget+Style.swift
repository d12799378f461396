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
        _ = add(css, at: priority)
    }

    private static let priority = guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)

    private static func add(_ css: String, at priority: guint) -> Object? {
        guard let display = gdk_display_get_default() else { return nil }
        let provider = gtk_css_provider_new()
        lp_css_provider_load(provider, css)
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), priority)
        return provider.map { Object(owning: UnsafeMutableRawPointer($0)) }
    }

    private static func remove(_ provider: Object) {
        guard let display = gdk_display_get_default() else { return }
        gtk_style_context_remove_provider_for_display(display, provider.opaque)
    }

    /// A style sheet for the whole program that changes while that runs.
    package final class Changing {
        private var provider: Object?
        private let rank: guint

        /// Makes an empty one.
        ///
        /// - Parameter isFirst: Whether it has precedence over the others, or they over it: among sheets of one rank GTK heeds
        ///   the last that was added, whatever the rules are like.
        package init(isFirst: Bool) {
            rank = isFirst ? StyleSheet.priority + 1 : StyleSheet.priority - 1
        }

        /// What it says.
        package var css = "" {
            didSet {
                guard css != oldValue else { return }
                defer { KeptDrawings.giveUp() }
                // One that says nothing need not be looked through for each widget.
                guard !css.isEmpty else {
                    if let provider { StyleSheet.remove(provider) }
                    provider = nil
                    return
                }
                if let provider {
                    lp_css_provider_load(provider.typed(), css)
                } else {
                    provider = StyleSheet.add(css, at: rank)
                }
            }
        }
    }
}

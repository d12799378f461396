import CGtk

/// Style sheets for the whole program.
public enum StyleSheet {
    /// Adds a style sheet (CSS) for every widget on the default display. The user's own style sheet takes precedence.
    public static func install(_ css: String) {
        _ = add(css, at: priority)
    }

    /// Returns the text of a style sheet file, with each `${name}` replaced by a value, such as a length that code computes:
    /// before 4.16, GTK's CSS has variables only for colours.
    package static func text<Value>(_ file: [UInt8], _ values: [String: Value]) -> String {
        values.reduce(text(file)) { $0.replacing("${\($1.key)}", with: "\($1.value)") }
    }

    /// Returns the text of a style sheet file without placeholders.
    package static func text(_ file: [UInt8]) -> String { String(decoding: file, as: UTF8.self) }

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

    /// A style sheet for the whole program that can change at run time.
    package final class Changing {
        private var provider: Object?
        private let rank: guint

        /// Makes an empty style sheet that takes precedence over the others, or they over it: among sheets of the same priority,
        /// GTK uses the one added last, whatever the specificity of the rules.
        package init(isFirst: Bool) {
            rank = isFirst ? StyleSheet.priority + 1 : StyleSheet.priority - 1
        }

        package var css = "" {
            didSet {
                guard css != oldValue else { return }
                defer { KeptDrawings.giveUp() }
                // An empty sheet needn't be searched for each widget.
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

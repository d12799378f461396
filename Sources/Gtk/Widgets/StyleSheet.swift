import CGtk

/// Style sheets for the whole program.
public enum StyleSheet {
    /// Adds a style sheet (CSS) for every widget on the default display, below the user's own.
    public static func install(_ css: String) {
        _ = add(css, at: priority)
    }

    /// Returns the text of a style sheet file, with values in place of `${name}`, such as a length that code computes: before 4.16,
    /// GTK's CSS has variables for colours only.
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

    /// A style sheet for the whole program that changes while that runs.
    package final class Changing {
        private var provider: Object?
        private let rank: guint

        /// Makes an empty one, which has precedence over the others, or they over it: among sheets of one rank GTK
        /// heeds the last that was added, whatever the rules are like.
        package init(isFirst: Bool) {
            rank = isFirst ? StyleSheet.priority + 1 : StyleSheet.priority - 1
        }

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

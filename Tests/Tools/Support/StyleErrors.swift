import CGtk

/// The errors that GTK's own parser finds in a style sheet.
public enum StyleErrors {
    private final class Found {
        var lines: [String] = []
    }
    private typealias Told = @convention(c) (gpointer, OpaquePointer, UnsafePointer<GError>, gpointer) -> Void

    /// Returns the errors, warnings and deprecations in a style sheet, each with its line.
    public static func errors(in css: String) -> [String] {
        let found = Found(), provider = gtk_css_provider_new()!
        defer { g_object_unref(provider) }
        let told: Told = { _, section, error, data in
            let line = gtk_css_section_get_start_location(section).pointee.lines + 1
            Unmanaged<Found>.fromOpaque(data).takeUnretainedValue().lines
                .append("line \(line): \(String(cString: error.pointee.message))")
        }
        return withExtendedLifetime(found) {
            g_signal_connect_data(
                provider, "parsing-error", unsafeBitCast(told, to: GCallback.self),
                Unmanaged.passUnretained(found).toOpaque(), nil, GConnectFlags(rawValue: 0))
            lp_css_provider_load(provider, css)
            return found.lines
        }
    }
}

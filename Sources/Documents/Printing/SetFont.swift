import CGtk
import Gtk

/// A font for paper, without hinting, so that letters are placed exactly. It belongs to the thread that it was made on.
nonisolated final class SetFont {
    let context: OpaquePointer
    let description: OpaquePointer
    /// The size in points.
    let size: Double
    /// Whether text without letters of a direction is right-to-left.
    let isRightToLeft: Bool

    /// The default size of a font without one, in points.
    private static let defaultSize = 11.0

    /// Makes the font of a style, at a fraction of its size.
    init(_ style: PrintStyle, scale: Double = 1) {
        isRightToLeft = style.isRightToLeft
        let description = pango_font_description_from_string(style.font)!
        let own = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
        size = (own > 0 ? own : Self.defaultSize) * scale
        pango_font_description_set_size(description, gint(size * Double(PANGO_SCALE)))
        self.description = description
        // Each thread has a font map of its own.
        context = pango_font_map_create_context(pango_cairo_font_map_get_default())
        pango_cairo_context_set_resolution(context, 72)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
    }

    deinit {
        giveBack(context) { g_object_unref($0) }
        giveBack(description) { pango_font_description_free(OpaquePointer($0)) }
    }
}

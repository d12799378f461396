import CGtk
import Gtk

/// The look of printed text, apart from the text's own styles.
package nonisolated struct PrintStyle: Sendable {
    /// The font as a Pango description, such as `Cantarell 11`.
    let font: String
    /// Whether text without letters of a direction is right-to-left.
    let isRightToLeft: Bool

    /// The desktop's style: the font that the note has on the screen.
    @MainActor
    package static var desktop: PrintStyle {
        PrintStyle(font: Settings.fontName, isRightToLeft: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL)
    }
}

import CGtk
import Gtk

/// What printed text looks like, besides its own styles.
package nonisolated struct PrintStyle: Sendable {
    /// The font, as Pango describes one, such as `Cantarell 11`.
    let font: String
    /// Whether what has no letters of its own is written from right to left.
    let isRightToLeft: Bool

    /// As the desktop has it: the font in which the note is on the screen.
    @MainActor
    package static var desktop: PrintStyle {
        PrintStyle(font: Settings.fontName, isRightToLeft: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL)
    }
}

import CGtk
import Gtk

/// The position of a paragraph's first line, in points of the text.
struct FirstLine {
    /// The edge at which its text begins: the left one, or the right one in right-to-left text.
    let edge: Double
    let (top, bottom): (Double, Double)
    let isRightToLeft: Bool

    init(_ start: GtkTextIter, of view: TextView) {
        var (start, caret) = (start, GdkRectangle())
        gtk_text_view_get_cursor_locations(view.typed(), &start, &caret, nil)
        edge = Double(caret.x)
        (top, bottom) = (Double(caret.y), Double(caret.y + caret.height))
        // The insertion point also shows the direction of an empty line.
        isRightToLeft = edge > Double(gtk_widget_get_width(view.typed())) / 2
    }
}

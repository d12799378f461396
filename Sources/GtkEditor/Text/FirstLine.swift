import CGtk
import Gtk

/// Where the first line of a paragraph is, in points of the text.
struct FirstLine {
    /// Where its letters begin: at its left, or at its right if it runs from there.
    let edge: Double
    let (top, bottom): (Double, Double)
    let isRightToLeft: Bool

    init(_ start: GtkTextIter, of view: TextView) {
        var (start, caret) = (start, GdkRectangle())
        gtk_text_view_get_cursor_locations(view.typed(), &start, &caret, nil)
        edge = Double(caret.x)
        (top, bottom) = (Double(caret.y), Double(caret.y + caret.height))
        // The insertion point tells the direction of an empty line, too.
        isRightToLeft = edge > Double(gtk_widget_get_width(view.typed())) / 2
    }
}

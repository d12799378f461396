import CGtk
import Gtk

extension TextView {
    /// Draws the marks of list items and the lines of quotations beside their text. They aren't part of the text, so neither
    /// the insertion point nor a search reaches them. The view must have been made with a setting.
    ///
    /// - Parameter lastStyle: Returns the style of an empty paragraph at the end of the text. It must not hold the view
    ///   strongly.
    package func showParagraphMarks(lastStyle: @escaping () -> ParagraphStyle?) {
        attach(ParagraphMarks(lastStyle, of: buffer), as: ParagraphMarks.name)
    }

    /// Draws the marks again, after the style of an empty paragraph at the end has changed.
    package func redrawParagraphMarks() { gtk_widget_queue_draw(typed()) }

    /// Returns the start of the item whose check box is at a point of the view; nil if there is none.
    package func taskBox(at point: Point) -> Int? {
        var (x, y): (gint, gint) = (0, 0)
        gtk_text_view_window_to_buffer_coords(
            typed(), GTK_TEXT_WINDOW_WIDGET, gint(point.x.rounded()), gint(point.y.rounded()), &x, &y)
        var start = GtkTextIter()
        gtk_text_view_get_line_at_y(typed(), &start, y, nil)
        let offset = Int(gtk_text_iter_get_offset(&start))
        guard buffer.paragraphStyle(at: offset)?.mark?.isTask == true else { return nil }
        let line = FirstLine(start, of: self)
        let distance = line.isRightToLeft ? Double(x) - line.edge : line.edge - Double(x)
        let isBeside = (0...Double(TextBuffer.indent)).contains(distance)
        return isBeside && (line.top...line.bottom).contains(Double(y)) ? offset : nil
    }
}

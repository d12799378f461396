import CGtk
import Gtk

/// The marks beside a view's paragraphs: those of list items, and the lines of quotations. It lives as long as the view.
final class ParagraphMarks {
    static let name: StaticString = "paragraph-marks"

    private let lastStyle: () -> ParagraphStyle?
    /// The numbers up to the line for which they were last computed; reset when the text changes.
    private var known: (line: gint, numbers: ListNumbers)?

    /// The space between a mark and the text, in points.
    private static let gap = 7.0
    /// The width of a quotation's line, and its distance from the text, in points.
    private static let (lineWidth, lineGap) = (3.0, 10.0)

    init(_ lastStyle: @escaping () -> ParagraphStyle?, of buffer: TextBuffer) {
        self.lastStyle = lastStyle
        buffer.onEvent { [weak self] event in if case .change = event { self?.known = nil } }
    }

    /// Draws the marks of the visible paragraphs.
    func draw(in view: TextView, on snapshot: Snapshot) {
        let buffer = view.buffer
        var visible = GdkRectangle()
        gtk_text_view_get_visible_rect(view.typed(), &visible)
        var start = GtkTextIter()
        gtk_text_view_get_line_at_y(view.typed(), &start, visible.y, nil)
        var numbers: ListNumbers?
        var isLast = false
        while !isLast {
            isLast = gtk_text_iter_is_end(&start) != 0
            let style = isLast ? lastStyle() : buffer.paragraphStyle(at: Int(gtk_text_iter_get_offset(&start)))
            if style?.mark != nil, numbers == nil { numbers = self.numbers(before: start, in: buffer) }
            if let mark = numbers?.nextMark(style) {
                draw(mark, beside: FirstLine(start, of: view), of: view, on: snapshot)
            } else if style == .quotation {
                drawLine(beside: start, of: view, on: snapshot)
            }
            var (top, height): (gint, gint) = (0, 0)
            gtk_text_view_get_line_yrange(view.typed(), &start, &top, &height)
            guard top + height < visible.y + visible.height else { return }
            gtk_text_iter_forward_line(&start)
        }
    }

    private func draw(_ mark: String, beside line: FirstLine, of view: TextView, on snapshot: Snapshot) {
        let text = TextLayout(mark, on: view)
        let x = line.isRightToLeft ? line.edge + Self.gap : line.edge - Self.gap - text.size.width
        snapshot.draw(text, at: Point(x: x, y: line.top), in: view.textColor)
    }

    /// Draws the line of a quotation. It connects to the line of a quotation that follows.
    private func drawLine(beside start: GtkTextIter, of view: TextView, on snapshot: Snapshot) {
        var (iterator, top, height): (GtkTextIter, gint, gint) = (start, 0, 0)
        gtk_text_view_get_line_yrange(view.typed(), &iterator, &top, &height)
        let line = FirstLine(start, of: view)
        let x = line.isRightToLeft ? line.edge + Self.lineGap : line.edge - Self.lineGap - Self.lineWidth
        var color = view.textColor
        color.opacity *= 0.3
        let frame = Rectangle(x: x, y: Double(top), width: Self.lineWidth, height: Double(height))
        snapshot.fill(frame, with: color)
    }

    /// Returns the numbers up to a line that is a list item. The time grows with the number of runs of items of the same kind
    /// and level.
    private func numbers(before start: GtkTextIter, in buffer: TextBuffer) -> ListNumbers {
        var position = start
        let line = gtk_text_iter_get_line(&position)
        if let known, known.line == line { return known.numbers }
        var runs: [(style: ParagraphStyle, count: Int)] = []
        while gtk_text_iter_backward_line(&position) != 0 {
            let end = gtk_text_iter_get_line(&position) + 1
            guard let style = buffer.paragraphStyle(at: Int(gtk_text_iter_get_offset(&position))), style.mark != nil
            else {
                break
            }
            buffer.moveToRunStart(&position, of: style)
            runs.append((style, Int(end - gtk_text_iter_get_line(&position))))
        }
        var numbers = ListNumbers()
        for run in runs.reversed() { numbers.skip(run.style, run.count) }
        known = (line, numbers)
        return numbers
    }
}

extension TextBuffer {
    /// Moves a position back to the start of the run of a style that contains it.
    fileprivate func moveToRunStart(_ position: inout GtkTextIter, of style: ParagraphStyle) {
        guard let tag = gtk_text_tag_table_lookup(gtk_text_buffer_get_tag_table(typed()), style.name),
            gtk_text_iter_starts_tag(&position, tag) == 0
        else { return }
        gtk_text_iter_backward_to_tag_toggle(&position, tag)
    }
}

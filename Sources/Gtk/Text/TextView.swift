import CGtk

/// An editor for text in paragraphs. Points and rectangles are in the view's own coordinates.
public final class TextView: Widget {
    /// Makes an editor of a text, with lines that wrap at words.
    public init(_ buffer: TextBuffer = TextBuffer()) {
        super.init(sinking: gtk_text_view_new_with_buffer(buffer.typed()))
        gtk_text_view_set_wrap_mode(typed(), GTK_WRAP_WORD_CHAR)
    }

    /// Wraps a widget as a text view if it is one.
    public init?(_ widget: Widget) {
        guard widget.isA(gtk_text_view_get_type()) else { return nil }
        super.init(borrowing: widget.raw)
    }

    package override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

    /// The text.
    public var buffer: TextBuffer {
        TextBuffer(borrowing: UnsafeMutableRawPointer(gtk_text_view_get_buffer(typed())))
    }

    /// Whether the text can be changed by typing.
    public var isEditable: Bool {
        get { gtk_text_view_get_editable(typed()) != 0 && !buffer.isLocked }
        set { gtk_text_view_set_editable(typed(), newValue ? 1 : 0) }
    }

    /// Opens GTK's emoji chooser at the insertion point. It inserts the emoji that the user chooses.
    package func chooseEmoji() { emit("insert-emoji") }

    /// Sets the space between the view's edges and the text, in points.
    public func setTextMargins(horizontal: Int, vertical: Int) {
        gtk_text_view_set_left_margin(typed(), gint(horizontal))
        gtk_text_view_set_right_margin(typed(), gint(horizontal))
        gtk_text_view_set_top_margin(typed(), gint(vertical))
        gtk_text_view_set_bottom_margin(typed(), gint(vertical))
    }

    /// Sets the space below each paragraph, in points.
    public func setParagraphSpacing(_ points: Int) {
        gtk_text_view_set_pixels_below_lines(typed(), gint(points))
    }

    /// Makes the view's own keys for Cut, Copy and Paste call handlers instead of GTK's code, which puts text on the clipboard in
    /// a way that blocks the program for large texts on X11.
    package func replaceClipboardKeys(
        cut: @escaping () -> Void, copy: @escaping () -> Void, paste: @escaping () -> Void
    ) {
        replaceSignal("cut-clipboard", by: cut)
        replaceSignal("copy-clipboard", by: copy)
        replaceSignal("paste-clipboard", by: paste)
    }
}

extension WeakObject where Wrapped == TextView {
    /// A weak reference to a text view.
    public convenience init(_ view: TextView) {
        self.init(view) { TextView(owning: $0) }
    }
}

import CGtk

/// Makes text views discard their cached drawings when a style sheet has changed.
///
/// - Symptom: Selected text keeps a colour that the desktop no longer uses, until it is selected again. A text view caches the
///   drawing of each line, and is notified only of changes to its own style, not to the style of its selection.
/// - Versions: seen with 4.8.
/// - Source: gtktextlayout.c, `gtk_text_layout_snapshot`; gtktextview.c, `gtk_text_view_css_changed`.
/// - Test: `DesktopStyleTests`.
/// - Remove when: a change to the style of the selection makes the text view redraw its lines.
enum KeptDrawings {
    /// Makes the text views of all windows lay out and draw their lines again.
    static func giveUp() {
        var widgets = ownedElements(of: Window.all.opaque).map { Widget(owning: $0) }
        while let widget = widgets.popLast() {
            if widget.isA(gtk_text_view_get_type()) { layOutAnew(widget) }
            widgets += widget.children
        }
    }

    /// Toggles the wrap mode, which makes GTK lay out all lines. Whether they still break at the same places is known only after
    /// that.
    private static func layOutAnew(_ view: Widget) {
        let mode = gtk_text_view_get_wrap_mode(view.typed())
        gtk_text_view_set_wrap_mode(view.typed(), mode == GTK_WRAP_NONE ? GTK_WRAP_CHAR : GTK_WRAP_NONE)
        gtk_text_view_set_wrap_mode(view.typed(), mode)
    }
}

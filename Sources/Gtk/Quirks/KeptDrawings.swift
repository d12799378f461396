import CGtk

/// Has text views give up what they keep drawn when a style sheet has changed.
///
/// - Symptom: Selected text keeps a colour that the desktop has taken back, until it is selected anew. A text view keeps each
///   line as it has drawn it, and hears only of changes to its own style, not to that of what is selected in it.
/// - Versions: seen with 4.8.
/// - Source: gtktextlayout.c, `gtk_text_layout_snapshot`; gtktextview.c, `gtk_text_view_css_changed`.
/// - Test: `DesktopStyleTests`.
/// - Remove when: a change to the style of a selection has the text view draw its lines anew.
enum KeptDrawings {
    /// Has the text views of all windows lay their lines out and draw them anew.
    static func giveUp() {
        var widgets = ownedElements(of: Window.all.opaque).map { Widget(owning: $0) }
        while let widget = widgets.popLast() {
            if widget.isA(gtk_text_view_get_type()) { layOutAnew(widget) }
            widgets += widget.children
        }
    }

    /// Lines that break otherwise have to be laid out; that they break as before is known only by then.
    private static func layOutAnew(_ view: Widget) {
        let mode = gtk_text_view_get_wrap_mode(view.typed())
        gtk_text_view_set_wrap_mode(view.typed(), mode == GTK_WRAP_NONE ? GTK_WRAP_CHAR : GTK_WRAP_NONE)
        gtk_text_view_set_wrap_mode(view.typed(), mode)
    }
}

import CGtk

/// Has the window laid out once more, before it is painted, whenever a text view has got another size in its layout.
///
/// - Symptom: The window goes blank until it is resized. A text view whose lines break differently asks for a new layout
///   while it is laid out itself; if the window is being laid out as a whole just then, as it is when a popover of its
///   closes, GTK marks every widget on the way up and unmarks only some, and the rest paint nothing.
/// - Versions: seen with 4.8.
/// - Source: gtkwidget.c, `gtk_widget_ensure_allocate`, `gtk_widget_allocate`.
/// - Test: `TextRelayoutTests`, `TouchDividerTests`.
/// - Remove when: a widget may ask for a new layout while it is laid out.
extension TextView {
    /// Has it do so from now on, for as long as it lives.
    package func completesLayoutOfWindow() {
        _ = attached(TextViewLayout.name, or: TextViewLayout(self))
    }
}

private final class TextViewLayout {
    static let name: StaticString = "longpress-text-view-layout"

    private let view: WeakObject<Widget>
    private var size: Size

    init(_ view: Widget) {
        self.view = WeakObject(view)
        size = view.size
        view.onLayouts { [weak self] in self?.check() }
    }

    private func check() {
        guard let view = view.value, view.size != size else { return }
        size = view.size
        if let window = view.window { gtk_widget_queue_allocate(window.widget) }
    }
}

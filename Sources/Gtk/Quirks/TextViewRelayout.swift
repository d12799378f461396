import CGtk

/// Lays out the window once more, before it is painted, whenever a layout has changed the size of a text view.
///
/// - Symptom: The window goes blank until it is resized. A text view whose lines break differently requests a new layout while it
///   is itself laid out. If the whole window is being laid out at that moment, as when one of its popovers closes, GTK marks all
///   ancestors of the text view as needing a layout and unmarks only some of them. The others paint nothing.
/// - Versions: seen with 4.8.
/// - Source: gtkwidget.c, `gtk_widget_ensure_allocate`, `gtk_widget_allocate`.
/// - Test: `TextRelayoutTests`, `TouchDividerTests`.
/// - Remove when: a widget may request a new layout while it is laid out.
extension TextView {
    /// Completes the layout of the window in this way for the lifetime of the text view.
    package func completeWindowLayout() {
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

import CGtk
import Gtk

/// Has what is selected in a text not become what a middle click pastes: two selections of a window, as those of a text and of the
/// field that it is searched by, would take that from each other, and each goes with it.
package final class SelectionOffer {
    private let view: WeakObject<TextView>
    private var unrealizing: SignalConnection?

    /// Begins to offer nothing of a view.
    package init(withheldBy view: TextView) {
        self.view = WeakObject(view)
        guard gtk_widget_get_realized(view.typed()) != 0 else { return }
        let buffer = view.buffer
        let (anchor, insertionPoint) = (buffer.selectionAnchor, buffer.insertionPoint)
        gtk_text_buffer_remove_selection_clipboard(buffer.typed(), gtk_widget_get_primary_clipboard(view.typed()))
        // It goes with what was offered.
        buffer.select(from: anchor, to: insertionPoint)
        // The view takes back itself what it has offered since it was realized.
        unrealizing = view.connect("unrealize") { [weak self] _ in self?.end() }
    }

    /// Offers what will be selected from now on.
    package func end() {
        guard let connection = unrealizing, let view = view.value else { return }
        connection.disconnect()
        unrealizing = nil
        gtk_text_buffer_add_selection_clipboard(view.buffer.typed(), gtk_widget_get_primary_clipboard(view.typed()))
    }

    isolated deinit { end() }
}

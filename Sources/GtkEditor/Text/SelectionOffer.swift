import CGtk
import Gtk

/// Keeps the selection of a text from becoming what a middle click pastes.
///
/// Two selections in a window, such as those of a text and of the field that searches it, would take that from each other, and GTK
/// deselects whatever loses it.
package final class SelectionOffer {
    private let view: WeakObject<TextView>
    private var unrealizing: SignalConnection?

    /// Stops offering the selection of a view.
    package init(withheldBy view: TextView) {
        self.view = WeakObject(view)
        guard gtk_widget_get_realized(view.typed()) != 0 else { return }
        let buffer = view.buffer
        let (anchor, insertionPoint) = (buffer.selectionAnchor, buffer.insertionPoint)
        gtk_text_buffer_remove_selection_clipboard(buffer.typed(), gtk_widget_get_primary_clipboard(view.typed()))
        // That deselects it if it was on offer.
        buffer.select(from: anchor, to: insertionPoint)
        // The view removes this clipboard itself then, and expects to find it.
        unrealizing = view.connect("unrealize") { [weak self] _ in self?.end() }
    }

    /// Offers what is selected from now on.
    package func end() {
        guard let connection = unrealizing, let view = view.value else { return }
        connection.disconnect()
        unrealizing = nil
        gtk_text_buffer_add_selection_clipboard(view.buffer.typed(), gtk_widget_get_primary_clipboard(view.typed()))
    }

    isolated deinit { end() }
}

import CGtk
import Gtk

/// Stops a text from offering its selection as the primary selection, which a middle click pastes.
///
/// Two selections in a window, such as those of a text and of its search field, would take the primary selection from each
/// other, and GTK deselects the one that loses it.
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
        // Removing the clipboard deselects the text if it was offered.
        buffer.select(from: anchor, to: insertionPoint)
        // When it is unrealized, the view removes this clipboard itself, and expects it to be present.
        unrealizing = view.connect("unrealize") { [weak self] _ in self?.end() }
    }

    /// Offers the selection again from now on.
    package func end() {
        guard let connection = unrealizing, let view = view.value else { return }
        connection.disconnect()
        unrealizing = nil
        gtk_text_buffer_add_selection_clipboard(view.buffer.typed(), gtk_widget_get_primary_clipboard(view.typed()))
    }

    isolated deinit { end() }
}

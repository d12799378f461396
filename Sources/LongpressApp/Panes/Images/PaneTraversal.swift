import Gtk

/// Makes the keys that move the focus to the next part of the window go to a picture, if there is one, instead of to the pane
/// around it. The focused picture is scrolled into view.
final class PaneTraversal {
    private weak var pane: ImagePane?
    private let keys = KeyController(phase: .capture)

    /// Handles the keys of the window that contains the pane.
    init(_ pane: ImagePane, in window: Window) {
        self.pane = pane
        let weak = WeakObject(window)
        keys.onKey { [weak self] key in
            guard Self.moving.contains(key.name), let pane = self?.pane else { return false }
            // Only for this key: a press on the space around the pictures still focuses the pane.
            pane.widget.isFocusable = pane.items.isEmpty
            MainLoop.soon {
                pane.widget.isFocusable = true
                // By itself, GTK shows the focus only after Tab.
                weak.value?.showsFocus = true
            }
            return false
        }
        window.add(keys)
    }

    private static let moving: Set<String> = ["Tab", "ISO_Left_Tab", "KP_Tab", "F6"]
}

import Gtk

/// Moves the keyboard's focus in the pane with the keys that go from one part of the window to the next: to a picture,
/// as long as there is one, rather than to the pane around it. The focused picture is scrolled into view.
final class PaneTraversal {
    private weak var pane: ImagePane?
    private let keys = KeyController(phase: .capture)

    /// Follows the keys of the window that the pane is in.
    init(_ pane: ImagePane, in window: Window) {
        self.pane = pane
        let weak = WeakObject(window)
        keys.onKey { [weak self] key in
            guard Self.moving.contains(key.name), let pane = self?.pane else { return false }
            // A press on the space around the pictures gives the pane the keyboard all the same.
            pane.widget.isFocusable = pane.items.isEmpty
            MainLoop.soon {
                pane.widget.isFocusable = true
                // GTK shows it after Tab by itself.
                weak.value?.showsFocus = true
            }
            return false
        }
        window.add(keys)
    }

    private static let moving: Set<String> = ["Tab", "ISO_Left_Tab", "KP_Tab", "F6"]
}

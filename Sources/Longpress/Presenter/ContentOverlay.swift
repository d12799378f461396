import Gtk

extension Window {
    /// The overlay around the window's content, in which something can lie over all of it. If there is none, the content
    /// is put into one, and the window's child is that from then on.
    var contentOverlay: Overlay {
        Overlay(child) ?? wrapChild { Overlay(over: $0) }
    }
}

import Gtk
import Longpress
import Notes

/// Finding in the window's note, while its text is visible.
extension NoteWindow {
    var canFind: Bool { store.reading == nil && !isPageShown }

    var canFindNext: Bool { canFind && hasFinder && finder.canMove }

    /// Fits the bar into the window.
    func adaptFinder() {
        if hasFinder, finder.isOpen { finder.bar.adapt(to: Double(expectedSize.width)) }
    }

    /// Closes the bar, if it is open, when the text is no longer visible.
    func closeFinder() {
        if hasFinder { finder.close() }
    }

    /// Makes Escape close the bar wherever the keyboard focus is, unless the focused widget handles the key.
    func followFinderKeys(on widget: Widget) {
        let keys = KeyController(phase: .bubble)
        keys.onKey { [weak self] key in
            guard let self, key.name == "Escape", key.isPlain, hasFinder, finder.isOpen else { return false }
            finder.close()
            return true
        }
        widget.add(keys)
    }
}

import Gtk
import Longpress
import Notes

/// Finding in the note, while it is visible.
extension NoteWindow {
    var canFind: Bool { store.reading == nil && !isPageShown }

    var canFindNext: Bool { canFind && hasFinder && finder.canMove }

    /// Fits the bar into the window.
    func adaptFinder() {
        if hasFinder, finder.isOpen { finder.bar.adapt(to: Double(expectedSize.width)) }
    }

    /// Closes the bar, if it is open: what it is about isn't visible any more.
    func closeFinder() {
        if hasFinder { finder.close() }
    }

    /// Has Escape close the bar wherever the keyboard is, unless something there takes the key.
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

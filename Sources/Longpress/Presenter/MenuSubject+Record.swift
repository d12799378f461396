import Gtk

extension TextViewResponder: EditingTarget {}

extension LabelResponder: EditingTarget {}

extension EntryResponder: EditingTarget {}

extension MenuSubject {
    /// Returns a record of a menu for this subject. `target` is the visible part of its target, in the window's coordinates.
    /// Returns nil if the subject isn't visible any more.
    func record(of contents: OpenedMenu.Contents, for target: Rectangle) -> OpenedMenu? {
        guard let widget = widget.value, let window = window.value, let view = widget.visibleBounds(in: window) else {
            return nil
        }
        return OpenedMenu(
            contents, by: trigger, hold: hold, follows: follows,
            in: OpenedMenu.Surroundings(
                view: view, target: target, pressed: pressed, room: window.menuBounds,
                keepClear: rectanglesToKeepClear, isAlone: !window.hasActionSheet),
            for: OpenedMenu.FirstResponder(
                String(describing: type(of: responder)), canBecomeFirst: responder.canBecomeFirstResponder,
                editing: (responder as? any EditingTarget)?.editingState))
    }
}

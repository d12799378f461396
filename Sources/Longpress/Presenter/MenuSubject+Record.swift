import Gtk

extension TextViewResponder: EditingTarget {}

extension LabelResponder: EditingTarget {}

extension EntryResponder: EditingTarget {}

extension MenuSubject {
    /// What a menu for this subject is, as a value, for what is visible of its target, in the window's coordinates; nil
    /// if the subject isn't visible any more.
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

import Gtk
import Longpress
import Notes

/// Clicks and keys in the list of notes and in its search field.
extension NotesSidebar {
    func followInput() {
        click.onPressed { [weak self] in self?.pressed($0) }
        click.onReleased { [weak self] in self?.released($0) }
        click.onCancel { [weak self] in self?.press = nil }
        list.add(click)
        list.onActivate { [weak self] index in
            // The first click of a double click has opened it already.
            guard let self, Clock.milliseconds - lastClick > Settings.doubleClickTime else { return }
            open(at: index)
        }
        followField()
        list.onSelectionChange { [weak self] in self?.window.setNeedsValidation() }
        let first = KeyController(phase: .capture)
        first.onKey { [weak self] _ in
            self?.lastClick = Self.never
            return false
        }
        list.add(first)
        let keys = KeyController(phase: .bubble)
        keys.onKey { [weak self] key in
            guard let self, key.isPlain else { return false }
            switch key.name {
            case "Delete", "KP_Delete": responder.perform(.trashListed)
            case "BackSpace": goUp()
            case "Escape": window.text.view.grabFocus()
            default: return false
            }
            return true
        }
        list.add(keys)
    }

    private func followField() {
        let editing = EntryResponder(field)
        editing.onFailure = { [weak self] in self?.window.show($0) }
        field.responder = editing
        field.menu = .edit(EditMenu())
        let entering = FocusController()
        entering.onEnter { [weak self] in self?.prepareSearch() }
        field.add(entering)
        field.onChange { [weak self] in self?.find() }
        // Escape shows all notes again, or moves the focus to the text if the field is empty.
        field.onStop { [weak self] in
            guard let self else { return }
            if field.text.isEmpty { window.text.view.grabFocus() } else { field.text = "" }
        }
        // The first note found is usually the right one.
        field.onActivate { [weak self] in
            guard let self, model.count > 0, !field.text.isEmpty else { return }
            list.selectOnly(at: 0)
            open(at: 0)
        }
        let keys = KeyController(phase: .capture)
        keys.onKey { [weak self] key in
            guard let self, key.isPlain, key.name == "Down", model.count > 0 else { return false }
            if list.selectedIndices.isEmpty { list.selectOnly(at: 0) }
            focus()
            return true
        }
        field.add(keys)
    }

    private func pressed(_ point: Point) {
        press = nil
        pressedRow = list.index(at: point)
        guard let event = click.currentEvent, !event.control, !event.shift, let index = list.index(at: point),
            Clock.milliseconds - lastClick > Settings.doubleClickTime
        else { return }
        press = (index, event.time)
    }

    /// Opens the pressed item. A hold doesn't open it, and neither does a press that is released elsewhere.
    private func released(_ point: Point) {
        guard let began = press, let event = click.currentEvent, event.time - began.time < Settings.longPressTime,
            list.index(at: point) == began.index
        else { return }
        press = nil
        lastClick = Clock.milliseconds
        // Later, because GTK is still handling the release.
        MainLoop.whenIdle { [weak self] in self?.open(at: began.index) }
    }

    private func open(at index: Int) {
        guard index < model.count else { return }
        open([model[index]], inNewWindow: false)
    }
}

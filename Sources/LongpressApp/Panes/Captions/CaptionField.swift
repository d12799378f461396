import Gtk
import Longpress

/// The field in which a caption is edited.
final class CaptionField {
    let entry = Entry()
    let responder: EntryResponder
    var onChange: (String) -> Void = { _ in }
    /// Called when Return or Escape ends editing, with whether to keep the change.
    var onEnd: (_ isKept: Bool) -> Void = { _ in }

    init(onFailure: @escaping (String) -> Void) {
        entry.setAccessibleName(Command.editCaption.undoName)
        entry.placeholder = localized("Caption")
        responder = EntryResponder(entry)
        responder.onFailure = onFailure
        entry.responder = responder
        entry.menu = .edit(EditMenu())
        entry.onEditingChange { [weak self] in if let self { onChange(entry.text) } }
        entry.onActivate { [weak self] in self?.onEnd(true) }
        let keys = KeyController(phase: .capture)
        keys.onKey { [weak self] key in
            guard key.name == "Escape" else { return false }
            self?.onEnd(false)
            return true
        }
        entry.add(keys)
    }
}

import Gtk
import Longpress

/// The caption of the selected picture, and the field in which it is edited.
final class CaptionPane {
    let widget = Stack()
    let label = Label()
    private let entry = Entry()
    private let responder: EntryResponder
    private var finish: ((_ text: String?, _ wasLeft: Bool) -> Void)?
    /// Called when what is being edited changes.
    var onEdit: () -> Void = {}

    /// What is shown when there is no caption.
    private static let placeholder = "No caption"

    init(onFailure: @escaping (String) -> Void) {
        label.addStyle("longpress-caption")
        label.isSelectable = true
        label.wraps = true
        label.horizontalAlignment = 0.5
        label.responder = LabelResponder(label)

        entry.setAccessibleName("Edit Caption")
        entry.placeholder = "Caption"
        entry.setMargins(horizontal: 12, vertical: 6)
        responder = EntryResponder(entry)
        responder.onFailure = onFailure
        entry.responder = responder
        entry.menu = .edit(EditMenu())

        widget.append(label)
        widget.append(entry)
        showLabel()
        entry.onEditingChange { [weak self] in if self?.isEditing == true { self?.onEdit() } }
        entry.onActivate { [weak self] in self?.end(keeping: true) }
        let keys = KeyController(phase: .capture)
        keys.onKey { [weak self] key in
            guard key.name == "Escape" else { return false }
            self?.end(keeping: false)
            return true
        }
        entry.add(keys)
    }

    /// Shows a caption; nil shows that there is no picture to have one.
    func show(_ caption: String?) {
        widget.isVisible = caption != nil
        let isEmpty = caption?.isEmpty ?? true
        show(isEmpty ? Self.placeholder : caption ?? "", isCaption: !isEmpty)
    }

    /// Shows how many pictures are selected.
    func show(count: Int) {
        widget.isVisible = true
        show("\(count) Images", isCaption: false)
    }

    private func show(_ text: String, isCaption: Bool) {
        end(keeping: true)
        label.text = text
        // GTK names a label by its text each time that is set.
        label.setAccessibleName("Caption")
        // Words that are no caption aren't worth copying (R25).
        label.isSelectable = isCaption
        label.canFocus = isCaption
        label.menu = isCaption ? .edit(EditMenu(commands: [.copy, .select, .selectAll])) : nil
        label.setStyle("longpress-placeholder", !isCaption)
    }

    /// Lets the person edit a caption in place. Return keeps the change, as does pressing elsewhere; Escape doesn't.
    ///
    /// - Parameter finish: Called with the new caption, nil for the old one, and whether the keyboard is elsewhere already.
    func edit(_ caption: String, finish: @escaping (_ text: String?, _ wasLeft: Bool) -> Void) {
        self.finish = finish
        entry.text = caption
        responder.forgetChanges()
        entry.isVisible = true
        widget.shown = entry
        entry.grabFocus()
    }

    private func showLabel() {
        widget.shown = label
        // A covered page of a stack is still there for assistive tools, unless it is hidden.
        entry.isVisible = false
    }

    /// The caption as it is being edited; nil if it isn't.
    var editedText: String? { isEditing ? entry.text : nil }

    /// Whether the caption is being edited.
    var isEditing: Bool { finish != nil }

    /// Ends editing, if it is going on.
    ///
    /// - Parameter wasLeft: Whether the keyboard is elsewhere already, and stays there.
    func end(keeping: Bool, wasLeft: Bool = false) {
        guard let finish else { return }
        self.finish = nil
        showLabel()
        finish(keeping ? entry.text : nil, wasLeft)
    }

    /// Gives the field the keyboard again, with its selection.
    func focusField() { responder.becomeFirstResponder() }

    /// Ends editing when another responder is the first. Menus, the menu bar and sheets aren't: they act on the field, and
    /// give the keyboard back to it.
    func firstResponderChanged(to first: (any Responder)?) {
        if first !== responder { end(keeping: true, wasLeft: true) }
    }
}

import Gtk
import Longpress

/// The caption of the selected picture, and the field in which it is edited: what is typed there is in the note at once.
final class CaptionPane {
    let widget = Stack()
    let label = Label()
    /// The field, once a caption has been edited.
    private var field: CaptionField?
    private let note: Note
    private let onFailure: (String) -> Void
    /// Whose caption is being edited, what it was before, and which editing of the history that is.
    private var edited: (picture: NotePicture.ID, before: String, editing: Int)?
    /// Called when editing has ended, with whose caption it was and whether the keyboard is elsewhere already.
    var onEnd: (_ picture: NotePicture.ID, _ wasLeft: Bool) -> Void = { _, _ in }
    /// Called when somebody wants to edit the caption that is shown, or to write the one that isn't there yet.
    var onActivate: () -> Void = {}
    /// Whether what is shown stands for a caption that isn't there yet.
    private var isEmptyCaption = false
    private let click = ClickGesture(button: .primary, phase: .bubble)
    /// The time of the press that is on it now, in milliseconds.
    private var pressTime: Int?
    /// A click where there are words: two would select them, and so does a drag.
    private var loneClick: LoneClick?

    /// The words shown when there is no caption.
    private static let placeholder = localized("No caption")
    /// The number of lines of a caption that are shown.
    static let mostLines = 4

    init(_ note: Note, onFailure: @escaping (String) -> Void) {
        (self.note, self.onFailure) = (note, onFailure)
        Self.style(label)
        label.responder = LabelResponder(label)

        // Where there are no words to select, a click is there to write some.
        click.onPressed { [weak self] _, _ in self?.pressTime = self?.click.currentEvent?.time }
        click.onReleased { [weak self] x, y in self?.released(x, y) }
        label.add(click)
        loneClick = LoneClick(on: label) { [weak self] in
            self?.hasWords == true && self?.label.selection == nil
        } _: { [weak self] in
            if let self, hasWords, !isEditing, label.selection == nil { onActivate() }
        }
        label.offerActions("item", [Action("activate") { [weak self] in self?.onActivate() }])
        widget.append(label)
        showLabel()
    }

    private func makeField() -> CaptionField {
        let field = CaptionField(onFailure: onFailure)
        field.onChange = { [weak self] in self?.write($0) }
        field.onEnd = { [weak self] in self?.end(keeping: $0) }
        widget.append(field.entry)
        self.field = field
        return field
    }

    /// Makes a label that looks like a caption, to measure others by.
    static func sample() -> Label {
        let label = Label()
        style(label)
        return label
    }

    /// Makes a label look like a caption.
    static func style(_ label: Label) {
        label.addStyle("longpress-caption")
        label.wraps = true
        // It would take the window's height to itself.
        label.ellipsize(maximumLines: mostLines)
        label.horizontalAlignment = 0.5
        label.isCentered = true
    }

    /// Shows a picture's caption, which may be empty; nil for that of none.
    func show(_ caption: String?) {
        isEmptyCaption = caption == ""
        show(isEmptyCaption ? Self.placeholder : caption ?? "", isCaption: !(caption ?? "").isEmpty)
        widget.isVisible = caption != nil
        label.cursorName = isEmptyCaption ? "text" : nil
    }

    private func show(_ text: String, isCaption: Bool) {
        end(keeping: true)
        label.text = text
        // GTK names a label by its text each time that is set.
        label.setAccessibleName(localized("Caption"))
        // Words that are no caption aren't worth copying (R25).
        if label.isSelectable != isCaption { label.isSelectable = isCaption }
        label.canFocus = isCaption
        label.menu = isCaption ? .edit(EditMenu(commands: [.copy, .select, .selectAll])) : nil
        label.setStyle("longpress-placeholder", !isCaption)
    }

    /// Lets the person edit a picture's caption in place. Return keeps the change, as does pressing elsewhere; Escape takes
    /// it back. A caption that is being edited already goes on with what has been typed.
    func edit(_ picture: NotePicture) {
        if editedPicture == picture.id { return focusField() }
        end(keeping: true, wasLeft: true)
        let field = field ?? makeField()
        field.entry.text = picture.caption
        edited = (picture.id, picture.caption, note.history.newEditing())
        field.responder.forgetChanges()
        field.entry.isVisible = true
        widget.shown = field.entry
        field.entry.grabFocus()
    }

    /// A hold isn't a click, and neither is a press that ends elsewhere.
    private func released(_ x: Double, _ y: Double) {
        guard let start = pressTime, let end = click.currentEvent?.time, end - start < Settings.longPressTime,
            (0..<label.size.width).contains(x), (0..<label.size.height).contains(y)
        else { return }
        if isEmptyCaption { onActivate() }
    }

    /// Whether a caption is shown that has words.
    private var hasWords: Bool { !isEmptyCaption && !label.text.isEmpty }

    private func showLabel() {
        widget.shown = label
        // A covered page of a stack is still there for assistive tools, unless it is hidden.
        field?.entry.isVisible = false
    }

    /// The picture whose caption is being edited; nil if none is.
    var editedPicture: NotePicture.ID? { edited?.picture }

    /// Whether a caption is being edited.
    var isEditing: Bool { edited != nil }

    private func write(_ text: String) {
        guard let edited else { return }
        note.history.step(named: Command.editCaption.undoName, of: edited.editing) {
            // Left as it was, it is the file's.
            note.setCaption(text == edited.before ? text : text.withLineFeeds, of: edited.picture)
        }
    }

    /// Ends editing, if it is going on.
    ///
    /// - Parameter wasLeft: Whether the keyboard is elsewhere already, and stays there.
    func end(keeping: Bool, wasLeft: Bool = false) {
        guard let edited else { return }
        if !keeping { write(edited.before) }
        self.edited = nil
        showLabel()
        onEnd(edited.picture, wasLeft)
    }

    /// Gives the field the keyboard again, with its selection.
    private func focusField() { field?.responder.becomeFirstResponder() }

    /// Ends editing when another responder is the first. Menus, the menu bar and sheets aren't: they act on the field, and
    /// give the keyboard back to it.
    func firstResponderChanged(to first: (any Responder)?) {
        if first !== field?.responder { end(keeping: true, wasLeft: true) }
    }
}

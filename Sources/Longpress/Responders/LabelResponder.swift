public import Gtk

/// Makes static text that is worth copying a responder for Copy, Select and Select All.
///
/// By default, a hold, a secondary click or a double tap selects the whole text. With ``Gtk/Label/doubleTapGranularity``, a
/// double tap selects a word.
///
///     label.isSelectable = true
///     label.responder = LabelResponder(label)
///     label.menu = .edit(EditMenu())
open class LabelResponder: EditMenuTarget {
    private static let handlers = CommandHandlers<LabelResponder>(
        editing: { $0.editingState },
        [.copy: { $0.copy() }, .select: { $0.selectAll() }, .selectAll: { $0.selectAll() }])

    private let weakLabel: WeakObject<Label>
    /// The responder that is asked next; nil for the label's enclosing responder.
    public var next: (any Responder)?

    /// Creates the responder of a selectable label.
    public init(_ label: Label) {
        weakLabel = WeakObject(label)
        label.replaceCopyKeys { [weak self] in self?.copy() }
    }

    /// The label, while it exists.
    public var label: Label? { weakLabel.value }

    // MARK: Responder

    /// ``next``, or the label's enclosing responder.
    open var nextResponder: (any Responder)? { next ?? label?.enclosingResponder }

    /// True for a selectable label.
    open var canBecomeFirstResponder: Bool { label?.isSelectable ?? false }

    /// Takes the focus and keeps the selection: GTK would select everything.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let label else { return false }
        let selection = label.selection
        defer { if let selection, label.selection != selection { label.select(selection) } }
        return label.grabFocusIfNeeded()
    }

    /// Returns the handler of a command. Override this to add commands from a table of your own.
    open func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }

    package var editingState: EditingState {
        guard let label else { return EditingState(isEmpty: true, isEditable: false, isSelectable: false) }
        let count = label.text.unicodeScalars.count
        return EditingState(
            hasSelection: label.selection != nil, isAllSelected: label.selection == 0..<count, isEmpty: count == 0,
            isEditable: false, isSelectable: label.isSelectable)
    }

    private func copy() {
        guard let label, let selection = label.selection else { return }
        Clipboard.standard.offer([.text(label.text.scalars(in: selection))])
    }

    private func selectAll() {
        guard let label else { return }
        label.select(0..<label.text.unicodeScalars.count)
    }

    // MARK: EditMenuTarget

    /// Selects the whole text, unless the press is inside a selection.
    open func prepareMenu(at point: Point?, by trigger: MenuTrigger) {
        guard let label else { return }
        guard let selection = label.selection else { return selectAll() }
        guard let point else { return }
        let offset = label.offset(at: point)
        if !selection.contains(offset), selection.upperBound != offset { selectAll() }
    }

    /// Selects the whole text or the word at the point, depending on ``Gtk/Label/doubleTapGranularity``.
    open func selectForDoubleTap(at point: Point) {
        guard let label, let range = range(enclosing: label.offset(at: point), by: label.doubleTapGranularity) else {
            return
        }
        label.select(range)
    }

    /// Selects the whole text.
    open func selectForTripleTap(at point: Point) { selectAll() }

    /// Calls a handler when the text changes.
    open func onEditingChange(_ handler: @escaping () -> Void) -> [SignalConnection] {
        label.map { [$0.onChange(of: "label", handler)] } ?? []
    }

    /// The selection, or the whole text.
    open var targetRectangle: Rectangle? {
        guard let label else { return nil }
        return label.bounds(of: label.selection ?? 0..<label.text.unicodeScalars.count)
    }
}

extension Label {
    /// What a double tap selects in the label, if it has a `LabelResponder`: a word, or, by default, the whole text.
    public var doubleTapGranularity: SelectionGranularity {
        get { attached(DoubleTap.name, as: DoubleTap.self)?.granularity ?? .paragraph }
        set { attach(DoubleTap(newValue), as: DoubleTap.name) }
    }
}

private final class DoubleTap {
    static let name: StaticString = "longpress-double-tap"

    let granularity: SelectionGranularity

    init(_ granularity: SelectionGranularity) {
        self.granularity = granularity
    }
}

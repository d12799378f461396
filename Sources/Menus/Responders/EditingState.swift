/// The state of a view with content to edit or select. It determines which standard edit commands are available.
public struct EditingState: Hashable, Sendable {
    /// Whether anything is selected.
    public var hasSelection: Bool
    /// Whether all of the content is selected.
    public var isAllSelected: Bool
    /// Whether the view has no content.
    public var isEmpty: Bool
    /// Whether the content may be changed.
    public var isEditable: Bool
    /// Whether the content may be selected.
    public var isSelectable: Bool
    /// Whether the clipboard holds something that the view can paste.
    public var canPaste: Bool
    /// Whether the content is a secret, such as a password.
    public var isSecret: Bool

    /// Makes a state; by default of an editable view with content, nothing selected and nothing to paste.
    public init(
        hasSelection: Bool = false, isAllSelected: Bool = false, isEmpty: Bool = false, isEditable: Bool = true,
        isSelectable: Bool = true, canPaste: Bool = false, isSecret: Bool = false
    ) {
        self.hasSelection = hasSelection
        self.isAllSelected = isAllSelected
        self.isEmpty = isEmpty
        self.isEditable = isEditable
        self.isSelectable = isSelectable
        self.canPaste = canPaste
        self.isSecret = isSecret
    }

    private static let commands = Set(Command.standardEditing.map(\.id))

    /// Returns whether a command is a standard edit command, so that the view's state has to be determined. Most commands in a
    /// menu aren't.
    public static func decides(_ command: Command) -> Bool { commands.contains(command.id) }

    /// Returns whether a standard edit command applies now; false for any other command.
    ///
    /// Without a selection, Cut, Copy and Delete don't apply. With a selection, Select doesn't, and with everything selected,
    /// Select All doesn't. Content that can't be edited has no Cut, Paste or Delete, and a secret has no Cut or Copy.
    public func allows(_ command: Command) -> Bool {
        switch command.id {
        case Command.cut.id: isEditable && hasSelection && !isSecret
        case Command.delete.id: isEditable && hasSelection
        case Command.copy.id: hasSelection && !isSecret
        case Command.paste.id: isEditable && canPaste
        case Command.select.id: isSelectable && !isEmpty && !hasSelection
        case Command.selectAll.id: isSelectable && !isEmpty && !isAllSelected
        default: false
        }
    }
}

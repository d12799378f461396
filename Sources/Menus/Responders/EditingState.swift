/// The state of a view with something to edit or select. Its answers to the standard edit commands follow from it.
public struct EditingState: Hashable, Sendable {
    /// Whether anything is selected.
    public var hasSelection: Bool
    /// Whether everything there is, is selected.
    public var isAllSelected: Bool
    /// Whether there is nothing in the view at all.
    public var isEmpty: Bool
    /// Whether the content may be changed.
    public var isEditable: Bool
    /// Whether the content may be selected.
    public var isSelectable: Bool
    /// Whether the clipboard holds something that the view can take.
    public var canPaste: Bool
    /// Whether the content is a secret, such as a password.
    public var isSecret: Bool

    /// Describes a view; unless told otherwise, an editable one with content, nothing selected and nothing to paste.
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

    /// Whether a command is a standard edit command, so that a view has to be looked at for an answer. A menu asks for many
    /// that aren't.
    public static func decides(_ command: Command) -> Bool { commands.contains(command.id) }

    /// Whether a standard edit command makes sense now; false for any other command.
    ///
    /// Nothing selected allows no Cut, Copy or Delete. Something selected allows no Select, and everything
    /// selected no Select All. What can't be edited allows no Cut, Paste or Delete, and a secret no Cut or Copy.
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

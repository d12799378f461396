extension Command {
    /// Removes the selection and puts it on the clipboard.
    public static let cut = Command(
        "cut", title: libraryText("Cut"), icon: .cut, shortcut: Shortcut("x", .control), kind: .system)
    /// Puts the selection on the clipboard.
    public static let copy = Command(
        "copy", title: libraryText("Copy"), icon: .copy, shortcut: Shortcut("c", .control), kind: .system
    )
    /// Inserts the content of the clipboard.
    public static let paste = Command(
        "paste", title: libraryText("Paste"), icon: .paste, shortcut: Shortcut("v", .control),
        kind: .system)
    /// Inserts the text on the clipboard with the styles of the text around it instead of its own.
    public static let pasteAndMatchStyle = Command(
        "paste-and-match-style", title: libraryText("Paste and Match Style"), icon: .paste,
        shortcut: Shortcut("v", [.shift, .control]), kind: .system)
    /// Removes the selection and leaves the clipboard unchanged.
    ///
    /// It isn't marked as destructive: edit commands run without confirmation and can be undone.
    public static let delete = Command(
        "delete", title: libraryText("Delete"), icon: "edit-delete-symbolic", kind: .system)
    /// Selects the word at the insertion point, or whatever item the program defines.
    public static let select = Command(
        "select", title: libraryText("Select"), icon: "edit-select-symbolic", kind: .system)
    /// Selects everything.
    public static let selectAll = Command(
        "select-all", title: libraryText("Select All"), icon: "edit-select-all-symbolic",
        shortcut: Shortcut("a", .control),
        kind: .system)

    /// The six standard edit commands, in the order in which every edit menu shows them.
    public static let standardEditing: [Command] = [cut, copy, paste, delete, select, selectAll]

    /// The commands that an edit menu may offer for a secret (R16): they reveal nothing of it, except the one by which the
    /// user shows it.
    package static let allowedForSecrets: Set<ID> = [paste.id, delete.id, select.id, selectAll.id, showText.id]

    /// Undoes the last change.
    public static let undo = Command(
        "undo", title: libraryText("Undo"), icon: .undo, shortcut: Shortcut("z", .control), kind: .system
    )
    /// Makes the last undone change again.
    public static let redo = Command(
        "redo", title: libraryText("Redo"), icon: .redo, shortcut: Shortcut("z", [.shift, .control]),
        alternateShortcuts: [Shortcut("y", .control)], kind: .system)

    /// Returns the title of Undo or Redo with the name of the change, as in “Undo Paste”; for any other command, its own title.
    package func titleNaming(_ change: String) -> String {
        switch id {
        case Command.undo.id: libraryText("Undo {change}", ["change": change])
        case Command.redo.id: libraryText("Redo {change}", ["change": change])
        default: title
        }
    }
}

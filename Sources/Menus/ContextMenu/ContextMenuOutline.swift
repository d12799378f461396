extension ContextMenu {
    /// The menu as text, for tests and logs: the title in brackets, a line for each row, `—` between sections, and the
    /// commands of a submenu indented by two spaces below it.
    ///
    ///     [3 Images]
    ///     Open
    ///     Rotate ▸
    ///       Rotate Left
    ///     —
    ///     Remove Image (destructive)
    public var outline: String {
        let rows = sections.map { $0.elements.flatMap(\.outline) }.joined(separator: ["—"])
        return ((title.map { ["[\($0)]"] } ?? []) + rows).joined(separator: "\n")
    }
}

extension ContextMenu.Element {
    fileprivate var outline: [String] {
        switch self {
        case .command(let command): [command.outline]
        case .submenu(let submenu): ["\(submenu.title) ▸"] + submenu.commands.map { "  \($0.outline)" }
        }
    }
}

extension Command {
    fileprivate var outline: String {
        isDestructive ? "\(title) (destructive)" : title
    }
}

extension ContextMenu {
    /// The menu as text, for tests and logs: the title in brackets, a line for each row, `—` between sections, and the
    /// commands of a submenu indented by two spaces below it. A section's header ends with a colon; a toggle has a box before
    /// it, or a circle in a single choice; commands side by side have `·` between them; a row that is loading ends with `⟳`,
    /// and a message is in quotation marks.
    ///
    ///     [3 Images]
    ///     Open
    ///     Rotate ▸
    ///       Rotate Left
    ///     —
    ///     Frame:
    ///     ◉ Thin
    ///     ○ Thick
    ///     —
    ///     Remove Image (destructive)
    public var outline: String {
        ((title.map { ["[\($0)]"] } ?? []) + Self.rows(of: sections)).joined(separator: "\n")
    }

    fileprivate static func rows(of sections: [Section]) -> [String] {
        let rows = sections.map { section in
            (section.title.map { ["\($0):"] } ?? [])
                + section.rows.flatMap { row in
                    let lines = row.flatMap { $0.outline(isChoice: section.isSingleChoice) }
                    return row.count > 1 ? [lines.joined(separator: " · ")] : lines
                }
        }
        return Array(rows.joined(separator: ["—"]))
    }
}

extension ContextMenu.Element {
    fileprivate func outline(isChoice: Bool) -> [String] {
        switch self {
        case .command(let command): [command.outline(isChoice: isChoice)]
        case .submenu(let submenu):
            ["\(submenu.title) ▸"] + ContextMenu.rows(of: submenu.sections).map { "  \($0)" }
        case .deferred(let deferred): ["\(deferred.title) ⟳"]
        case .message(let text): ["“\(text)”"]
        }
    }
}

extension Command {
    fileprivate func outline(isChoice: Bool) -> String {
        let mark =
            switch isOn {
            case true?: isChoice ? "◉ " : "☑ "
            case false?: isChoice ? "○ " : "☐ "
            case nil: ""
            }
        return mark + title + (isDestructive ? " (destructive)" : "")
    }
}

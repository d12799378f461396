extension EditMenu {
    /// All that the menu has, as a vertical list in the same order: the groups that are written out, or the commands of the
    /// system and those of the program.
    package var list: ContextMenu {
        var sections: [ContextMenu.Section] = []
        var last: Command?
        for command in ordered {
            if let last, Self.areTogether(last, command) {
                sections[sections.count - 1].elements.append(.command(command))
            } else {
                sections.append(ContextMenu.Section(.command(command)))
            }
            last = command
        }
        return ContextMenu(elementOrder: .fixed, sections)
    }

    /// Whether two items that follow each other stand in one section of the list.
    private static func areTogether(_ item: Command, _ next: Command) -> Bool {
        if item.group != nil || next.group != nil { return item.group == next.group }
        return item.kind == next.kind && counts(item) == counts(next)
    }
}

extension EditMenu {
    /// Returns the whole menu as a vertical list in the same order, with one section for each written group, or otherwise for
    /// the system's commands and for the program's.
    ///
    /// A command that opens a page of the bar becomes a submenu of the commands that the responder can perform now. It is left
    /// out if there are none.
    @MainActor package func list(for responder: any Responder) -> ContextMenu {
        var sections: [ContextMenu.Section] = []
        var last: Command?
        for command in ordered {
            guard let element = Self.element(of: command, for: responder) else { continue }
            if let last, Self.areTogether(last, command) {
                sections[sections.count - 1].elements.append(element)
            } else {
                sections.append(ContextMenu.Section(element))
            }
            last = command
        }
        return ContextMenu(elementOrder: .fixed, sections)
    }

    @MainActor private static func element(
        of command: Command, for responder: any Responder
    ) -> ContextMenu.Element? {
        guard !command.page.isEmpty else { return .command(command) }
        let sections = command.pageGroups.compactMap { group -> ContextMenu.Section? in
            let items = EditMenu(showing: group).composed(for: responder).ordered
            guard !items.isEmpty else { return nil }
            let areIcons = items.allSatisfy { $0.labelStyle == .iconOnly && $0.icon != nil }
            return ContextMenu.Section(
                elementSize: areIcons ? .small : .large, items.map(ContextMenu.Element.command))
        }
        guard !sections.isEmpty else { return nil }
        var submenu = ContextMenu.Submenu(title: command.title, icon: command.icon, sections: sections)
        submenu.command = command.id
        return .submenu(submenu)
    }

    /// Returns whether two consecutive items are in one section of the list.
    private static func areTogether(_ item: Command, _ next: Command) -> Bool {
        if item.group != nil || next.group != nil { return item.group == next.group }
        return item.kind == next.kind && countsTowardLimit(item) == countsTowardLimit(next)
    }
}

import Menus

/// The rules about the order and the position of a context menu.
extension MenuJudge {
    private func isReversed(_ context: OpenedMenu.Context) -> Bool {
        context.menu.isReversed(
            opensUpward: context.placement.opensUpward, byKeyboard: menu.trigger.grabsKeyboardFocus)
    }

    /// Returns the visible commands and submenus in the program's order, without destructive commands.
    private func rows(of context: OpenedMenu.Context) -> [String] {
        let rows = context.seen.sections.map { section in
            section.isSingleChoice
                ? section.elements : isReversed(context) ? section.elements.reversed() : section.elements
        }
        return (isReversed(context) ? rows.reversed() : rows).flatMap(\.self).compactMap(\.orderedName)
    }

    func order(of context: OpenedMenu.Context) -> Guideline.State {
        var indices: [String: Int] = [:]
        for (index, element) in context.menu.sections.flatMap(\.elements).enumerated() {
            if let name = element.orderedName, indices[name] == nil { indices[name] = index }
        }
        // Commands that were loaded later have no declared position.
        let order = rows(of: context).compactMap { indices[$0] }
        return .judged(
            order == order.sorted(), kept: libraryText("The commands are in the program’s order."),
            broken: libraryText("The commands aren’t in the program’s order."))
    }

    func nearest(in context: OpenedMenu.Context) -> Guideline.State {
        guard let first = first(in: context) else { return notSeen }
        let (isAtEnd, upward) = (isReversed(context), context.placement.opensUpward)
        let values = ["command": first.title]
        // The first command must be at the end of the menu that its order requires.
        guard first.isLast == isAtEnd || first.isOnly else {
            return .broken(libraryText("The first command, {command}, is at the far end.", values))
        }
        if context.preview != nil { return .kept(libraryText("Beside a preview, the order isn’t reversed.")) }
        if menu.trigger.grabsKeyboardFocus {
            return .kept(libraryText("It was opened by keyboard, so the order isn’t reversed."))
        }
        if upward, isAtEnd {
            return .kept(libraryText("It opens upward, with the first command, {command}, at the bottom.", values))
        }
        return .kept(
            upward
                ? libraryText("The program has fixed the order.")
                : libraryText("It opens downward, with the first command, {command}, at the top.", values))
    }

    /// Returns the visible row that was declared first, and where it is.
    private func first(in context: OpenedMenu.Context) -> (title: String, isLast: Bool, isOnly: Bool)? {
        let written = context.menu.sections.flatMap(\.elements)
        let seen = context.seen.sections.filter { section in section.elements.contains { $0.orderedName != nil } }
        let names = seen.flatMap(\.elements).compactMap(\.orderedName)
        guard let name = written.lazy.compactMap(\.orderedName).first(where: names.contains) else { return nil }
        let title = written.lazy.compactMap { $0.orderedName == name ? $0.title : nil }.first ?? name
        // A group of exclusive choices keeps its order, so the position of the group counts.
        let isLast = seen.last?.elements.contains { $0.orderedName == name } == true
        let isFirst = seen.first?.elements.contains { $0.orderedName == name } == true
        if isLast, isFirst, seen.count == 1, seen[0].isSingleChoice { return (title, isLast, true) }
        if isLast, isFirst { return (title, names.last == name, names.count == 1) }
        return (title, isLast, false)
    }

    func destructive(in context: OpenedMenu.Context) -> Guideline.State {
        let groups = context.seen.sections
        let all = groups.flatMap(\.elements).compactMap(\.destructive)
        guard !all.isEmpty else { return .notApplicable(libraryText("No visible command is destructive.")) }
        let last = (isReversed(context) ? groups.first : groups.last)?.elements ?? []
        return .judged(
            last.allSatisfy { $0.destructive != nil } && last.count == all.count,
            kept: libraryText("Last and marked: {commands}.", ["commands": titles(all)]),
            broken: libraryText("Not last: {commands}.", ["commands": titles(all)]))
    }

    func room(for context: OpenedMenu.Context) -> Guideline.State {
        let (frame, room) = (context.placement.frame, menu.surroundings.room)
        let values = [
            "height": points(frame.height), "whole": points(context.wholeHeight), "room": points(room.height),
        ]
        // Half a point allows for rounding.
        guard room.inset(by: -0.5).contains(frame) else {
            return .broken(libraryText("It exceeds the available space."))
        }
        if keepsClear.verdict == .broken { return keepsClear }
        guard context.wholeHeight > frame.height + 0.5 else {
            return .kept(libraryText("It is {height} points high; {room} are available.", values))
        }
        return .kept(libraryText("It shows {height} of {whole} points and scrolls.", values))
    }
}

extension ContextMenu.Element {
    /// A name that identifies the element, if it is a submenu or a command that isn't destructive.
    fileprivate var orderedName: String? {
        switch self {
        case .command(let command): command.isDestructive ? nil : "command \(command.id)"
        case .submenu(let submenu): "submenu \(submenu.title)"
        case .deferred, .message: nil
        }
    }

    fileprivate var title: String {
        switch self {
        case .command(let command): command.title
        case .submenu(let submenu): submenu.title
        case .deferred, .message: ""
        }
    }

    /// The command, if it is destructive.
    fileprivate var destructive: Command? {
        if case .command(let command) = self, command.isDestructive { command } else { nil }
    }
}

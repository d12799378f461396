import Menus

extension MenuJudge {
    /// Returns whether a context menu follows a rule for context menus.
    func contextMenuState(of rule: Guideline) -> Guideline.State {
        // This rule is for both kinds.
        if rule == .oneKindOfMenu { return oneKind }
        guard case .context(let context) = menu.contents else {
            return .notApplicable(libraryText("The menu is an edit menu."))
        }
        return switch rule {
        case .relevantCommands: showsWhatIsPossible
        case .secondaryClickOpens: opened(by: [.secondaryClick, .keyboard])
        case .holdOpensContextMenu: opened(by: [.hold])
        case .fewItems, .noRareCommands: rows(of: context)
        case .alsoInMainInterface: inMainInterface(context)
        case .submenusOneLevelDeep, .submenuTitlesDescribe: submenus(of: context)
        case .unavailableIsHidden: hidden
        case .mostUsedFirst: order(of: context)
        case .firstNearestPress: nearest(in: context)
        case .noShortcuts: keys(in: context)
        case .fewGroups: groups(of: context)
        case .destructiveLast: destructive(in: context)
        case .shortLabels: labels(of: context)
        case .titleIfItClarifies: title(of: context)
        case .familiarIcons: icons(in: context)
        case .previewBesideCommands: preview(of: context)
        case .previewOpens, .previewCanBeDragged: context.preview == nil ? preview(of: context) : notTapped
        case .previewIdentifiesItem: lifted(in: context)
        case .previewGrowsOutOfItem, .equalCorners: context.preview == nil ? preview(of: context) : notSeen
        case .noTallerThanWindow: room(for: context)
        default: notSeen
        }
    }

    private var oneKind: Guideline.State {
        .kept(
            menu.isEditMenu
                ? libraryText("It has an edit menu and therefore no context menu.")
                : libraryText("It has a context menu and therefore no edit menu."))
    }

    private func opened(by triggers: [MenuTrigger]) -> Guideline.State {
        guard triggers.contains(menu.trigger) else { return openedOtherwise }
        return .kept(libraryText("It was opened by {way}.", ["way": menu.trigger.title]))
    }

    private var notTapped: Guideline.State {
        .notApplicable(libraryText("Tap or drag the preview to see this."))
    }

    // MARK: Contents

    private func inMainInterface(_ context: OpenedMenu.Context) -> Guideline.State {
        guard let menuBar else { return .notApplicable(libraryText("There is no menu bar.")) }
        let missing = menuBar.missing(from: context.seen.commands)
        return .judged(
            missing.isEmpty, kept: libraryText("Every visible command is also in the menu bar."),
            broken: libraryText("The menu bar lacks: {commands}.", ["commands": titles(missing)]))
    }

    private var hidden: Guideline.State {
        guard showsWhatIsPossible.verdict == .kept, let explanation else {
            return showsWhatIsPossible
        }
        let hidden = explanation.commands.filter { $0.verdict == .hidden && !$0.isPossible }.map(\.command)
        guard !hidden.isEmpty else { return .kept(libraryText("Every command can be performed and is visible.")) }
        return .kept(libraryText("Hidden, not dimmed: {commands}.", ["commands": titles(hidden)]))
    }

    private func rows(of context: OpenedMenu.Context) -> Guideline.State {
        let rows = context.seen.sections.reduce(0) { $0 + $1.elements.count }
        let sentence = libraryText(
            "{count} rows are visible; up to {most} is few.", ["count": "\(rows)", "most": "\(ContextMenu.maxRows)"])
        return .judged(rows <= ContextMenu.maxRows, kept: sentence, broken: sentence)
    }

    private func groups(of context: OpenedMenu.Context) -> Guideline.State {
        let groups = context.seen.sections
        let sentence = libraryText(
            "{count} groups are visible; about {most} can be read at a glance.",
            ["count": "\(groups.count)", "most": "\(ContextMenu.maxSections)"])
        return .judged(
            groups.count <= ContextMenu.maxSections && !groups.contains { $0.elements.isEmpty }, kept: sentence,
            broken: sentence)
    }

    private func submenus(of context: OpenedMenu.Context) -> Guideline.State {
        let titles = context.seen.sections.flatMap(\.elements).compactMap { element in
            if case .submenu(let submenu) = element { submenu.title } else { nil }
        }
        guard !titles.isEmpty else { return .notApplicable(libraryText("No submenu is visible.")) }
        return .judged(
            titles.allSatisfy { !$0.isEmpty },
            kept: libraryText(
                "These submenus have a title and contain only commands: {titles}.",
                ["titles": titles.joined(separator: ", ")]),
            broken: libraryText("A submenu has no title."))
    }

    private func title(of context: OpenedMenu.Context) -> Guideline.State {
        guard let title = context.seen.title else { return .notApplicable(libraryText("It has no title.")) }
        return .judged(
            !title.isEmpty, kept: libraryText("It is called “{title}”.", ["title": title]),
            broken: libraryText("Its title is empty."))
    }

    private func labels(of context: OpenedMenu.Context) -> Guideline.State {
        let labels = context.menu.commands.map(\.title)
        let states = [length(of: labels), capitals(of: labels)].filter { $0.verdict != .notApplicable }
        if let broken = states.first(where: { $0.verdict == .broken }) { return broken }
        return Guideline.State(.kept, reasons: states.flatMap(\.reasons))
    }

    /// Returns whether all rows have icons. Toggles and choices have a check mark in place of an icon.
    private func icons(in context: OpenedMenu.Context) -> Guideline.State {
        let bare = context.seen.sections.filter { !$0.isSingleChoice }.flatMap(\.elements).compactMap { element in
            switch element {
            case .command(let command): command.icon == nil && command.isOn == nil ? command.title : nil
            case .submenu(let submenu): submenu.icon == nil ? submenu.title : nil
            case .deferred, .message: nil
            }
        }
        return .judged(
            bare.isEmpty, kept: libraryText("Each row has an icon or a check mark."),
            broken: libraryText("Without an icon: {labels}.", ["labels": bare.joined(separator: ", ")]))
    }

    /// Returns whether no row shows a shortcut. Rows show only titles, so only these could contain one.
    private func keys(in context: OpenedMenu.Context) -> Guideline.State {
        let wrong = context.seen.commands.filter { command in
            ["Ctrl+", "Shift+", "Alt+"].contains { command.title.contains($0) }
        }
        return .judged(
            wrong.isEmpty, kept: libraryText("No row shows a shortcut."),
            broken: libraryText("These show a shortcut: {commands}.", ["commands": titles(wrong)]))
    }

    // MARK: The preview

    private func preview(of context: OpenedMenu.Context) -> Guideline.State {
        guard let preview = context.preview else { return .notApplicable(libraryText("It has no preview.")) }
        return .kept(
            libraryText(
                "The preview is {width} × {height} points.",
                ["width": points(preview.width), "height": points(preview.height)]))
    }

    private func lifted(in context: OpenedMenu.Context) -> Guideline.State {
        if context.preview != nil { return .kept(libraryText("The item has lifted into its preview.")) }
        return .judged(
            context.hasOutline, kept: libraryText("It has no preview; an outline shows which item it is for."),
            broken: libraryText("Nothing indicates which item it is for."))
    }
}

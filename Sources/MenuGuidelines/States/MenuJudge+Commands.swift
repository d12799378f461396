import Menus

/// The rules about an edit menu's list: which commands it has, in which order, and with which labels.
extension MenuJudge {
    func standardOrder(of edit: OpenedMenu.Edit) -> Guideline.State {
        let standard = shown(of: Command.standardEditing)
        guard !standard.isEmpty else {
            return .notApplicable(libraryText("No standard command applies now."))
        }
        let wanted = Command.standardEditing.filter { one in standard.contains { $0.id == one.id } }
        return .judged(
            edit.items.prefix(wanted.count).map(\.id) == wanted.map(\.id),
            kept: libraryText("They come first, in order: {commands}.", ["commands": titles(standard)]),
            broken: libraryText("They are in a different order: {commands}.", ["commands": titles(edit.items)]))
    }

    func choice(of edit: OpenedMenu.Edit) -> Guideline.State {
        let standard = edit.menu.ordered.filter { one in Command.standardEditing.contains { $0.id == one.id } }
        guard !standard.isEmpty else { return .kept(libraryText("The program has chosen none of them.")) }
        return .kept(libraryText("The program has chosen these: {commands}.", ["commands": titles(standard)]))
    }

    // MARK: The program's own commands

    /// Returns the state of a rule about the program's own commands that are visible; it doesn't apply if none is.
    private func custom(
        of edit: OpenedMenu.Edit, _ state: (_ shown: [Command]) -> Guideline.State
    ) -> Guideline.State {
        let shown = edit.items.filter { $0.kind == .custom }
        if !shown.isEmpty { return state(shown) }
        return .notApplicable(
            edit.menu.commands.contains { $0.kind == .custom }
                ? libraryText("None of the program’s own commands applies now.")
                : libraryText("The menu has no commands of the program’s own."))
    }

    func customCommands(of edit: OpenedMenu.Edit) -> Guideline.State {
        custom(of: edit) { .kept(libraryText("These are the program’s own: {commands}.", ["commands": titles($0)])) }
    }

    func customTargets(of edit: OpenedMenu.Edit, _ editing: EditingState?) -> Guideline.State {
        custom(of: edit) { shown in
            guard editing?.hasSelection == true else { return .notApplicable(libraryText("Nothing is selected.")) }
            return .kept(libraryText("They act on the selection: {commands}.", ["commands": titles(shown)]))
        }
    }

    func customOrder(of edit: OpenedMenu.Edit) -> Guideline.State {
        custom(of: edit) { shown in
            .judged(
                edit.items.suffix(shown.count) == shown[...],
                kept: libraryText("They are together at the end: {commands}.", ["commands": titles(shown)]),
                broken: libraryText(
                    "A system command comes after one of them: {commands}.", ["commands": titles(edit.items)]))
        }
    }

    func customCount(of edit: OpenedMenu.Edit) -> Guideline.State {
        custom(of: edit) { shown in
            let count = shown.filter(EditMenu.countsTowardLimit).count
            let values = ["count": "\(count)", "most": "\(EditMenu.mostCustomCommands)"]
            let sentence = libraryText(
                "The menu shows {count} of the program’s own commands; up to {most} is few.", values)
            return .judged(count <= EditMenu.mostCustomCommands, kept: sentence, broken: sentence)
        }
    }

    // MARK: Labels

    /// Returns the state of a rule about the labels of the program's own commands, as declared.
    func labels(of edit: OpenedMenu.Edit, by rule: Guideline) -> Guideline.State {
        let custom = edit.menu.commands.filter { $0.kind == .custom }
        guard !custom.isEmpty else {
            return .notApplicable(libraryText("The menu has no commands of the program’s own."))
        }
        switch rule {
        case .shortVerbs: return length(of: custom.map(\.title))
        case .initialCapital: return capitals(of: custom.map(\.title).filter { !$0.contains(" ") })
        default: return capitals(of: custom.map(\.title).filter { $0.contains(" ") })
        }
    }

    func length(of titles: [String]) -> Guideline.State {
        let longest = Language.hasTitleCapitals ? LabelGuidelines.longest : LabelGuidelines.longestElsewhere
        let wrong = titles.filter { $0.isEmpty || $0.count > longest }
        return .judged(
            wrong.isEmpty,
            kept: libraryText("No label has more than {letters} letters.", ["letters": "\(longest)"]),
            broken: libraryText(
                "Longer than {letters} letters: {labels}.",
                ["letters": "\(longest)", "labels": wrong.joined(separator: ", ")]))
    }

    func capitals(of titles: [String]) -> Guideline.State {
        guard Language.hasTitleCapitals else {
            return .notApplicable(libraryText("The language doesn’t write titles with capitals."))
        }
        guard !titles.isEmpty else { return .notApplicable(libraryText("There is no label of this kind.")) }
        let wrong = titles.filter { LabelGuidelines.titleCased($0) != $0 }
        return .judged(
            wrong.isEmpty, kept: libraryText("The labels are capitalised correctly."),
            broken: libraryText("Capitalised incorrectly: {labels}.", ["labels": wrong.joined(separator: ", ")]))
    }
}

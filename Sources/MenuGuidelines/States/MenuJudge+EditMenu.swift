import Menus

extension MenuJudge {
    /// Returns whether an edit menu follows a rule for edit menus.
    func editMenuState(of rule: Guideline) -> Guideline.State {
        guard case .edit(let edit) = menu.contents else {
            return .notApplicable(libraryText("The menu is a context menu."))
        }
        let editing = menu.responder.editing
        return switch rule {
        case .standardCommands: standardOrder(of: edit)
        case .textWebAndImageViews:
            .kept(libraryText("The view of {responder} has one.", ["responder": menu.responder.name]))
        case .holdMagnifies: loupe
        case .opensAsFingerLifts: lifting
        case .selectTakesWord, .selectionByWord: selectsByCommand
        case .clipboardCommandsForSelection: shows(of: edit, editing)
        case .programChoosesStandardCommands: choice(of: edit)
        case .positionBeforeShowing: keepsClear
        case .programDefinesDoubleTap, .doubleTapSelectsWord: doubleTap(editing)
        case .applicableCommandsOnly: showsWhatIsPossible
        case .noCutOrCopyWithoutSelection: nothingSelected(editing)
        case .noSelectWithSelection: somethingSelected(editing)
        case .customViewsDecide: asked
        case .aboveOrBelowSelection: side(of: edit)
        case .arrowAtTarget: arrow(of: edit)
        case .holdOpensEditMenu: hold
        case .customCommands: customCommands(of: edit)
        case .customCommandsActOnSelection: customTargets(of: edit, editing)
        case .customCommandsLast: customOrder(of: edit)
        case .fewCustomCommands: customCount(of: edit)
        case .shortVerbs, .initialCapital, .titleCapitals: labels(of: edit, by: rule)
        case .clipboardCommandsAreUndoable, .noConfirmation, .styleCanBeCopied, .otherContextsInActionSheet: notChosen
        default: notSeen
        }
    }

    // MARK: Gestures

    private var loupe: Guideline.State {
        guard menu.trigger == .hold else { return openedOtherwise }
        guard let showedLoupe = menu.hold?.showedLoupe else { return notSeen }
        return .judged(
            showedLoupe, kept: libraryText("The loupe appeared during the hold."),
            broken: libraryText("No loupe appeared during the hold."))
    }

    private var lifting: Guideline.State {
        guard menu.trigger == .hold else { return openedOtherwise }
        guard let milliseconds = menu.hold?.milliseconds else { return notSeen }
        return .kept(
            libraryText(
                "It opened when the press was released, after {milliseconds} ms.", ["milliseconds": "\(milliseconds)"]))
    }

    private var hold: Guideline.State {
        guard menu.trigger == .hold else { return openedOtherwise }
        guard let hold = menu.hold, let milliseconds = hold.milliseconds else { return notSeen }
        let values = ["milliseconds": "\(milliseconds)", "least": "\(hold.least)"]
        return .judged(
            milliseconds >= hold.least,
            kept: libraryText("The press lasted {milliseconds} ms; a hold takes at least {least} ms.", values),
            broken: libraryText("The press lasted only {milliseconds} ms; a hold takes at least {least} ms.", values))
    }

    private func doubleTap(_ editing: EditingState?) -> Guideline.State {
        guard menu.trigger == .doubleTap else { return openedOtherwise }
        guard let editing else { return notSeen }
        if editing.hasSelection {
            return .kept(libraryText("The double tap selected something, and the menu opened at once."))
        }
        // Without a word at the tap, there is nothing to select.
        return shown(of: [.select]).isEmpty
            ? .notApplicable(libraryText("There was nothing to select at the tap."))
            : .broken(libraryText("The double tap selected nothing."))
    }

    // MARK: Selection

    private var nothingIsSelected: Guideline.State { .notApplicable(libraryText("Nothing is selected.")) }
    private var selectionIsUnknown: Guideline.State {
        .notApplicable(libraryText("The responder doesn’t report a selection."))
    }

    private func shows(of edit: OpenedMenu.Edit, _ editing: EditingState?) -> Guideline.State {
        guard let editing else { return selectionIsUnknown }
        guard editing.hasSelection else { return nothingIsSelected }
        guard let explanation else { return notKnown }
        let wanted: [Command] = [.cut, .copy, .paste]
        let missing = explanation.commands.filter { one in
            one.verdict == .hidden && one.isPossible && one.reasons != [.revealsSecret]
                && wanted.contains { $0.id == one.command.id } && !shown.contains { $0.id == one.command.id }
        }
        return .judged(
            missing.isEmpty,
            kept: libraryText("The visible commands apply: {commands}.", ["commands": titles(shown(of: wanted))]),
            broken: libraryText(
                "These apply but aren’t visible: {commands}.", ["commands": titles(missing.map(\.command))]))
    }

    private func nothingSelected(_ editing: EditingState?) -> Guideline.State {
        guard let editing else { return selectionIsUnknown }
        guard !editing.hasSelection else { return .notApplicable(libraryText("Something is selected.")) }
        let wrong = shown(of: [.cut, .copy, .delete])
        return .judged(
            wrong.isEmpty, kept: libraryText("Nothing is selected, and Cut, Copy and Delete are hidden."),
            broken: libraryText("Nothing is selected, but these are visible: {commands}.", ["commands": titles(wrong)]))
    }

    private func somethingSelected(_ editing: EditingState?) -> Guideline.State {
        guard let editing else { return selectionIsUnknown }
        guard editing.hasSelection else { return nothingIsSelected }
        let wrong = shown(of: editing.isAllSelected ? [.select, .selectAll] : [.select])
        return .judged(
            wrong.isEmpty,
            kept: editing.isAllSelected
                ? libraryText("Everything is selected, and Select and Select All are hidden.")
                : libraryText("Something is selected, and Select is hidden."),
            broken: libraryText("These don’t apply but are visible: {commands}.", ["commands": titles(wrong)]))
    }

    private var asked: Guideline.State {
        guard let explanation else { return notKnown }
        return .judged(
            explanation.commands.allSatisfy { $0.asked.first == menu.responder.name },
            kept: libraryText(
                "{responder} was asked about each command first.", ["responder": menu.responder.name]),
            broken: libraryText("A visible command was never asked about."))
    }

    // MARK: Position

    private func side(of edit: OpenedMenu.Edit) -> Guideline.State {
        let (placement, surroundings) = (edit.placement, menu.surroundings)
        let size = Size(width: placement.frame.width, height: placement.frame.height)
        let wanted = EditMenuPlacement.place(
            menu: size, target: surroundings.target, in: surroundings.room, keepClear: surroundings.keepClear,
            preferring: edit.menu.preferredArrowDirection)
        guard wanted?.side == placement.side else {
            return .broken(libraryText("It isn’t on the side that has room."))
        }
        let metrics = EditMenuPlacement.Metrics.standard
        let values = [
            "room": points(max(surroundings.target.minY - surroundings.room.minY, 0)),
            "height": points(size.height + metrics.arrowHeight + metrics.gap + metrics.edge),
        ]
        let sentence =
            switch placement.side {
            case .above:
                libraryText("It is above: it needs {height} points, and {room} are available.", values)
            case .below where !fitsAbove(size):
                libraryText("It is below: it needs {height} points, and only {room} are available above.", values)
            case .below where edit.menu.preferredArrowDirection == .up:
                libraryText("It is below, as the program prefers.")
            case .below: libraryText("It is below, where it covers less of the content to keep visible.")
            case .over: libraryText("It covers the selection, because there is no room above or below.")
            }
        return .kept(sentence)
    }

    private func fitsAbove(_ size: Size) -> Bool {
        EditMenuPlacement.fitsAbove(size, menu.surroundings.target, in: menu.surroundings.room)
    }

    private func arrow(of edit: OpenedMenu.Edit) -> Guideline.State {
        let target = menu.surroundings.target
        let arrow = edit.placement.arrow.x
        let distance = max(target.minX - arrow, arrow - target.maxX, 0)
        return .judged(
            // Half a point allows for rounding.
            distance <= 0.5, kept: libraryText("The arrow points at the target of the commands."),
            broken: libraryText(
                "The arrow misses the target of the commands by {points} points.", ["points": points(distance)]))
    }
}

extension MenuJudge {
    /// Whether an edit menu keeps one of the rules for them.
    func editMenuState(of rule: Guideline) -> Guideline.State {
        guard case .edit(let edit) = menu.contents else {
            return .notApplicable(libraryText("The menu is a context menu."))
        }
        let editing = menu.responder.editing
        return switch rule {
        case .e1: standardOrder(of: edit)
        case .e2: .kept(libraryText("The view of {responder} has one.", ["responder": menu.responder.name]))
        case .e3: loupe
        case .e4: lifting
        case .e5, .e23: selectsByCommand
        case .e7: shows(of: edit, editing)
        case .e8: choice(of: edit)
        case .e9: keepsClear
        case .e10, .e19: doubleTap(editing)
        case .e12: showsWhatIsPossible
        case .e13: nothingSelected(editing)
        case .e14: somethingSelected(editing)
        case .e15: asked
        case .e16: side(of: edit)
        case .e17: arrow(of: edit)
        case .e18: hold
        case .e27: customCommands(of: edit)
        case .e30: customTargets(of: edit, editing)
        case .e31: customOrder(of: edit)
        case .e32: customCount(of: edit)
        case .e33, .e34, .e35: labels(of: edit, by: rule)
        case .e25, .e26, .e28, .e29: notChosen
        default: notSeen
        }
    }

    // MARK: Gestures

    private var loupe: Guideline.State {
        guard menu.trigger == .hold else { return openedOtherwise }
        guard let showedLoupe = menu.hold?.showedLoupe else { return notSeen }
        return .judged(
            showedLoupe, kept: libraryText("The loupe showed during the hold."),
            broken: libraryText("No loupe showed during the hold."))
    }

    private var lifting: Guideline.State {
        guard menu.trigger == .hold else { return openedOtherwise }
        guard let milliseconds = menu.hold?.milliseconds else { return notSeen }
        return .kept(
            libraryText(
                "It opened as the press was let go, after {milliseconds} ms.", ["milliseconds": "\(milliseconds)"]))
    }

    private var hold: Guideline.State {
        guard menu.trigger == .hold else { return openedOtherwise }
        guard let hold = menu.hold, let milliseconds = hold.milliseconds else { return notSeen }
        let values = ["milliseconds": "\(milliseconds)", "least": "\(hold.least)"]
        return .judged(
            milliseconds >= hold.least,
            kept: libraryText("The press lasted for {milliseconds} ms; from {least} ms on it is a hold.", values),
            broken: libraryText("The press lasted for {milliseconds} ms only; a hold lasts {least} ms.", values))
    }

    private func doubleTap(_ editing: EditingState?) -> Guideline.State {
        guard menu.trigger == .doubleTap else { return openedOtherwise }
        guard let editing else { return notSeen }
        if editing.hasSelection {
            return .kept(libraryText("The double tap has selected something, and the menu opened at once."))
        }
        // Where there is no word, there is nothing to select.
        return shown(of: [.select]).isEmpty
            ? .notApplicable(libraryText("There was nothing to select where it was tapped."))
            : .broken(libraryText("The double tap has selected nothing."))
    }

    // MARK: What is selected

    private var nothingIsSelected: Guideline.State { .notApplicable(libraryText("Nothing is selected.")) }
    private var selectionIsUnknown: Guideline.State {
        .notApplicable(libraryText("The responder doesn’t tell what is selected."))
    }

    private func shows(of edit: OpenedMenu.Edit, _ editing: EditingState?) -> Guideline.State {
        guard let editing else { return selectionIsUnknown }
        guard editing.hasSelection else { return nothingIsSelected }
        guard let explanation = menu.explanation else { return notKnown }
        let wanted: [Command] = [.cut, .copy, .paste]
        let missing = explanation.commands.filter { one in
            one.verdict == .hidden && one.isPossible && one.reasons != [.revealsSecret]
                && wanted.contains { $0.id == one.command.id } && !shown.contains { $0.id == one.command.id }
        }
        return .judged(
            missing.isEmpty,
            kept: libraryText("Those that apply show: {commands}.", ["commands": titles(shown(of: wanted))]),
            broken: libraryText(
                "These apply and don’t show: {commands}.", ["commands": titles(missing.map(\.command))]))
    }

    private func nothingSelected(_ editing: EditingState?) -> Guideline.State {
        guard let editing else { return selectionIsUnknown }
        guard !editing.hasSelection else { return .notApplicable(libraryText("Something is selected.")) }
        let wrong = shown(of: [.cut, .copy, .delete])
        return .judged(
            wrong.isEmpty, kept: libraryText("Nothing is selected, and neither Cut, Copy nor Delete shows."),
            broken: libraryText("Nothing is selected, and these show: {commands}.", ["commands": titles(wrong)]))
    }

    private func somethingSelected(_ editing: EditingState?) -> Guideline.State {
        guard let editing else { return selectionIsUnknown }
        guard editing.hasSelection else { return nothingIsSelected }
        let wrong = shown(of: editing.isAllSelected ? [.select, .selectAll] : [.select])
        return .judged(
            wrong.isEmpty,
            kept: editing.isAllSelected
                ? libraryText("Everything is selected, and neither Select nor Select All shows.")
                : libraryText("Something is selected, and Select doesn’t show."),
            broken: libraryText("They make no sense here, and show: {commands}.", ["commands": titles(wrong)]))
    }

    private var asked: Guideline.State {
        guard let explanation = menu.explanation else { return notKnown }
        return .judged(
            explanation.commands.allSatisfy { $0.asked.first == menu.responder.name },
            kept: libraryText(
                "{responder} was asked about each command first.", ["responder": menu.responder.name]),
            broken: libraryText("A command shows about which nobody was asked."))
    }

    // MARK: Place

    private func side(of edit: OpenedMenu.Edit) -> Guideline.State {
        let (placement, surroundings) = (edit.placement, menu.surroundings)
        let size = Size(width: placement.frame.width, height: placement.frame.height)
        let wanted = EditMenuPlacement.place(
            menu: size, target: surroundings.target, in: surroundings.room, keepClear: surroundings.keepClear)
        guard wanted?.side == placement.side else {
            return .broken(libraryText("It is on another side than the room asks for."))
        }
        let metrics = EditMenuPlacement.Metrics.standard
        let values = [
            "room": points(max(surroundings.target.minY - surroundings.room.minY, 0)),
            "height": points(size.height + metrics.arrowHeight + metrics.gap + metrics.edge),
        ]
        let sentence =
            switch placement.side {
            case .above:
                libraryText("It is above: it takes {height} points, and there are {room}.", values)
            case .below where !fitsAbove(size):
                libraryText("It is below: above it takes {height} points, and there are {room}.", values)
            case .below: libraryText("It is below, where it covers less of what is to stay uncovered.")
            case .over: libraryText("It is over the selection: there is room neither above nor below.")
            }
        return .kept(sentence)
    }

    private func fitsAbove(_ size: Size) -> Bool {
        EditMenuPlacement.Attempt(
            size: size, visible: menu.surroundings.target,
            room: menu.surroundings.room.inset(by: EditMenuPlacement.Metrics.standard.edge), metrics: .standard
        ).above != nil
    }

    private func arrow(of edit: OpenedMenu.Edit) -> Guideline.State {
        let target = menu.surroundings.target
        let arrow = edit.placement.arrow.x
        let distance = max(target.minX - arrow, arrow - target.maxX, 0)
        return .judged(
            // Half a point is what rounding makes.
            distance <= 0.5, kept: libraryText("The arrow points at what the commands are for."),
            broken: libraryText(
                "The arrow points {points} points beside what the commands are for.", ["points": points(distance)]))
    }
}

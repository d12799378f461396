import Menus

extension MenuJudge {
    /// Returns whether a menu of either kind follows a rule for responders and commands.
    func responderState(of rule: Guideline) -> Guideline.State {
        let responder = ["responder": menu.responder.name]
        switch rule {
        case .canBecomeFirstResponder:
            return .judged(
                menu.responder.canBecomeFirst,
                kept: libraryText("{responder} can become first responder.", responder),
                broken: libraryText("{responder} can’t become first responder.", responder))
        case .responderIsAsked, .commandTravelsChain, .respondersAnswerForThemselves: return chain(by: rule)
        case .gesturesBelongToView: return press
        case .gestureNeedsFirstResponder:
            guard [.hold, .secondaryClick, .doubleTap].contains(menu.trigger) else { return openedOtherwise }
            return .kept(
                libraryText("The gesture was recognised, and {responder} was first responder.", responder))
        case .targetRectangle:
            let target = menu.surroundings.target
            return .kept(
                libraryText(
                    "Its target is {width} × {height} points.",
                    ["width": points(target.width), "height": points(target.height)]))
        case .firstResponderBeforeMenu: return .kept(libraryText("{responder} was first responder.", responder))
        case .singleController:
            return .judged(
                menu.surroundings.isAlone, kept: libraryText("No other menu was open."),
                broken: libraryText("Another menu was open."))
        case .answersDetermineContent: return answers
        case .performableCommandsOnly: return showsWhatIsPossible
        case .selectTakesPart: return selectsByCommand
        case .selectAllTakesEverything: return selectsAll
        case .stylesAreToggles: return toggles
        case .titleAndAction:
            return .judged(
                shown.allSatisfy { !$0.title.isEmpty }, kept: libraryText("Every visible command has a title."),
                broken: libraryText("A visible command has no title."))
        case .lookUpAndSpelling: return some(of: Command.spelling + Command.links)
        case .everyControlAnswersSecondaryClick:
            guard menu.trigger == .secondaryClick else { return openedOtherwise }
            return .kept(libraryText("The secondary click opened this menu."))
        case .valuableContentCanBeCopied:
            guard shown.contains(where: { $0.id == Command.copy.id }) else {
                return .notApplicable(libraryText("Copy is hidden."))
            }
            return .kept(libraryText("Copy is visible."))
        case .commandsUseClipboard, .copyWritesSelection, .cutRemovesSelection, .deleteKeepsClipboard, .pasteConverts,
            .richContentCopiesInSeveralWays, .pasteHandlesAnyInput:
            return notChosen
        default: return notSeen
        }
    }

    /// Returns which responders were asked, in which order, and which perform the commands.
    private func chain(by rule: Guideline) -> Guideline.State {
        guard let explanation else { return notKnown }
        let asked = explanation.commands.map(\.asked).max { $0.count < $1.count } ?? []
        let performers = explanation.commands.filter { $0.verdict != .hidden }.compactMap(\.asked.last)
        switch rule {
        case .responderIsAsked:
            return .kept(
                libraryText(
                    "{responder} and the responders after it were asked about {count} commands.",
                    ["responder": menu.responder.name, "count": "\(explanation.commands.count)"]))
        case .commandTravelsChain:
            return .kept(
                libraryText(
                    "They were asked in this order: {responders}.", ["responders": asked.joined(separator: ", ")]))
        default:
            var known: Set<String> = []
            return .kept(
                libraryText(
                    "The visible commands are performed by {responders}.",
                    ["responders": performers.filter { known.insert($0).inserted }.joined(separator: ", ")]))
        }
    }

    private var press: Guideline.State {
        guard let pressed = menu.surroundings.pressed else {
            // After a hold or tap on text, the menu is for what that has selected.
            return [.hold, .doubleTap].contains(menu.trigger) ? notSeen : openedOtherwise
        }
        return .judged(
            menu.surroundings.view.inset(by: -0.5).contains(pressed),
            kept: libraryText("The press was inside the view of the menu."),
            broken: libraryText("The press was outside the view of the menu."))
    }

    private var answers: Guideline.State {
        guard let explanation else { return notKnown }
        let (ids, explained) = (shown.map(\.id), explanation.commands.filter { $0.verdict != .hidden })
        return .judged(
            explained.map(\.command.id) == ids,
            kept: libraryText(
                "{shown} of {count} commands are visible, as the answers determine.",
                ["count": "\(explanation.commands.count)", "shown": "\(ids.count)"]),
            broken: libraryText("The visible commands don’t match the answers."))
    }

    private var selectsAll: Guideline.State {
        guard menu.follows == Command.selectAll.id, let editing = menu.responder.editing else {
            return .notApplicable(libraryText("Select All wasn’t chosen before."))
        }
        return .judged(
            editing.isAllSelected, kept: libraryText("Select All was chosen, and everything is selected."),
            broken: libraryText("Select All was chosen, but not everything is selected."))
    }

    private var toggles: Guideline.State {
        let toggles = shown(of: Command.textStyle)
        guard !toggles.isEmpty else { return .notApplicable(libraryText("None of them is visible.")) }
        return .judged(
            toggles.allSatisfy { $0.isOn != nil },
            kept: libraryText("These show their state: {commands}.", ["commands": titles(toggles)]),
            broken: libraryText("These don’t show their state: {commands}.", ["commands": titles(toggles)]))
    }

    private func some(of commands: [Command]) -> Guideline.State {
        let some = shown(of: commands)
        guard !some.isEmpty else { return .notApplicable(libraryText("None of them is visible.")) }
        return .kept(libraryText("These are visible like any other command: {commands}.", ["commands": titles(some)]))
    }
}

public import Menus

/// Judges whether a menu that opened follows each rule.
struct MenuJudge {
    let menu: OpenedMenu
    let explanation: MenuExplanation?
    let menuBar: MenuBar?
    /// The visible commands.
    let shown: [Command]

    init(_ menu: OpenedMenu, _ explanation: MenuExplanation?, against menuBar: MenuBar?) {
        self.menu = menu
        self.explanation = explanation
        self.menuBar = menuBar
        shown = menu.commands
    }

    /// Returns the titles of commands on one line.
    func titles(_ commands: [Command]) -> String { commands.map(\.title).joined(separator: ", ") }

    /// Returns a length in points as text for users.
    func points(_ length: Double) -> String { "\(Int(length.rounded()))" }

    /// Returns the visible ones among some commands, in the order of the menu.
    func shown(of commands: [Command]) -> [Command] {
        let ids = Set(commands.map(\.id))
        return shown.filter { ids.contains($0.id) }
    }

    // MARK: Rules that a menu can't answer

    /// The state of a rule about what a program offers, or about what happens while a menu is open.
    var notSeen: Guideline.State { .notApplicable(libraryText("A menu alone can’t show this.")) }

    /// The state of a rule about what commands do.
    var notChosen: Guideline.State { .notApplicable(libraryText("Choose a command to see this.")) }

    /// The state of a rule about menus that are opened in another way.
    var openedOtherwise: Guideline.State {
        .notApplicable(libraryText("The menu was opened by {way} instead.", ["way": menu.trigger.title]))
    }

    /// The state of a rule about what could be performed at the time.
    var notKnown: Guideline.State {
        .notApplicable(libraryText("The state at that moment is no longer known."))
    }

    // MARK: Rules of several subjects

    /// The state of a rule that only commands that can be performed are visible.
    var showsWhatIsPossible: Guideline.State {
        guard let explanation else { return notKnown }
        let dimmed = explanation.commands.filter { $0.verdict != .hidden && !$0.isPossible }.map(\.command)
        return .judged(
            dimmed.isEmpty, kept: libraryText("Every visible command can be performed now."),
            broken: libraryText(
                "These are visible but can’t be performed now: {commands}.", ["commands": titles(dimmed)]))
    }

    /// The state of a rule that Select selects something.
    var selectsByCommand: Guideline.State {
        guard menu.follows == Command.select.id, let editing = menu.responder.editing else {
            return .notApplicable(libraryText("Select wasn’t chosen before."))
        }
        return .judged(
            editing.hasSelection, kept: libraryText("Select was chosen, and something is selected."),
            broken: libraryText("Select was chosen, but nothing is selected."))
    }

    /// The state of a rule that nothing is covered that has to stay visible.
    var keepsClear: Guideline.State {
        if case .context(let context) = menu.contents, context.isSheet {
            return .notApplicable(libraryText("A sheet covers the bottom of its window."))
        }
        let keepClear = menu.surroundings.keepClear
        guard !keepClear.isEmpty else {
            return .notApplicable(libraryText("The program marks no content to keep visible."))
        }
        return .judged(
            menu.frame.covered(of: keepClear) == 0,
            kept: libraryText("The content to keep visible isn’t covered."),
            broken: libraryText("The menu covers content to keep visible."))
    }

    /// Returns what the rule has decided about single commands: each reason with the commands that it holds for. Reasons for the
    /// order are left out, because the menu itself shows them.
    func decisions(by rule: Guideline) -> [String] {
        var reasons: [CommandExplanation.Reason] = []
        var commands: [CommandExplanation.Reason: [Command]] = [:]
        for command in explanation?.commands ?? [] {
            for reason in command.reasons where !reason.isAboutOrder && decides(rule, reason, command) {
                if commands[reason] == nil { reasons.append(reason) }
                commands[reason, default: []].append(command.command)
            }
        }
        return reasons.map { "\(titles(commands[$0] ?? [])): \($0)" }
    }

    /// Returns whether a reason comes from a rule. The rules about hiding commands have no reasons of their own: for a hidden
    /// command, theirs are those of ``Guideline/performableCommandsOnly``.
    private func decides(
        _ rule: Guideline, _ reason: CommandExplanation.Reason, _ command: CommandExplanation
    ) -> Bool {
        if rule == .applicableCommandsOnly || rule == .unavailableIsHidden {
            return reason.rule == .performableCommandsOnly && command.verdict == .hidden
        }
        return reason.rule == rule
    }
}

extension CommandExplanation.Reason {
    fileprivate var isAboutOrder: Bool {
        switch self {
        case .standardFirst, .systemBeforeCustom, .customLast, .destructiveLast, .reversed: true
        default: false
        }
    }
}

extension MenuTrigger {
    /// The trigger's name, in the user's language.
    public var title: String {
        switch self {
        case .hold: libraryText("touch and hold")
        case .secondaryClick: libraryText("secondary click")
        case .doubleTap: libraryText("double tap")
        case .selection: libraryText("selection by mouse")
        case .tap: libraryText("tap")
        case .keyboard: libraryText("keyboard")
        case .program: libraryText("the program")
        }
    }
}

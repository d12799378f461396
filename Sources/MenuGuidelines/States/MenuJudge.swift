public import Menus

/// What a menu that opened says about each rule.
struct MenuJudge {
    let menu: OpenedMenu
    let explanation: MenuExplanation?
    let menuBar: MenuBar?
    /// The commands that showed.
    let shown: [Command]

    init(_ menu: OpenedMenu, _ explanation: MenuExplanation?, against menuBar: MenuBar?) {
        self.menu = menu
        self.explanation = explanation
        self.menuBar = menuBar
        shown = menu.commands
    }

    /// The titles of commands in one line.
    func titles(_ commands: [Command]) -> String { commands.map(\.title).joined(separator: ", ") }

    /// A length in points, as people read it.
    func points(_ length: Double) -> String { "\(Int(length.rounded()))" }

    /// Those that showed of some commands, in the order in which they showed.
    func shown(of commands: [Command]) -> [Command] {
        let ids = Set(commands.map(\.id))
        return shown.filter { ids.contains($0.id) }
    }

    // MARK: What a menu can't say

    /// A rule about what a program offers, or about what goes on while a menu is open.
    var notSeen: Guideline.State { .notApplicable(libraryText("A menu alone can’t show this.")) }

    /// A rule about what commands do.
    var notChosen: Guideline.State { .notApplicable(libraryText("Choose a command to see this.")) }

    /// A rule about menus that are opened in another way.
    var openedOtherwise: Guideline.State {
        .notApplicable(libraryText("The menu was opened by {way} instead.", ["way": menu.trigger.title]))
    }

    /// A rule about what could be done at the time.
    var notKnown: Guideline.State {
        .notApplicable(libraryText("The state at that moment is no longer known."))
    }

    // MARK: What rules of several subjects ask

    /// Only what can be performed shows.
    var showsWhatIsPossible: Guideline.State {
        guard let explanation else { return notKnown }
        let dimmed = explanation.commands.filter { $0.verdict != .hidden && !$0.isPossible }.map(\.command)
        return .judged(
            dimmed.isEmpty, kept: libraryText("Every visible command can be performed now."),
            broken: libraryText(
                "These are visible but can’t be performed now: {commands}.", ["commands": titles(dimmed)]))
    }

    /// Select has selected something.
    var selectsByCommand: Guideline.State {
        guard menu.follows == Command.select.id, let editing = menu.responder.editing else {
            return .notApplicable(libraryText("Select wasn’t chosen before."))
        }
        return .judged(
            editing.hasSelection, kept: libraryText("Select was chosen, and something is selected."),
            broken: libraryText("Select was chosen, but nothing is selected."))
    }

    /// Nothing that is to stay clear is covered.
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

    /// What the rule has decided about single commands: each reason with those that it holds for. What it says about their
    /// order shows in the menu itself.
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

    /// Whether a reason says how a command fared by a rule. Those on what is hidden go by the answer that shows it otherwise.
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
    /// Its name, in the user's language.
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

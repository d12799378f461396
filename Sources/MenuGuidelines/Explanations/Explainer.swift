import Menus

/// Asks a responder chain once about each command, and combines its answers with how a menu shows the commands.
@MainActor struct Explainer {
    private let chain: ResponderChain
    private let responders: [any Responder]
    private let names: [String]
    private var shown: Set<Command.ID> = []
    private(set) var commands: [CommandExplanation] = []

    init(_ chain: ResponderChain) {
        self.chain = chain
        responders = chain.responders
        names = responders.map { String(describing: type(of: $0)) }
    }

    /// Adds a visible command, with the reasons for its position.
    mutating func add(
        _ command: Command, at position: CommandExplanation.Position, because reasons: [CommandExplanation.Reason]
    ) {
        shown.insert(command.id)
        let (asked, isPossible) = ask(command)
        commands.append(
            CommandExplanation(
                command: command, asked: asked, isPossible: isPossible,
                verdict: isPossible ? .shown(position) : .dimmed(position),
                reasons: [answer(asked, isPossible)] + reasons))
    }

    /// Adds the declared commands that ``add(_:at:because:)`` hasn't added, and further declarations of those that it has.
    /// `obstacle` returns what hides a command that could be performed; nil if nothing does.
    mutating func addHidden(of declared: [Command], obstacle: (Command) -> CommandExplanation.Reason?) {
        var left = shown
        for command in declared where left.remove(command.id) == nil {
            let (asked, isPossible) = ask(command)
            let reason =
                obstacle(command) ?? (isPossible && shown.contains(command.id) ? .repeated : answer(asked, isPossible))
            commands.append(
                CommandExplanation(
                    command: command, asked: asked, isPossible: isPossible, verdict: .hidden, reasons: [reason]))
        }
    }

    private func ask(_ command: Command) -> (asked: [String], isPossible: Bool) {
        // An action is for the first responder, as the menu is.
        if command.isAction { return (Array(names.prefix(1)), chain.canPerform(command)) }
        guard let index = responders.firstIndex(where: { $0.handler(for: command)?.decides == true }) else {
            return (names, false)
        }
        return (Array(names[...index]), responders[index].canPerform(command))
    }

    private func answer(_ asked: [String], _ isPossible: Bool) -> CommandExplanation.Reason {
        guard isPossible, let performer = asked.last else { return .performedByNobody(asked: asked) }
        return .performed(by: performer)
    }
}

import Menus

/// The time to compose menus, from few commands to many. Nothing is drawn.
struct MenuComposing: MenuMeasure {
    /// The maximum time for twenty commands, in microseconds.
    static let aim = 5.0
    /// The maximum ratio of the time per command to that with twenty commands, so that the time grows at most linearly.
    static let growthAim = 1.5
    private static let counts = [20, 1000, 10_000]
    private static let rounds = 200

    /// The times of one composition in microseconds, over several rounds, for each kind of menu and each count.
    private var times: [MenuKind: [Statistics]] = [:]

    /// Composes both kinds of menus in each size, alternately.
    init() {
        var all: [MenuKind: [[Double]]] = [:]
        for kind in MenuKind.allCases { all[kind] = Self.counts.map { _ in [] } }
        MainActor.assumeIsolated {
            for round in -5..<Self.rounds {
                for (number, count) in Self.counts.enumerated() {
                    // Each round composes the same total number of commands, whatever the size of the menus.
                    let repetitions = Self.counts[Self.counts.count - 1] / count
                    for kind in MenuKind.allCases {
                        let time = Self.time(kind, of: count, repetitions)
                        if round >= 0 { all[kind]?[number].append(time) }
                    }
                }
            }
        }
        times = all.mapValues { $0.map(Statistics.init) }
    }

    @MainActor private static func time(_ kind: MenuKind, of count: Int, _ repetitions: Int) -> Double {
        let commands = (0..<count).map { Command(.init(rawValue: "c\($0)"), title: "Command \($0)") }
        let responder = Willing()
        let (edit, context) = (EditMenu(commands: commands), ContextMenu { commands })
        var shown: [Command] = []
        var composed = context
        let start = now()
        for _ in 0..<repetitions {
            switch kind {
            case .edit: shown = edit.composed(for: responder).commands
            case .context: composed = context.composed(for: responder)
            }
        }
        let time = milliseconds(since: start) * 1000 / Double(repetitions)
        precondition((kind == .edit ? shown : composed.commands) == commands, "every command shows")
        return time
    }

    private func statistics(_ kind: MenuKind, _ number: Int) -> Statistics { times[kind]![number] }

    private func aim(_ kind: MenuKind, _ number: Int) -> MenuAim {
        let (few, many) = (Self.counts[0], Self.counts[number])
        guard number > 0 else {
            return MenuAim(
                number: statistics(kind, 0).median, most: Self.aim, places: 1,
                name: "composing the \(kind.rawValue) of \(few) commands in µs")
        }
        return MenuAim(
            number: statistics(kind, number).median / Double(many) / (statistics(kind, 0).median / Double(few)),
            most: Self.growthAim, places: 2,
            name: "composing the \(kind.rawValue) of \(many) commands, for each against \(few)")
    }

    private var aims: [MenuAim] {
        MenuKind.allCases.flatMap { kind in Self.counts.indices.map { aim(kind, $0) } }
    }

    var misses: [String] { aims.flatMap(\.misses) }

    var text: String {
        var table = Table(columns: ["composing, µs", "commands", "median", "p95", "", "aim", ""])
        for kind in MenuKind.allCases {
            for number in Self.counts.indices {
                let numbers = statistics(kind, number)
                let cells = aim(kind, number).cells
                table.add(
                    [number == 0 ? kind.rawValue : "", "\(Self.counts[number])"]
                        + [numbers.median, numbers.p95].map { decimal($0, 1) }
                        + [number == 0 ? "" : "\(cells[0]) × each of \(Self.counts[0])", cells[1], cells[2]])
            }
        }
        return table.text
    }
}

/// A responder that handles every command.
private final class Willing: Responder {
    var canBecomeFirstResponder: Bool { true }
    func handler(for command: Command) -> CommandHandler? { CommandHandler {} }
}

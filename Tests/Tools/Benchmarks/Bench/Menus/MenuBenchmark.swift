import Glibc

/// Menus opened by real presses, the app's against a C program's: how soon they come, and what they leave.
struct MenuBenchmark {
    /// What is measured, in this order.
    enum Part: String, CaseIterable {
        case composing, first, again, loupe, idle, growth, notes, start

        /// What they are called on the command line.
        static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
    }

    private let misses: [String]

    /// Measures everything, and prints what each measure amounts to as soon as it is done.
    ///
    /// - Parameters:
    ///   - count: How many menus of each kind are opened for what they leave in memory.
    ///   - options: Which program, which parts, and how often.
    init(growthWith count: Int, _ options: Options) throws(Failure) {
        let cast = try MenuCast(program: options.program)
        var misses: [String] = []
        func add(_ measure: some MenuMeasure) {
            print(measure.text, terminator: "\n\n")
            fflush(nil)
            misses += measure.misses
        }
        for part in options.parts.isEmpty ? Part.allCases : options.parts {
            switch part {
            case .composing: add(MenuComposing())
            case .loupe: add(try LoupeMoves(cast, moves: options.runs ?? 100))
            case .start: add(try StartMeasure(cast, rounds: 15))
            case .first: add(try FirstMenus(cast))
            case .again: add(try RepeatedMenus(cast, rounds: options.runs ?? 100))
            case .idle: add(try MenuIdleness(cast))
            case .growth: add(try MenuGrowth(of: count, cast))
            case .notes: add(try MenusOnNotes(cast))
            }
        }
        self.misses = misses
    }

    /// Whether every aim is met.
    var met: Bool { misses.isEmpty }

    /// What is left to print: the aims that were missed.
    var text: String { met ? "every aim is met" : misses.map { "NOT MET: \($0)" }.joined(separator: "\n") }
}

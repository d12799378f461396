import Glibc

/// Menus opened by real presses in the app and in a C program: how soon they appear, and what they leave behind.
struct MenuBenchmark {
    /// The parts that are measured, in this order.
    enum Part: String, CaseIterable {
        case composing, first, again, loupe, idle, growth, notes, start

        /// The names of the parts on the command line.
        static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
    }

    private let misses: [String]

    /// Measures everything, and prints the results of each part as soon as it is done.
    ///
    /// - Parameters:
    ///   - count: The number of menus of each kind that are opened for the memory that they leave.
    ///   - options: The program, the parts, and the number of runs.
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

    /// The rest of the report: the aims that were missed.
    var text: String { met ? "every aim is met" : misses.map { "NOT MET: \($0)" }.joined(separator: "\n") }
}

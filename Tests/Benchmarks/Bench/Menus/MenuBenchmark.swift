import Glibc

/// Menus opened by real presses, the app's against a C program's: how soon they come, and what they leave.
struct MenuBenchmark {
    private let misses: [String]

    /// Measures everything, and prints what each measure amounts to as soon as it is done.
    ///
    /// - Parameters:
    ///   - count: How many menus of each kind are opened for what they leave in memory.
    ///   - program: The program to measure; nil for `longpress`.
    init(growthWith count: Int, program: String?) throws(Failure) {
        let cast = try MenuCast(program: program)
        var misses: [String] = []
        func add(_ measure: some MenuMeasure) {
            print(measure.text, terminator: "\n\n")
            fflush(nil)
            misses += measure.misses
        }
        add(try FirstMenus(cast))
        add(try RepeatedMenus(cast))
        add(try MenuIdleness(cast))
        add(try MenuGrowth(of: count, cast))
        add(try MenusOnNotes(cast))
        self.misses = misses
    }

    /// Whether every aim is met.
    var met: Bool { misses.isEmpty }

    /// What is left to print: the aims that were missed.
    var text: String { met ? "every aim is met" : misses.map { "NOT MET: \($0)" }.joined(separator: "\n") }
}

/// Something that was measured of menus, and what came of it.
protocol MenuMeasure {
    /// What was measured, with its numbers, to print.
    var text: String { get }
    /// The aims that were missed, a sentence for each.
    var misses: [String] { get }
}

/// A number, and the most that it may be.
struct MenuAim {
    let number: Double
    let most: Double
    let places: Int
    /// What the number is, for the sentence that says that it is too large.
    let name: String

    /// The cells of a table: the number, the aim, and whether it is met.
    var cells: [String] { [decimal(number, places), "≤ \(decimal(most, places))", isMet ? "met" : "NOT MET"] }
    /// A sentence if the aim is missed.
    var misses: [String] {
        isMet ? [] : ["\(name) is \(decimal(number, places)), aim at most \(decimal(most, places))"]
    }

    // The number that is printed is what counts.
    private var isMet: Bool { rounded(number) <= rounded(most) }

    private func rounded(_ number: Double) -> Int {
        Int(((0..<places).reduce(number) { result, _ in result * 10 }).rounded())
    }
}

/// A measurement of menus, and its results.
protocol MenuMeasure {
    /// The measurement with its numbers, to print.
    var text: String { get }
    /// The missed aims, one sentence for each.
    var misses: [String] { get }
}

/// A number and its maximum.
struct MenuAim {
    let number: Double
    let most: Double
    let places: Int
    /// The name of the number, for the sentence that reports that it is too large.
    let name: String

    /// The cells of a table: the number, the aim, and whether it is met.
    var cells: [String] { [decimal(number, places), "≤ \(decimal(most, places))", isMet ? "met" : "NOT MET"] }
    /// A sentence if the aim is missed.
    var misses: [String] {
        isMet ? [] : ["\(name) is \(decimal(number, places)), aim at most \(decimal(most, places))"]
    }

    // Compares the numbers as printed.
    private var isMet: Bool { rounded(number) <= rounded(most) }

    private func rounded(_ number: Double) -> Int {
        Int(((0..<places).reduce(number) { result, _ in result * 10 }).rounded())
    }
}

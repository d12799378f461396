/// Numbers in order, and what they amount to.
struct Statistics {
    private let sorted: [Double]

    /// There must be at least one number.
    init(_ numbers: [Double]) { sorted = numbers.sorted() }

    var least: Double { sorted[0] }
    var median: Double { quantile(0.5) }
    /// Nine in ten are no larger.
    var p90: Double { quantile(0.9) }
    /// Nineteen in twenty are no larger.
    var p95: Double { quantile(0.95) }

    /// Between two numbers, a share of the way from one to the next.
    private func quantile(_ share: Double) -> Double {
        let place = share * Double(sorted.count - 1)
        let below = Int(place)
        let above = min(below + 1, sorted.count - 1)
        return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
    }
}

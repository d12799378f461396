/// Statistics of a list of numbers.
struct Statistics {
    private let sorted: [Double]

    /// Creates the statistics of at least one number.
    init(_ numbers: [Double]) { sorted = numbers.sorted() }

    var least: Double { sorted[0] }
    var median: Double { quantile(0.5) }
    /// The 90th percentile.
    var p90: Double { quantile(0.9) }
    /// The 95th percentile.
    var p95: Double { quantile(0.95) }

    /// Returns a quantile, interpolated linearly between two numbers.
    private func quantile(_ share: Double) -> Double {
        let place = share * Double(sorted.count - 1)
        let below = Int(place)
        let above = min(below + 1, sorted.count - 1)
        return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
    }
}

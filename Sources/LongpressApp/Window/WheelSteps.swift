/// Counts whole steps of a wheel from the fractions that fine wheels and touchpads report.
nonisolated struct WheelSteps: Equatable, Sendable {
    /// The distance on a touchpad that counts as a step, in points.
    static let stride = 60.0
    /// The fraction since the last whole step, in steps.
    private var rest = 0.0

    /// Adds a distance in steps or in points. Returns the number of steps that it completes; negative in the other direction.
    mutating func add(_ distance: Double, inPoints: Bool) -> Int {
        let part = inPoints ? distance / Self.stride : distance
        // A turn in the other direction starts over.
        if part * rest < 0 { rest = 0 }
        rest += part
        let whole = rest.rounded(.towardZero)
        rest -= whole
        // No wheel turns that far between two frames.
        return Int(max(-100, min(whole, 100)))
    }
}

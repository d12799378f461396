/// Whole steps of a wheel, of the parts of them that fine wheels and touchpads tell.
nonisolated struct WheelSteps: Equatable, Sendable {
    /// The distance on a touchpad that counts as a step, in points.
    static let stride = 60.0
    /// What has come since the last whole step, in steps.
    private var rest = 0.0

    /// Adds a distance in steps or in points. Returns how many steps are whole by it; negative the other way.
    mutating func add(_ distance: Double, inPoints: Bool) -> Int {
        let part = inPoints ? distance / Self.stride : distance
        // A turn the other way starts over.
        if part * rest < 0 { rest = 0 }
        rest += part
        let whole = rest.rounded(.towardZero)
        rest -= whole
        // No wheel turns as far between two frames.
        return Int(max(-100, min(whole, 100)))
    }
}

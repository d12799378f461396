import Gtk

/// One run of an animation between hidden (0) and in place (1).
struct MotionRun {
    private let start: Double
    private let end: Double
    /// The start time, in milliseconds.
    let since: Double
    /// The duration, in milliseconds.
    private let duration: Double

    /// Starts now. The duration, in milliseconds, is 0 if the desktop doesn't allow animation.
    init(from start: Double, to end: Double, milliseconds duration: Double) {
        (self.start, self.end, since) = (start, end, Double(Clock.milliseconds))
        self.duration = Settings.allowsAnimation ? duration : 0
    }

    func progress(at time: Double) -> Double {
        duration > 0 ? start + (end - start) * PreviewMotion.eased((time - since) / duration) : end
    }

    func hasEnded(at time: Double) -> Bool { time - since >= duration }
}

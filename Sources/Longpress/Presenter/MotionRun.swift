import Gtk

/// One way of something that moves between nowhere (0) and its place (1).
struct MotionRun {
    private let start: Double
    private let end: Double
    /// The time of its beginning, in milliseconds.
    let since: Double
    /// Its duration, in milliseconds.
    private let duration: Double

    /// Begins now, and lasts so many milliseconds where the desktop allows animation.
    init(from start: Double, to end: Double, milliseconds duration: Double) {
        (self.start, self.end, since) = (start, end, Double(Clock.milliseconds))
        self.duration = Settings.allowsAnimation ? duration : 0
    }

    func progress(at time: Double) -> Double {
        duration > 0 ? start + (end - start) * PreviewMotion.eased((time - since) / duration) : end
    }

    func hasEnded(at time: Double) -> Bool { time - since >= duration }
}

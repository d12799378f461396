extension Pinging {
    /// The time between two looks at the screen, in milliseconds.
    private static let interval = 50.0
    /// It is all there when nothing to be seen has changed for so long, in milliseconds. (It may be busy for much longer: a
    /// text view lays out all of a text.)
    private static let quiet = 2000.0

    /// Waits until nothing of the program's window changes any more.
    ///
    /// - Returns: When the last change came, and the longest that the main loop was busy meanwhile, in milliseconds.
    func untilNothingChanges(on screen: Screen) throws(Failure) -> (time: Double, pause: Double) {
        let start = now()
        var (look, lastLook, lastChange) = (screen.look, start, 0.0)
        let pause = try ping(every: 10_000) { () throws(Failure) in
            // Looking takes time from the program.
            if milliseconds(since: lastLook) > Self.interval {
                let seen = screen.look
                lastLook = now()
                if seen != look { (look, lastChange) = (seen, milliseconds(since: start)) }
            }
            if lastChange > 120_000 { throw Failure("it still changes after two minutes") }
            return milliseconds(since: start) - lastChange < Self.quiet
        }
        return (lastChange, pause)
    }
}

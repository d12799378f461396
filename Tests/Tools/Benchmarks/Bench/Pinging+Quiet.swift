extension Pinging {
    /// The time between two checks of the screen, in milliseconds.
    private static let interval = 50.0
    /// The time without visible changes after which the content counts as complete, in milliseconds. (The program may be busy
    /// for much longer: a text view lays out all of its text.)
    private static let quiet = 2000.0

    /// Waits until the program's window no longer changes.
    ///
    /// - Returns: The time of the last change, and the longest time that the main loop was busy meanwhile, in milliseconds.
    func untilNothingChanges(on screen: Screen) throws(Failure) -> (time: Double, pause: Double) {
        let start = now()
        var (look, lastLook, lastChange) = (screen.look, start, 0.0)
        let pause = try ping(every: 10_000) { () throws(Failure) in
            // Checking takes time from the program.
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

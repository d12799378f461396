/// A turn of long work on the main thread, after which the main loop does other things.
@MainActor package final class WorkTurn {
    /// The maximum time for which the main loop waits, in milliseconds: less than a frame.
    private static let limit = 15

    private var start = Clock.milliseconds

    /// Begins the first turn.
    package init() {}

    /// Whether the main loop has waited long enough.
    package var isOver: Bool { Clock.milliseconds - start >= Self.limit }

    /// Lets the main loop go on, if this turn is over, and then begins the next one.
    package func yieldIfOver() async {
        guard isOver else { return }
        await MainLoop.idle()
        start = Clock.milliseconds
    }
}

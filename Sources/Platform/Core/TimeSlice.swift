/// A slice of long work on the main thread, after which the main loop handles other events.
@MainActor package final class TimeSlice {
    /// The maximum time for which the work blocks the main loop, in milliseconds: less than a frame.
    private static let limit = 15

    private var start = Clock.milliseconds

    /// Begins the first slice.
    package init() {}

    /// Whether the time of this slice is over.
    package var isOver: Bool { Clock.milliseconds - start >= Self.limit }

    /// Lets the main loop run if this slice is over, and then begins the next one.
    package func yieldIfOver() async {
        guard isOver else { return }
        await MainLoop.idle()
        start = Clock.milliseconds
    }
}

/// The turns of tests on the display. Tests of several suites would interfere with each other.
@MainActor
enum DisplayTurn {
    private static var isInUse = false
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits until the display is free, and takes it.
    static func acquire() async {
        guard isInUse else {
            isInUse = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Passes the display on to the test that has waited longest.
    static func release() {
        guard !waiting.isEmpty else { return isInUse = false }
        waiting.removeFirst().resume()
    }
}

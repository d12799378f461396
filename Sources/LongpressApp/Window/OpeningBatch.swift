import Gtk

/// Files that are opened together: a limited number is read at a time, and failures are reported together.
final class OpeningBatch {
    /// Whether the files were chosen in another program, where the user may still be.
    let isFromElsewhere: Bool

    init(isFromElsewhere: Bool = false) {
        self.isFromElsewhere = isFromElsewhere
    }

    // MARK: Reading

    /// The maximum number of files to read at a time, each on a thread of its own.
    nonisolated static let maxConcurrent = 8
    /// The maximum number of additional files that take long: they make room for others, whose disk may respond.
    nonisolated static let maxSlow = 24

    private var quick = 0
    private var slow = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// The index of the first file that is still waiting.
    private var first = 0

    /// Waits until a file can be read.
    func begin() async {
        guard quick >= Self.maxConcurrent else {
            quick += 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Records that a file takes long. Returns whether another file is now read in its place.
    func makeRoom() -> Bool {
        guard slow < Self.maxSlow else { return false }
        slow += 1
        startNext()
        return true
    }

    /// Records that a file has been read or has failed. With `hasMadeRoom`, another file is being read in its place already.
    func end(hasMadeRoom: Bool) {
        if hasMadeRoom { slow -= 1 } else { startNext() }
    }

    private func startNext() {
        guard first < waiting.count else {
            quick -= 1
            return
        }
        first += 1
        waiting[first - 1].resume()
        if first == waiting.count { (waiting, first) = ([], 0) }
    }

    // MARK: Failures

    /// The first failures, in the order in which the files were given.
    private var failures: [(position: Int, message: String)] = []
    private var failureCount = 0
    private var fileCount = 0
    /// The window that reports the failures, including later ones.
    weak var reportingWindow: NoteWindow?
    private var pause: Timer?
    /// The minimum time between two messages, in milliseconds.
    private static let shortestPause = 250

    var hasFailures: Bool { failureCount > 0 }

    /// The messages about failures. If there are many, these are the first ones and the number of the others.
    var message: String { MessageBar.truncated(failures.map(\.message), of: failureCount).joined(separator: "\n") }

    /// Returns the position of another file to open.
    func nextPosition() -> Int {
        fileCount += 1
        return fileCount
    }

    /// Records the failure of a file, by the file's position. Calls `report` to report all failures: at once, or a little later
    /// if that was done just now.
    func fail(_ failure: String, at position: Int, report: @escaping () -> Void) {
        failureCount += 1
        // Files are read in parallel, and a file that was given later may fail first.
        failures.insert((position, failure), at: failures.firstIndex { $0.position > position } ?? failures.count)
        if failures.count > MessageBar.maxLines { failures.removeLast() }
        guard pause?.isPending != true else { return }
        reportFailures(report)
    }

    private func reportFailures(_ report: @escaping () -> Void) {
        let count = failureCount
        report()
        pause = MainLoop.after(milliseconds: Self.shortestPause) {
            if self.failureCount > count { self.reportFailures(report) }
        }
    }
}

import Gtk

/// Files that are opened at once: some are read at a time, and what can't be opened is told together.
final class OpeningRound {
    /// Whether they were chosen in another program, in which the person may still be.
    let isFromElsewhere: Bool

    init(isFromElsewhere: Bool = false) {
        self.isFromElsewhere = isFromElsewhere
    }

    // MARK: Reading

    /// The most files that are read at a time, each on a thread of its own.
    nonisolated static let mostAtOnce = 8
    /// The most besides that take long: they make room for others, whose disk may answer.
    nonisolated static let mostSlow = 24

    private var quick = 0
    private var slow = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// The first that waits still.
    private var first = 0

    /// Waits until a file can be read.
    func begin() async {
        guard quick >= Self.mostAtOnce else {
            quick += 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// A file takes long. Returns whether another one is read in its place from now on.
    func makeRoom() -> Bool {
        guard slow < Self.mostSlow else { return false }
        slow += 1
        goOn()
        return true
    }

    /// A file has been read, or can't be; another one may be read in its place already.
    func end(hasMadeRoom: Bool) {
        if hasMadeRoom { slow -= 1 } else { goOn() }
    }

    private func goOn() {
        guard first < waiting.count else {
            quick -= 1
            return
        }
        first += 1
        waiting[first - 1].resume()
        if first == waiting.count { (waiting, first) = ([], 0) }
    }

    // MARK: Failures

    /// The first of what can't be opened, in the order in which the files were given.
    private var failures: [(position: Int, message: String)] = []
    private var failureCount = 0
    private var fileCount = 0
    /// The window that tells of it: what is found out later is told there, too.
    weak var teller: NoteWindow?
    private var pause: Timer?
    /// How long after a message the next one comes, in milliseconds.
    private static let shortestPause = 250

    var hasFailures: Bool { failureCount > 0 }

    /// The messages on what can't be opened. Of many it is the first, and how many more there are.
    var message: String { MessageBar.told(failures.map(\.message), of: failureCount).joined(separator: "\n") }

    /// The position among the files of one that is opened, too.
    func nextPosition() -> Int {
        fileCount += 1
        return fileCount
    }

    /// Takes a message on what can't be opened, by the file's position among those that are. `tell` tells of all of
    /// them: at once, or a little later if that was done just now.
    func fail(_ failure: String, at position: Int, tell: @escaping () -> Void) {
        failureCount += 1
        // Files are read side by side, and one that was given later may be the first that can't be.
        failures.insert((position, failure), at: failures.firstIndex { $0.position > position } ?? failures.count)
        if failures.count > MessageBar.mostLines { failures.removeLast() }
        guard pause?.isPending != true else { return }
        told(tell)
    }

    private func told(_ tell: @escaping () -> Void) {
        let count = failureCount
        tell()
        pause = MainLoop.after(milliseconds: Self.shortestPause) { if self.failureCount > count { self.told(tell) } }
    }
}

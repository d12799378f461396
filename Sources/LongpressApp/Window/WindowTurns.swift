import Gtk

/// Makes new windows appear one at a time. Between two of them, input is handled and windows are drawn.
final class WindowTurns {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isTaken = false

    /// Waits until a window may appear. Returns at once if none has appeared just now.
    func next() async {
        if isTaken { await withCheckedContinuation { waiting.append($0) } }
        isTaken = true
        // Not sooner, because the work that continues may take a while to get its turn on the main thread. And after what the
        // window itself leaves for idle time, which runs one piece at a time.
        MainLoop.whenIdle { MainLoop.whenIdle { self.goOn() } }
    }

    private func goOn() {
        guard !waiting.isEmpty else {
            isTaken = false
            return
        }
        waiting.removeFirst().resume()
    }
}

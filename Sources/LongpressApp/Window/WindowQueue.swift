import Gtk

/// Makes new windows appear one at a time. Between two of them, input is handled and windows are drawn.
final class WindowQueue {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isBusy = false

    /// Waits until a window may appear. Returns at once if none has appeared just now.
    func next() async {
        if isBusy { await withCheckedContinuation { waiting.append($0) } }
        isBusy = true
        // Not sooner, because the work that continues may take a while to get its turn on the main thread. And after what the
        // window itself leaves for idle time, which runs one piece at a time.
        MainLoop.whenIdle { MainLoop.whenIdle { self.startNext() } }
    }

    private func startNext() {
        guard !waiting.isEmpty else {
            isBusy = false
            return
        }
        waiting.removeFirst().resume()
    }
}

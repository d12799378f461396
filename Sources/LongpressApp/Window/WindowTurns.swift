import Gtk

/// Has new windows come one at a time: between two, input is handled and windows are drawn.
final class WindowTurns {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isTaken = false

    /// Waits until a window may come: not at all if none has come just now.
    func next() async {
        if isTaken { await withCheckedContinuation { waiting.append($0) } }
        isTaken = true
        // Not sooner: what goes on may take a while to get its turn on the main thread. And not before what the window leaves
        // for when the loop is idle, which comes one by one.
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

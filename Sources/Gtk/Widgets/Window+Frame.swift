extension Window {
    /// Runs a closure once, after the window has been painted for the first time; at once if it is already on screen.
    ///
    /// Use it for everything that the window doesn't need when it first appears.
    package func afterFirstFrame(_ body: @escaping () -> Void) {
        guard !isMapped else { return body() }
        let pending = FirstFrame(body)
        let weak = WeakObject(self)
        pending.mapping = connect("map", after: true) { _ in
            pending.mapping?.disconnect()
            pending.painting = weak.value?.onFrame {
                pending.painting?.disconnect()
                MainLoop.whenIdle { pending.fire() }
            }
            if pending.painting == nil { pending.fire() }
        }
    }
}

private final class FirstFrame {
    private var body: (() -> Void)?
    var mapping: SignalConnection?
    var painting: SignalConnection?

    init(_ body: @escaping () -> Void) {
        self.body = body
    }

    func fire() {
        let body = body
        self.body = nil
        body?()
    }
}

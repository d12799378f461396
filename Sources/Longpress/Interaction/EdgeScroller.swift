import Gtk

/// Scrolls a text while something is dragged near the edge of what is to be seen of it, or beyond (E6).
final class EdgeScroller {
    private var timer: Timer?
    private var speed = 0.0
    private var last = 0

    /// The time between two steps, in milliseconds: about a frame.
    private static let interval = 16

    /// Scrolls as the place of a drag demands, until told another.
    ///
    /// - Parameters:
    ///   - point: Where the drag is, in the widget's coordinates.
    ///   - widget: What scrolls.
    ///   - step: Called after each step, to take along what is dragged.
    func follow(_ point: Point, in widget: Widget, step: @escaping () -> Void) {
        guard let visible = widget.visiblePart else { return stop() }
        speed = EdgeScrolling.speed(at: point.y, in: visible)
        guard speed != 0 else { return stop() }
        guard timer == nil else { return }
        last = Clock.milliseconds
        schedule(for: WeakObject(widget), step)
    }

    /// Scrolls no more.
    func stop() {
        timer?.cancel()
        timer = nil
    }

    private func schedule(for widget: WeakObject<Widget>, _ step: @escaping () -> Void) {
        timer = MainLoop.after(milliseconds: Self.interval) { [weak self] in
            guard let self, let target = widget.value else { return }
            let now = Clock.milliseconds
            target.scrollSurroundings(by: speed * Double(now - last) / 1000)
            last = now
            schedule(for: widget, step)
            step()
        }
    }
}

import Gtk

/// Animates a menu's popover, which grows out of its target and shrinks back to it. Only the drawing is animated: from the start,
/// items accept presses at their final positions. On a display without transparency, the popover appears and disappears
/// immediately.
final class PopoverMotion {
    private let popover: Popover
    private var run: MotionRun?
    private var progress = 0.0
    /// The point that the popover grows out of, relative to the upper left corner of its body.
    private var origin = Point(x: 0, y: 0)
    private var isFollowed = false
    private var end: Timer?
    private var onEnd: (() -> Void)?

    init(of popover: Popover) { self.popover = popover }

    /// Animates the popover, which has just opened, from a point to its body's frame within a duration in milliseconds. If it is
    /// open already, only the point changes. Both are in the window's coordinates.
    func appear(from point: Point, into body: Rectangle, milliseconds: Double) {
        origin = Point(x: point.x - body.minX, y: point.y - body.minY)
        if run == nil { move(to: 1, milliseconds: milliseconds) }
    }

    /// Animates the popover back, and then calls a handler that closes it; at once without animation. During the animation the
    /// popover is visible, but takes no input.
    func go(milliseconds: Double, then close: @escaping () -> Void) {
        onEnd = close
        guard progress > 0, popover.isMapped, Settings.allowsAnimation, popover.canLinger else { return finish() }
        popover.withdraw()
        // Timed by the clock instead of frames: a window that isn't visible draws no frames.
        end = MainLoop.after(milliseconds: Int(milliseconds)) { [weak self] in self?.finish() }
        move(to: 0, milliseconds: milliseconds)
    }

    /// Ends a closing animation and closes the popover now, because it is about to open again.
    func finish() {
        guard let close = onEnd else { return }
        end?.cancel()
        (run, onEnd, progress) = (nil, nil, 0)
        close()
    }

    private func move(to end: Double, milliseconds: Double) {
        let run = MotionRun(from: progress, to: end, milliseconds: popover.canFade ? milliseconds : 0)
        self.run = run
        advance(run.since)
        guard !isFollowed, !run.hasEnded(at: run.since) else { return }
        isFollowed = true
        popover.onTick { [weak self] time in
            guard let self, let run = self.run else {
                self?.isFollowed = false
                return false
            }
            advance(time)
            isFollowed = !run.hasEnded(at: time)
            return isFollowed
        }
    }

    private func advance(_ time: Double) {
        progress = run?.progress(at: time) ?? 0
        popover.draw(
            scale: MenuMotion.scale(at: progress),
            opacity: MenuMotion.opacity(at: progress, leaving: onEnd != nil), about: origin)
    }
}

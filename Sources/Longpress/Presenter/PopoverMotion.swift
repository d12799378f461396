import Gtk

/// The motion of a menu's popover, which grows out of what it belongs to and goes back there. Only the drawing moves: from the
/// beginning, items take presses where they will end up. On a display without transparency, the popover appears and disappears
/// at once.
final class PopoverMotion {
    private let popover: Popover
    private var run: MotionRun?
    private var progress = 0.0
    /// What the popover grows out of, counted from the upper left corner of its body.
    private var origin = Point(x: 0, y: 0)
    private var isFollowed = false
    private var end: Timer?
    private var onEnd: (() -> Void)?

    init(of popover: Popover) { self.popover = popover }

    /// Has the popover, which has just opened, grow out of a point, within a number of milliseconds. One that is open already goes
    /// on from there. Both are in the window's coordinates.
    func come(from point: Point, into body: Rectangle, milliseconds: Double) {
        origin = Point(x: point.x - body.minX, y: point.y - body.minY)
        if run == nil { move(to: 1, milliseconds: milliseconds) }
    }

    /// Has the popover go back, and then calls a handler, which closes it: at once if nothing may move. Until then it is
    /// visible, but takes no input.
    func go(milliseconds: Double, then close: @escaping () -> Void) {
        onEnd = close
        guard progress > 0, popover.isMapped, Settings.allowsAnimation, popover.canLinger else { return finish() }
        popover.withdraw()
        // By the clock, not by frames: a window out of sight draws none.
        end = MainLoop.after(milliseconds: Int(milliseconds)) { [weak self] in self?.finish() }
        move(to: 0, milliseconds: milliseconds)
    }

    /// Has a popover that is on its way back closed now: it is to open again.
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

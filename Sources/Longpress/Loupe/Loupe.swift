import Gtk

/// A magnified view of the text under a finger, above it, while an insertion point or the end of a selection is being
/// moved (E3, E6).
///
/// It is a popover, so that it may reach beyond the window; GDK keeps it on the window's monitor and turns it below the
/// line where there is no room above.
@MainActor final class Loupe {
    private let popover = Popover(role: .presentation)
    private let magnifier = Magnifier(width: Metrics.width, height: Metrics.height, scale: Metrics.scale)
    private var isOpen = false

    /// Its sizes, in points.
    private enum Metrics {
        /// The size of what is shown; wider than Flutter's (80 × 47.5) by as much as a desktop's text is smaller.
        static let width = 120.0
        static let height = 60.0
        static let scale = 1.6
        /// The greatest distance of the insertion point from the middle, in points: a line's end shows its text.
        static let slack = 10.0
        /// The gap to the line of text: a fingertip's half, so that it isn't under the finger.
        static let gap = 14.0
    }

    init() {
        popover.hasArrow = false
        popover.addStyle(MenuStyle.loupe)
        popover.child = magnifier
    }

    /// Shows it, or moves it, above an insertion point: it glides with the finger, at `x` in the window, rather than
    /// jump from letter to letter. Caret and visible part of the text are in the window's coordinates. With
    /// `marksCaret` the loupe draws the insertion point itself: that in the text is thin and blinks, and on an empty
    /// line there is nothing else to see.
    func show(
        _ x: Double, on caret: Rectangle, of visible: Rectangle, in window: Native, marksCaret: Bool = false
    ) {
        let near = min(max(x, caret.midX - Metrics.slack), caret.midX + Metrics.slack)
        let point = Point(
            x: min(max(near, visible.minX), visible.maxX), y: min(max(caret.midY, visible.minY), visible.maxY))
        guard let content = window.child, let middle = window.convert(point, to: content) else {
            return
        }
        popover.setStyle(MenuStyle.onDark, window.hasLightText)
        let line = marksCaret ? window.convert(caret, to: content) : nil
        magnifier.show(content, centeredOn: middle, with: line)
        let target = Rectangle(
            x: point.x, y: point.y - caret.height / 2 - Metrics.gap, width: 0, height: caret.height + 2 * Metrics.gap)
        if isOpen {
            popover.move(to: target)
        } else {
            isOpen = true
            popover.open(over: window, at: target, side: .above)
        }
    }

    func hide() {
        guard isOpen else { return }
        isOpen = false
        popover.close()
        popover.unparent()
    }

    isolated deinit {
        if isOpen { popover.unparent() }
    }
}

import Gtk

/// A magnified view of the text under a finger, shown above it while the insertion point or an end of the selection is being
/// moved (E3, E6).
///
/// It is a popover, so that it can extend beyond the window. GDK keeps it on the window's monitor and flips it below the line
/// where there is no room above.
@MainActor final class Loupe {
    private let popover = Popover(role: .presentation)
    private let magnifier = Magnifier(width: Metrics.width, height: Metrics.height, scale: Metrics.scale)
    private var isOpen = false

    /// The loupe's sizes, in points.
    private enum Metrics {
        /// The size of the magnified view. It is wider than Flutter's (80 × 47.5), because text on a desktop is smaller.
        static let width = 120.0
        static let height = 60.0
        static let scale = 1.6
        /// The maximum distance of the insertion point from the middle, in points, so that the end of a line still shows its
        /// text.
        static let slack = 10.0
        /// The gap to the line of text: half a fingertip, so that the finger doesn't cover the loupe.
        static let gap = 14.0
    }

    init() {
        popover.hasArrow = false
        popover.addStyle(MenuStyle.loupe)
        popover.child = magnifier
    }

    /// Shows the loupe above an insertion point, or moves it. It glides with the finger, at `x` in the window, instead of jumping
    /// from letter to letter. The caret and the visible part of the text are in the window's coordinates. With `marksCaret` the
    /// loupe draws the insertion point itself: the text's own is thin and blinks, and on an empty line nothing else is visible.
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

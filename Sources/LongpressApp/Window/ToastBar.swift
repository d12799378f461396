import Gtk
import Longpress

/// The bar at the bottom of the window that reports what has just been done, and usually offers to undo it. It disappears after a
/// while, but not while the pointer or the keyboard focus is on it.
final class ToastBar {
    let widget = Revealer()
    private lazy var label = Label()
    private lazy var undo = Button(label: Command.undo.title)
    private let offersUndo: Bool
    private let time: Int
    private var timer: Timer?
    private var isHovered = false
    /// Called to undo what the bar reports, unless the report has an undo action of its own.
    var onUndo: () -> Void = {}
    private var ownUndo: (() -> Void)?
    /// Called when the bar disappears while it has the keyboard focus.
    var onFocusLoss: () -> Void = {}

    /// How long the bar stays, in milliseconds: long enough to read it and to reach the button, or to notice a word.
    private static let (defaultTime, briefTime) = (8000, 2000)
    /// The duration of sliding up, in milliseconds, if the desktop allows animation.
    private static let sliding = 200

    /// Creates a bar without a report.
    ///
    /// - Parameter isBrief: Whether the bar reports just a word: it disappears sooner, and clicks go through it.
    init(offersUndo: Bool = true, isBrief: Bool = false) {
        self.offersUndo = offersUndo
        time = isBrief ? Self.briefTime : Self.defaultTime
        widget.takesInput = !isBrief
        widget.slidesUp(milliseconds: Self.sliding)
        widget.align(horizontal: .center, vertical: .end)
        widget.isVisible = false
    }

    private func makeRow() -> Widget {
        let row = Box(.horizontal, spacing: 12, role: .alert)
        row.addStyle("longpress-toast")
        row.setAccessibleName(localized("Notice"))
        label.align(vertical: .center)
        // An error may take more than a line.
        label.wraps = !offersUndo
        row.append(label)
        if offersUndo { row.append(undo) } else { row.addStyle("longpress-plain") }
        stayWhileUsed(row)
        undo.focusesOnClick = false
        undo.onClick { [weak self] in
            guard let self else { return }
            hide()
            (ownUndo ?? onUndo)()
        }
        return row
    }

    private func stayWhileUsed(_ row: Widget) {
        let motion = MotionController(phase: .capture)
        motion.onMove { [weak self] _ in self?.hovered(true) }
        motion.onLeave { [weak self] in self?.hovered(false) }
        row.add(motion)
        let focus = FocusController()
        focus.onEnter { [weak self] in self?.startClock() }
        focus.onLeave { [weak self] in self?.startClock() }
        row.add(focus)
    }

    private func hovered(_ isHovered: Bool) {
        guard isHovered != self.isHovered else { return }
        self.isHovered = isHovered
        startClock()
    }

    /// Restarts the time until the bar disappears. It stays if the pointer or the keyboard focus is on it then.
    private func startClock() {
        timer?.cancel()
        timer = MainLoop.after(milliseconds: time) { [weak self] in
            guard let self, !isHovered, !widget.containsFocus else { return }
            hide()
        }
    }

    /// Shows a report in place of the one before, with its own undo action if it has one.
    func show(_ text: String, undo ownUndo: (() -> Void)? = nil) {
        self.ownUndo = ownUndo
        label.show(lines: text)
        widget.isVisible = true
        widget.reveal { makeRow() }
        undo.setAccessibleName(Command.undo.title)
        label.announce(text)
        startClock()
    }

    func hide() {
        timer?.cancel()
        guard widget.isVisible else { return }
        if widget.containsFocus { onFocusLoss() }
        widget.announce(localized("Notice closed"), urgency: .low)
        widget.isRevealed = false
        widget.isVisible = false
    }
}

import Gtk
import Longpress

/// Tells at the bottom of the window what has just been done, and mostly offers to take it back. It goes after a while, but
/// not as long as the pointer or the keyboard is on it.
final class ToastBar {
    let widget = Revealer()
    private lazy var label = Label()
    private lazy var undo = Button(label: Command.undo.title)
    private let offersUndo: Bool
    private let time: Int
    private var timer: Timer?
    private var isHovered = false
    /// Called when what it tells is to be taken back, unless that was told with it.
    var onUndo: () -> Void = {}
    private var ownUndo: (() -> Void)?
    /// Called when it goes while it has the keyboard.
    var onFocusLoss: () -> Void = {}

    /// The time for which it stays, in milliseconds: enough to read it and to reach the button, or to see a word.
    private static let (usualTime, briefTime) = (8000, 2000)
    /// The duration of its coming up, in milliseconds, where the desktop allows animation.
    private static let sliding = 200

    /// Makes a bar that tells nothing yet.
    ///
    /// - Parameter isBrief: Whether a word is all that it tells: it is gone sooner, and clicks go to what is beneath.
    init(offersUndo: Bool = true, isBrief: Bool = false) {
        self.offersUndo = offersUndo
        time = isBrief ? Self.briefTime : Self.usualTime
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
        // What has gone wrong may take more than a line.
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

    /// Counts its time from now on, once neither pointer nor keyboard is on it.
    private func startClock() {
        timer?.cancel()
        timer = MainLoop.after(milliseconds: time) { [weak self] in
            guard let self, !isHovered, !widget.containsFocus else { return }
            hide()
        }
    }

    /// Tells something in place of what was told before, with what takes it back, if that is its own.
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

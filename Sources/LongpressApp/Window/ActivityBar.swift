import Gtk

/// Tells at the top of the window what goes on, once that has taken half a second, and lets the person call it off. Of
/// several things it tells what has begun last.
final class ActivityBar {
    let widget = Revealer()
    private lazy var label = Label()
    private var activities: [Activity] = []
    private var appearance: Timer?

    /// The time that something may take before it is shown, in milliseconds.
    private static let delay = 500

    init() { widget.isVisible = false }

    private func makeRow() -> Widget {
        let row = Box(.horizontal, spacing: 8, role: .group)
        row.addStyle("longpress-activity")
        label.horizontalAlignment = 0
        label.expandsHorizontally = true
        label.wraps = true
        row.append(label)
        let cancel = Button(label: localized("Cancel"))
        row.append(cancel)
        row.setAccessibleName(localized("Progress"))
        cancel.onClick { [weak self] in self?.activities.last?.cancel() }
        return row
    }

    /// Something begins. It goes on until it says that it has ended, or is called off.
    func begin(_ text: String, onCancel: @escaping () -> Void) -> Activity {
        let activity = Activity(text, in: self, onCancel: onCancel)
        activities.append(activity)
        show()
        return activity
    }

    /// Calls off all that goes on.
    func cancelAll() {
        for activity in activities.reversed() { activity.cancel() }
    }

    fileprivate func end(_ activity: Activity) {
        activities.removeAll { $0 === activity }
        show()
    }

    fileprivate func show() {
        guard let last = activities.last else {
            appearance?.cancel()
            appearance = nil
            widget.isRevealed = false
            widget.isVisible = false
            return
        }
        label.show(line: last.text)
        guard appearance == nil else { return }
        appearance = MainLoop.after(milliseconds: Self.delay) { [weak self] in
            guard let self else { return }
            widget.isVisible = true
            widget.reveal { self.makeRow() }
        }
    }
}

/// Something that goes on in a window.
final class Activity {
    fileprivate private(set) var text: String
    private weak var bar: ActivityBar?
    private let onCancel: () -> Void

    fileprivate init(_ text: String, in bar: ActivityBar, onCancel: @escaping () -> Void) {
        (self.text, self.bar, self.onCancel) = (text, bar, onCancel)
    }

    /// Tells how far it is.
    func update(_ text: String) {
        self.text = text
        bar?.show()
    }

    /// It is done.
    func end() { bar?.end(self) }

    /// Calls it off. What doesn't answer is not waited for.
    fileprivate func cancel() {
        end()
        onCancel()
    }
}

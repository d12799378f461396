import Gtk

/// The bar at the top of the window that shows an activity once it has taken half a second, and lets the user cancel it. Of
/// several activities, it shows the one that began last.
final class ActivityBar {
    let widget = Revealer()
    private lazy var label = Label()
    private var activities: [Activity] = []
    private var appearance: Timer?

    /// The time that an activity may take before it is shown, in milliseconds.
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
        cancel.focusesOnClick = false
        row.append(cancel)
        row.setAccessibleName(localized("Progress"))
        cancel.onClick { [weak self] in self?.activities.last?.cancel() }
        return row
    }

    /// Begins an activity. It lasts until it ends itself or is cancelled.
    func begin(_ text: String, onCancel: @escaping () -> Void) -> Activity {
        let activity = Activity(text, in: self, onCancel: onCancel)
        activities.append(activity)
        show()
        return activity
    }

    func cancelAll() {
        for activity in activities.reversed() { activity.cancel() }
    }

    func end(_ activity: Activity) {
        activities.removeAll { $0 === activity }
        show()
    }

    func show() {
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

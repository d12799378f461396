import Gtk

/// Shows in a viewer what is going on, once that has taken half a second, and what came of it.
final class ViewerNotice {
    private let toast = ToastBar(offersUndo: false)
    private var appearance: Timer?

    /// The time that an activity may take before it is shown, in milliseconds.
    private static let delay = 500

    var widget: Widget { toast.widget }

    init() {
        // At the top, because the viewer's controls are at the bottom.
        toast.widget.align(horizontal: .center, vertical: .start)
    }

    /// Begins an activity that may take a while.
    func begin(_ text: String) {
        appearance?.cancel()
        appearance = MainLoop.after(milliseconds: Self.delay) { [weak self] in self?.toast.show(text) }
    }

    /// Ends the activity without a message.
    func end() {
        appearance?.cancel()
        toast.hide()
    }

    /// Shows a message instead of the activity.
    func show(_ text: String) {
        appearance?.cancel()
        toast.show(text)
    }
}

import Gtk

/// Tells in a viewer what goes on once that has taken half a second, and what has become of it.
final class ViewerNotice {
    private let toast = ToastBar(offersUndo: false)
    private var appearance: Timer?

    /// The time that something may take before it is told, in milliseconds.
    private static let delay = 500

    var widget: Widget { toast.widget }

    init() {
        // Below are the viewer's own controls.
        toast.widget.align(horizontal: .center, vertical: .start)
    }

    /// Something begins that may take a while.
    func begin(_ text: String) {
        appearance?.cancel()
        appearance = MainLoop.after(milliseconds: Self.delay) { [weak self] in self?.toast.show(text) }
    }

    /// What went on is over, and nothing is to be said of it.
    func end() {
        appearance?.cancel()
        toast.hide()
    }

    /// Tells something in place of what goes on.
    func show(_ text: String) {
        appearance?.cancel()
        toast.show(text)
    }
}

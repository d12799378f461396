/// An activity in a window that takes a while.
final class Activity {
    private(set) var text: String
    private weak var bar: ActivityBar?
    private let onCancel: () -> Void

    init(_ text: String, in bar: ActivityBar, onCancel: @escaping () -> Void) {
        (self.text, self.bar, self.onCancel) = (text, bar, onCancel)
    }

    /// Shows the progress.
    func update(_ text: String) {
        self.text = text
        bar?.show()
    }

    func end() { bar?.end(self) }

    /// Cancels the activity, without waiting for it to respond.
    func cancel() {
        end()
        onCancel()
    }
}

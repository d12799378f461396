/// Something that goes on in a window.
final class Activity {
    private(set) var text: String
    private weak var bar: ActivityBar?
    private let onCancel: () -> Void

    init(_ text: String, in bar: ActivityBar, onCancel: @escaping () -> Void) {
        (self.text, self.bar, self.onCancel) = (text, bar, onCancel)
    }

    /// Tells how far it is.
    func update(_ text: String) {
        self.text = text
        bar?.show()
    }

    func end() { bar?.end(self) }

    /// Calls it off. What doesn't answer is not waited for.
    func cancel() {
        end()
        onCancel()
    }
}

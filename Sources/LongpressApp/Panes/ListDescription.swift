import Gtk
import GtkEditor
import Longpress

/// Describes the list at the insertion point to assistive technologies, and whether a checklist's item is done. GTK reports only
/// the text, which doesn't include the marks.
final class ListDescription {
    static let name: StaticString = "list-description"

    private let view: WeakObject<TextView>
    private let typing: TypingStyles
    private var described = ""
    private var pending: Timer?

    init(of view: TextView, _ typing: TypingStyles) {
        self.view = WeakObject(view)
        self.typing = typing
        view.buffer.onSelectionChange { [weak self] in self?.setNeedsUpdate() }
        view.buffer.onEvent { [weak self] event in if case .change = event { self?.setNeedsUpdate() } }
    }

    isolated deinit { pending?.cancel() }

    /// Updates the description before the next frame.
    func setNeedsUpdate() {
        guard pending?.isPending != true else { return }
        pending = MainLoop.beforeDrawing { [weak self] in self?.update() }
    }

    private func update() {
        guard let view = view.value else { return }
        let words = Self.words(for: typing.paragraph.flatMap { $0 }?.mark)
        guard words != described else { return }
        described = words
        view.setAccessibleDescription(words)
        if !words.isEmpty, view.containsFocus { view.announce(words, urgency: .low) }
    }

    private static func words(for mark: ListMark?) -> String {
        switch mark {
        case nil: ""
        case .bullet: Command.bulletedList.title
        case .number: Command.numberedList.title
        case .dash: Command.dashedList.title
        case .open: Command.checklist.title
        case .done: Command.checklist.title + ", " + Command.markDone.title
        }
    }
}

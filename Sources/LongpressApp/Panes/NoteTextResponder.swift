import Gtk
import Longpress

/// The text's own commands: the standard ones, and styles and direction for what is selected (R19, R20).
final class NoteTextResponder: TextViewResponder {
    private static let styles: [Command.ID: TextStyle] = [
        Command.bold.id: .bold, Command.italic.id: .italic, Command.underline.id: .underline,
    ]
    private static let directions: [Command.ID: Bool] = [
        Command.writeLeftToRight.id: false, Command.writeRightToLeft.id: true,
    ]

    /// Called with the selection when it is to be shared.
    var onShare: ([TextBuffer.Run]) -> Void = { _ in }

    private let history: History
    private let spelling: SpellingResponder

    /// Makes the responder of a view whose spelling is checked. After it in the chain are those for the program's own
    /// commands, for spelling and for copying styles.
    init(_ view: TextView, history: History, spelling checker: SpellChecker) {
        self.history = history
        spelling = SpellingResponder(checker, next: StyleResponder(view, history: history))
        spelling.change = { history.step(named: "Correct Spelling", $0) }
        super.init(view)
    }

    override var nextResponder: (any Responder)? { spelling }

    override func prepareEditMenu(at point: Point?, by trigger: MenuTrigger) {
        super.prepareEditMenu(at: point, by: trigger)
        spelling.checker.settle()
    }

    override func canPerform(_ command: Command) -> Bool {
        if Self.isSharing(command) { return view?.buffer.selection != nil }
        if Self.styles[command.id] != nil { return view?.buffer.selection != nil }
        if Self.directions[command.id] != nil { return editingState.isEditable && !editingState.isEmpty }
        return super.canPerform(command)
    }

    override func change(by command: Command, _ body: () -> Void) {
        history.step(named: command.undoName, body)
    }

    override func perform(_ command: Command) {
        change(by: command) { performInStep(command) }
    }

    private func performInStep(_ command: Command) {
        guard let buffer = view?.buffer else { return }
        if let style = Self.styles[command.id], let selection = buffer.selection {
            buffer.set(style, !buffer.has(style, in: selection), in: selection)
        } else if Self.isSharing(command), let selection = buffer.selection {
            onShare(buffer.runs(in: selection))
        } else if let rightToLeft = Self.directions[command.id] {
            buffer.setRightToLeft(rightToLeft, in: affected(in: buffer))
        } else {
            super.perform(command)
        }
    }

    override func isOn(_ command: Command) -> Bool? {
        guard let buffer = view?.buffer else { return nil }
        if let style = Self.styles[command.id] { return buffer.selection.map { buffer.has(style, in: $0) } ?? false }
        return Self.directions[command.id].map { buffer.isRightToLeft($0, in: affected(in: buffer)) }
    }

    private static func isSharing(_ command: Command) -> Bool {
        [Command.share.id, Command.shareSelection.id].contains(command.id)
    }

    private func affected(in buffer: TextBuffer) -> Range<Int> {
        buffer.selection ?? buffer.insertionPoint..<buffer.insertionPoint
    }
}

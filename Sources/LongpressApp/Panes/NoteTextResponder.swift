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

    private let history: History

    init(_ view: TextView, history: History) {
        self.history = history
        super.init(view)
    }

    override func canPerform(_ command: Command) -> Bool {
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

    private func affected(in buffer: TextBuffer) -> Range<Int> {
        buffer.selection ?? buffer.insertionPoint..<buffer.insertionPoint
    }
}

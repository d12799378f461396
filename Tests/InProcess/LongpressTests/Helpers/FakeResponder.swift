import Gtk
import Longpress

/// A responder with replies set by the test, which records the commands it performed.
@MainActor
final class FakeResponder: Responder {
    var nextResponder: (any Responder)?
    var canBecomeFirstResponder = true
    var agreesToBecomeFirst = true
    var able: Set<Command.ID>
    var titles: [Command.ID: String] = [:]
    var toggles: [Command.ID: Bool] = [:]
    var onPerform: (Command) -> Void = { _ in }
    private(set) var performed: [Command.ID] = []

    init(_ able: [Command], next: (any Responder)? = nil) {
        self.able = Set(able.map(\.id))
        nextResponder = next
    }

    func becomeFirstResponder() -> Bool { agreesToBecomeFirst }

    func handler(for command: Command) -> CommandHandler? {
        guard able.contains(command.id) else { return nil }
        return CommandHandler(title: { self.titles[command.id] }, isOn: { self.toggles[command.id] }) {
            self.performed.append(command.id)
            self.onPerform(command)
        }
    }
}

/// A text view's responder that declines to become first responder.
final class DecliningResponder: TextViewResponder {
    var canBecome = true

    override var canBecomeFirstResponder: Bool { canBecome }
    override func becomeFirstResponder() -> Bool { false }
}

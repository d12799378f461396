import Gtk
import Longpress

/// A responder that answers as it is told and remembers what it performed.
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
    func canPerform(_ command: Command) -> Bool { able.contains(command.id) }
    func title(for command: Command) -> String? { titles[command.id] }
    func isOn(_ command: Command) -> Bool? { toggles[command.id] }

    func perform(_ command: Command) {
        performed.append(command.id)
        onPerform(command)
    }
}

/// A text view's responder that declines to be first.
final class DecliningResponder: TextViewResponder {
    var canBecome = true

    override var canBecomeFirstResponder: Bool { canBecome }
    override func becomeFirstResponder() -> Bool { false }
}

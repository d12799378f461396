import Gtk
import Longpress

/// Can share, and knows a command that it takes a moment to find.
@MainActor final class ItemResponder: Responder {
    static let share = Command("share", title: "Share…")
    static let found = Command("found", title: "Found")
    private let window: WeakObject<Window>

    init(window: Window) {
        self.window = WeakObject(window)
    }

    var canBecomeFirstResponder: Bool { true }

    func handler(for command: Command) -> CommandHandler? {
        CommandHandler { if command.id == Self.share.id { self.share() } }
    }

    private func share() {
        guard let window = window.value else { return }
        ActionSheet(
            title: "Share",
            targets: ["First", "Second"].map { name in ActionSheet.Target(name) { print("chose \(name)") } }
        ).present(over: window)
    }
}

/// Forgets that it has to be first responder.
@MainActor final class ShyResponder: Responder {
    func handler(for command: Command) -> CommandHandler? { CommandHandler {} }
}

/// Forgets what it can perform.
@MainActor final class IdleResponder: Responder {
    var canBecomeFirstResponder: Bool { true }
    func handler(for command: Command) -> CommandHandler? { nil }
}

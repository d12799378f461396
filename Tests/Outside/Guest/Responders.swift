import Gtk
import Longpress

/// A responder that can share, and that provides a command after a moment.
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

/// A responder that doesn't become first responder.
@MainActor final class ShyResponder: Responder {
    func handler(for command: Command) -> CommandHandler? { CommandHandler {} }
}

/// A responder that performs no command.
@MainActor final class IdleResponder: Responder {
    var canBecomeFirstResponder: Bool { true }
    func handler(for command: Command) -> CommandHandler? { nil }
}

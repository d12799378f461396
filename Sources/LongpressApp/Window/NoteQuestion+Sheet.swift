import Gtk
import Longpress
import Notes

extension NoteQuestion {
    /// Asks in a sheet over a window, and waits for the answer; nil if the user cancels, or the window closes.
    func answer(over window: Window) async -> Answer? {
        let reply = Reply<Answer>()
        return await withCheckedContinuation { continuation in
            reply.continuation = continuation
            ActionSheet(
                title: title, message: message,
                targets: choices.map { choice in
                    ActionSheet.Target(choice.title, isDestructive: choice.isDestructive) {
                        reply.send(choice.answer)
                    }
                },
                cancelTitle: cancel, onCancel: { reply.send(nil) }
            ).present(over: window)
        }
    }
}

/// An answer that can be given only once.
private final class Reply<Answer: Sendable> {
    var continuation: CheckedContinuation<Answer?, Never>?

    func send(_ answer: Answer?) {
        continuation?.resume(returning: answer)
        continuation = nil
    }
}

import Gtk
import Longpress

/// A question that a sheet over a window asks.
enum Question {
    /// An answer.
    struct Answer {
        var title: String
        var isDestructive = false
    }

    /// Asks, and waits for the answer.
    ///
    /// - Parameter cancel: The title of the button that cancels; nil for “Cancel”.
    /// - Returns: The number of the answer; nil if the person cancelled, or the window went.
    static func ask(
        _ title: String, _ message: String?, _ answers: [Answer], cancel: String? = nil, over window: Window
    ) async -> Int? {
        let reply = Reply()
        return await withCheckedContinuation { continuation in
            reply.continuation = continuation
            ActionSheet(
                title: title, message: message,
                targets: answers.enumerated().map { number, answer in
                    ActionSheet.Target(answer.title, isDestructive: answer.isDestructive) { reply.give(number) }
                },
                cancelTitle: cancel, onCancel: { reply.give(nil) }
            ).present(over: window)
        }
    }

    /// An answer that is given once.
    private final class Reply {
        var continuation: CheckedContinuation<Int?, Never>?

        func give(_ number: Int?) {
            continuation?.resume(returning: number)
            continuation = nil
        }
    }
}

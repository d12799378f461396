/// Reports answers that arrived after they were needed, so that the availability of commands may have changed.
package enum LateAnswers {
    private struct Handler {
        weak var owner: AnyObject?
        let run: () -> Void
    }

    private static var handlers: [Handler] = []
    /// The maximum interval between two checks for an answer, in milliseconds.
    package static let longestInterval = 2000

    /// Calls a handler after each late answer, during its owner's lifetime.
    package static func onAnswer(for owner: AnyObject, _ handler: @escaping () -> Void) {
        handlers.removeAll { $0.owner == nil }
        handlers.append(Handler(owner: owner, run: handler))
    }

    package static func notify() {
        for handler in handlers where handler.owner != nil { handler.run() }
    }
}

/// Tells of answers that have come later than they were needed: what can be done may be something else now.
package enum LateAnswers {
    private struct Handler {
        weak var owner: AnyObject?
        let run: () -> Void
    }

    private static var handlers: [Handler] = []
    /// The longest time between two looks, in milliseconds.
    package static let longestInterval = 2000

    /// Calls a handler then, for as long as its owner lives.
    package static func onAnswer(for owner: AnyObject, _ handler: @escaping () -> Void) {
        handlers.removeAll { $0.owner == nil }
        handlers.append(Handler(owner: owner, run: handler))
    }

    package static func tell() {
        for handler in handlers where handler.owner != nil { handler.run() }
    }
}

/// An answer that a menu needs at once, and that a disk may withhold: it is asked for on another thread, and waited for so
/// briefly that nobody notices. Until one comes that takes longer, the last one counts.
package final class PromptAnswer<Value: Sendable> {
    private let question: @Sendable (Cancellation) -> Value
    private var last: Value
    private var asking: Worker<Value>?
    private var answeredAt: Int?

    private let patience: Int
    private let lasting: Int

    /// Asks nothing yet. Until there is an answer, which is waited for so many milliseconds, the first counts. An
    /// answer lasts some milliseconds: a menu bar asks for each of its items, and again with each letter. The question
    /// is asked on another thread.
    package init(
        first: Value, patience: Int = 30, lasting: Int = 250, _ question: @escaping @Sendable (Cancellation) -> Value
    ) {
        (last, self.patience, self.lasting, self.question) = (first, patience, lasting, question)
    }

    /// Whether there is no answer in time. It is asked for.
    package var isSilent: Bool {
        _ = value
        return asking != nil
    }

    /// The answer now.
    package var value: Value {
        if let asking {
            if let answer = asking.value(within: 0) { keep(answer) }
            return last
        }
        if let answeredAt, Clock.milliseconds - answeredAt < lasting { return last }
        let worker = Worker(looking: question)
        if let answer = worker.value(within: patience) {
            keep(answer)
        } else {
            asking = worker
            look(for: worker, after: patience)
        }
        return last
    }

    private func keep(_ answer: Value) { (last, asking, answeredAt) = (answer, nil, Clock.milliseconds) }

    /// Looks now and then whether the answer is there, ever less often.
    private func look(for worker: Worker<Value>, after milliseconds: Int) {
        MainLoop.after(milliseconds: milliseconds) { [weak self] in
            guard let self else { return }
            guard let answer = worker.value(within: 0) else {
                return look(for: worker, after: min(2 * milliseconds, LateAnswers.longestInterval))
            }
            // Whoever asks meanwhile gets it at once. Menus that asked earlier are told anyway.
            if asking === worker { keep(answer) }
            LateAnswers.tell()
        }
    }
}

/// Moves of the hand that a page is told of one after another: while one isn't answered, only the last of the others waits.
final class WebMoves {
    private typealias Move = (call: String, handler: (WebPageState) -> Void)

    private var isBusy = false
    private var waiting: Move?

    /// Adds a move, and has it told at once or as soon as those before it are answered.
    ///
    /// - Parameters:
    ///   - call: What the page is asked.
    ///   - handler: Called with what it has answered, unless a later move has taken this one's place, or it hasn't answered.
    ///   - tell: Tells the page; to be called back with its answer.
    func add(
        _ call: String, _ handler: @escaping (WebPageState) -> Void,
        tell: @escaping (String, @escaping (WebPageState?) -> Void) -> Void
    ) {
        guard !isBusy else {
            waiting = (call, handler)
            return
        }
        isBusy = true
        tell(call) { [weak self] page in
            if let page { handler(page) }
            guard let self else { return }
            isBusy = false
            guard let next = waiting else { return }
            waiting = nil
            add(next.call, next.handler, tell: tell)
        }
    }
}

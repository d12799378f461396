/// Moves of the hand that a page is told of one after another: while one isn't answered, only the last of the others waits.
final class WebMoves {
    private typealias Move = (call: String, handler: (WebPageState) -> Void)

    private var isBusy = false
    private var waiting: Move?

    /// Adds a move, told at once or as soon as those before it are answered: `tell` tells the page, and is to be called
    /// back with its answer. The handler is called unless a later move has taken this one's place, or the page hasn't
    /// answered.
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

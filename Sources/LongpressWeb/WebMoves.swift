/// The motion events sent to a page. While one is unanswered, only the latest of those after it is kept.
final class WebMoves {
    private typealias Move = (call: String, handler: (WebPageState) -> Void)

    private var isBusy = false
    private var waiting: Move?

    /// Adds a motion event, which is sent at once or when the previous ones are answered. `send` passes it to the page, and must
    /// call its handler with the answer. `handler` isn't called if a later event replaces this one, or if the page hasn't
    /// answered.
    func add(
        _ call: String, _ handler: @escaping (WebPageState) -> Void,
        send: @escaping (String, @escaping (WebPageState?) -> Void) -> Void
    ) {
        guard !isBusy else {
            waiting = (call, handler)
            return
        }
        isBusy = true
        send(call) { [weak self] page in
            if let page { handler(page) }
            guard let self else { return }
            isBusy = false
            guard let next = waiting else { return }
            waiting = nil
            add(next.call, next.handler, send: send)
        }
    }
}

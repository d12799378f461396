/// Records of the menus that have been opened.
final class OpenedMenus {
    private(set) var last: OpenedMenu?
    /// The responder of the last menu, while it exists.
    private(set) weak var responder: (any Responder)?
    private var continuations: [AsyncStream<OpenedMenu>.Continuation] = []

    /// Adds a menu that has opened or has been composed again. Does nothing for nil, if its target isn't visible.
    func add(_ record: OpenedMenu?, for responder: any Responder) {
        guard let record else { return }
        let isNew = record != last
        (last, self.responder) = (record, responder)
        guard isNew else { return }
        continuations.removeAll { continuation in
            if case .terminated = continuation.yield(record) { true } else { false }
        }
    }

    /// Returns a stream of the menus from now on.
    func stream() -> AsyncStream<OpenedMenu> {
        let (stream, continuation) = AsyncStream.makeStream(of: OpenedMenu.self, bufferingPolicy: .bufferingNewest(1))
        continuations.append(continuation)
        return stream
    }
}

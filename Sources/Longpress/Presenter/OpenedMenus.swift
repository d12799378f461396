/// The menus that have been opened, as values for whoever asks.
final class OpenedMenus {
    private(set) var last: OpenedMenu?
    /// The responder that the last one is for, while there is one.
    private(set) weak var responder: (any Responder)?
    private var takers: [AsyncStream<OpenedMenu>.Continuation] = []

    /// Takes a menu that has opened, or has been composed anew; nil if nothing of it is to be seen.
    func add(_ record: OpenedMenu?, for responder: any Responder) {
        guard let record else { return }
        let isNew = record != last
        (last, self.responder) = (record, responder)
        guard isNew else { return }
        takers.removeAll { taker in
            if case .terminated = taker.yield(record) { true } else { false }
        }
    }

    /// The menus from now on.
    func stream() -> AsyncStream<OpenedMenu> {
        let (stream, taker) = AsyncStream.makeStream(of: OpenedMenu.self, bufferingPolicy: .bufferingNewest(1))
        takers.append(taker)
        return stream
    }
}

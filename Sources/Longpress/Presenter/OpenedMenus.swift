/// The menus that have been opened, as values for whoever asks.
final class OpenedMenus {
    private(set) var last: OpenedMenu?
    /// The responder that the last one is for, while there is one.
    private(set) weak var responder: (any Responder)?
    private var takers: [Int: AsyncStream<OpenedMenu>.Continuation] = [:]
    private var takerCount = 0

    /// Takes a menu that has opened, or has been composed anew; nil if nothing of it is to be seen.
    func add(_ record: OpenedMenu?, for responder: any Responder) {
        guard let record else { return }
        let isNew = record != last
        (last, self.responder) = (record, responder)
        guard isNew else { return }
        for taker in takers.values { taker.yield(record) }
    }

    /// The menus from now on.
    func stream() -> AsyncStream<OpenedMenu> {
        takerCount += 1
        let number = takerCount
        let (stream, taker) = AsyncStream.makeStream(of: OpenedMenu.self, bufferingPolicy: .bufferingNewest(1))
        takers[number] = taker
        taker.onTermination = { [weak self] _ in
            Task { @MainActor in self?.takers[number] = nil }
        }
        return stream
    }
}

/// The menus that have been opened, as values for whoever asks. What is asked of responders beyond what composing asks is
/// asked only then, or while somebody takes each menu as it opens.
final class OpenedMenus {
    private var record: OpenedMenu?
    private weak var responder: (any Responder)?
    private var takers: [Int: AsyncStream<OpenedMenu>.Continuation] = [:]
    private var takerCount = 0

    /// Takes a menu that has opened, or has been composed anew; nil if nothing of it is to be seen.
    func add(_ record: OpenedMenu?, for responder: any Responder) {
        guard let record else { return }
        let isNew = record != self.record
        (self.record, self.responder) = (record, responder)
        guard isNew, !takers.isEmpty, let last else { return }
        for taker in takers.values { taker.yield(last) }
    }

    /// The last one, with why each command shows or doesn't, if its responder still answers as it did.
    var last: OpenedMenu? {
        guard var record else { return nil }
        record.explanation = responder.flatMap { record.explanation(by: $0) }
        return record
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

extension OpenedMenu {
    /// Why each command shows or doesn't; nil if the answers of its responder are other ones by now.
    fileprivate func explanation(by responder: any Menus.Responder) -> MenuExplanation? {
        let chain = ResponderChain(first: responder)
        let explanation =
            switch contents {
            case .edit(let edit): chain.explanation(of: edit.menu, pages: edit.pages)
            case .context(let context):
                chain.explanation(
                    of: context.menu, opensUpward: context.placement.opensUpward,
                    byKeyboard: trigger.takesKeyboard)
            }
        let shown = explanation.commands.filter { $0.verdict != .hidden }.map(\.command.id)
        return shown == commands.map(\.id) ? explanation : nil
    }
}

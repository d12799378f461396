public import Menus

extension ResponderChain {
    /// Explains an edit menu as it would open now for the first responder: for each command, which responders were asked, which
    /// can perform it, and why it is at its position or hidden.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - barCount: The number of items in the bar, if it doesn't hold all of them.
    public func explanation(of menu: EditMenu, barCount: Int? = nil) -> MenuExplanation {
        var explainer = Explainer(self)
        let first = responders.first
        let items = first.map { menu.composed(for: $0).commands } ?? []
        for (index, item) in items.enumerated() {
            explainer.add(
                item, at: .init(row: index + 1, count: items.count),
                because: [Self.order(of: item)] + (index < barCount ?? .max ? [] : [.inList]))
        }
        let available = items.filter(EditMenu.countsTowardLimit).count
        explainer.addHidden(of: menu.commands) { command in
            if let first, !first.canBecomeFirstResponder { return .notFirstResponder }
            if first?.keepsSecret == true, !Command.allowedForSecrets.contains(command.id) { return .revealsSecret }
            if items.contains(where: { $0.id == command.id }) { return .repeated }
            if let limit = menu.customLimit, EditMenu.countsTowardLimit(command), available >= limit,
                canPerform(command)
            {
                return .overLimit(limit)
            }
            return nil
        }
        return MenuExplanation(commands: explainer.commands)
    }

    private static func order(of item: Command) -> CommandExplanation.Reason {
        guard item.kind == .system else { return .customLast }
        return Command.standardEditing.contains { $0.id == item.id } ? .standardFirst : .systemBeforeCustom
    }
}

public import Longpress
public import MenuGuidelines
public import Menus

extension MenuPresenter {
    /// Explains why each command of the menu that was opened last is shown or hidden.
    ///
    /// The responder is queried again, so that nothing is recorded when menus open.
    ///
    /// - Parameter menu: A menu from ``Longpress/MenuPresenter/lastOpened`` or ``Longpress/MenuPresenter/openedMenus``.
    /// - Returns: The explanation; nil if another menu has opened since, or if the responder no longer exists or now responds
    ///   differently.
    public func explanation(of menu: OpenedMenu) -> MenuExplanation? {
        guard menu == lastOpened, let responder = lastResponder else { return nil }
        let chain = ResponderChain(first: responder)
        let explanation =
            switch menu.contents {
            case .edit(let edit): chain.explanation(of: edit.menu, barCount: edit.isList ? nil : edit.barCount)
            case .context(let context):
                chain.explanation(
                    of: context.menu, opensUpward: context.placement.opensUpward,
                    byKeyboard: menu.trigger.grabsKeyboardFocus)
            }
        let shown = explanation.commands.filter { $0.verdict != .hidden }.map(\.command.id)
        return shown == menu.commands.map(\.id) ? explanation : nil
    }
}

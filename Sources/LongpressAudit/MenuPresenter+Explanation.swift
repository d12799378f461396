public import Longpress
public import MenuGuidelines
public import Menus

extension MenuPresenter {
    /// Why each command of the menu that was opened last shows or is hidden.
    ///
    /// Its responder is asked again, so that this costs nothing where nobody asks.
    ///
    /// - Parameter menu: A menu as ``Longpress/MenuPresenter/lastOpened`` and ``Longpress/MenuPresenter/openedMenus`` give it.
    /// - Returns: The explanation; nil if another menu has opened since, or the responder has gone or answers otherwise by now.
    public func explanation(of menu: OpenedMenu) -> MenuExplanation? {
        guard menu == lastOpened, let responder = lastResponder else { return nil }
        let chain = ResponderChain(first: responder)
        let explanation =
            switch menu.contents {
            case .edit(let edit): chain.explanation(of: edit.menu, barCount: edit.isList ? nil : edit.barCount)
            case .context(let context):
                chain.explanation(
                    of: context.menu, opensUpward: context.placement.opensUpward,
                    byKeyboard: menu.trigger.takesKeyboard)
            }
        let shown = explanation.commands.filter { $0.verdict != .hidden }.map(\.command.id)
        return shown == menu.commands.map(\.id) ? explanation : nil
    }
}

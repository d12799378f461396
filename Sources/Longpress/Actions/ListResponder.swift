import Gtk

/// The responder of a list with one menu for all of its rows. Commands that it doesn't perform go to the responder that the list
/// had before.
final class ListResponder: ContextMenuTarget {
    private let weakList: WeakObject<ListBox>
    private let own: (any Responder)?

    init(_ list: ListBox) {
        weakList = WeakObject(list)
        own = (list.responder as? ListResponder)?.own ?? list.responder
    }

    var list: ListBox? { weakList.value }

    var nextResponder: (any Responder)? { own ?? list?.enclosingResponder }

    var canBecomeFirstResponder: Bool { list != nil }

    /// Agrees in any case: the menu of an empty list needs no focus.
    func becomeFirstResponder() -> Bool {
        _ = list?.grabFocusIfNeeded()
        return true
    }

    func handler(for command: Command) -> CommandHandler? { nil }

    func prepareMenu(at point: Point?, by trigger: MenuTrigger) {
        guard let list, let index = list.index(at: point) else { return }
        list.focusRow(at: index)
        if list.isSelectable, !list.selectedRows.contains(index) { list.selectOnly(at: index) }
    }

    /// The rows that a menu opened on a row is for; none for one in the empty space.
    func indices(for index: Int?) -> [Int] {
        guard let list, let index else { return [] }
        return list.isSelectable ? list.selectedRows : [index]
    }
}

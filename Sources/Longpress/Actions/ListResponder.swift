import Gtk

/// The responder of a list with one menu for all of its items. Other commands go to the list's previous responder.
final class ListResponder: ContextMenuTarget {
    private let weakList: WeakObject<ItemList>
    private let own: (any Responder)?
    /// The elements of the items that the menu opened last is for; none for the empty space.
    private var elements: [Object] = []
    /// The pressed element.
    private var pressed: Object?
    /// Whether the press was outside the items' area, for example on a column title.
    private(set) var isBesideItems = false
    /// Observes changes of the items while the menu may be open.
    private var changes: ItemChanges?

    init(_ list: ItemList) {
        weakList = WeakObject(list)
        own = (list.responder as? ListResponder)?.own ?? list.responder
    }

    var nextResponder: (any Responder)? { own ?? weakList.value?.enclosingResponder }

    var canBecomeFirstResponder: Bool { weakList.value != nil }

    /// Returns true without moving the focus. `prepareMenu` focuses the pressed row: a long list would scroll to the row focused
    /// last.
    func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

    func handler(for command: Command) -> CommandHandler? { nil }

    func prepareMenu(at point: Point?, by trigger: MenuTrigger) {
        (elements, pressed, isBesideItems, changes) = ([], nil, false, nil)
        guard let list = weakList.value else { return }
        isBesideItems = point.map { list.surface.bounds(in: list)?.contains($0) != true } ?? false
        // Without a point, the menu is for the focused item, or otherwise for the selection.
        guard let index = list.index(at: point) ?? (point == nil ? list.selectedIndices.first : nil),
            let element = list.element(at: index)
        else {
            if ScrolledSurroundings(of: list) == nil { _ = list.grabFocusIfNeeded() }
            return
        }
        pressed = element
        if trigger.grabsKeyboardFocus { list.scroll(to: index) }
        // The menu may show a preview of the row.
        list.window?.keepDrawing()
        _ = list.row(of: element)?.grabFocusIfNeeded()
        if list.isSelectable, !list.selectedIndices.contains(index) { list.selectOnly(at: index) }
        elements = list.isSelectable ? list.selectedIndices.compactMap(list.element) : [element]
        // Moving a row removes it and inserts it again.
        changes = list.onItemsChange { [weak self] in MainLoop.soon { self?.itemsChanged() } }
    }

    /// Closes the menu if one of its items has been removed.
    private func itemsChanged() {
        guard let list = weakList.value, MenuPresenter.shared.owner == list else { return changes = nil }
        if list.indices(of: elements).count < elements.count { MenuPresenter.shared.close() }
    }

    /// The current positions of the items that the menu is for.
    var indices: [Int] { weakList.value?.indices(of: elements) ?? [] }

    /// The position of the pressed item; nil for the empty space.
    var pressedIndex: Int? { pressed.flatMap { weakList.value?.indices(of: [$0]).first } }

    /// The frame of the pressed item, in the list's coordinates.
    var frame: Rectangle? { pressed.flatMap { weakList.value?.frame(of: $0) } }
}

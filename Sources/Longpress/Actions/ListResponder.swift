import Gtk

/// The responder of a list with one menu for all of its items. Commands of others go to the responder that the list had before.
final class ListResponder: ContextMenuTarget {
    private let weakList: WeakObject<ItemList>
    private let own: (any Responder)?
    /// What the menu that was opened last is for: the elements of its items, none for the empty space.
    private var elements: [Object] = []
    /// The one of them that was pressed.
    private var pressed: Object?
    /// Whether something else of the list was pressed, such as the title of a column.
    private(set) var isBesideItems = false
    /// A watch over the items while the menu may be open.
    private var changes: ItemChanges?

    init(_ list: ItemList) {
        weakList = WeakObject(list)
        own = (list.responder as? ListResponder)?.own ?? list.responder
    }

    var nextResponder: (any Responder)? { own ?? weakList.value?.enclosingResponder }

    var canBecomeFirstResponder: Bool { weakList.value != nil }

    /// Agrees in any case. The focus goes to what is pressed: a long list would scroll to what had it last.
    func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

    func handler(for command: Command) -> CommandHandler? { nil }

    func prepareMenu(at point: Point?, by trigger: MenuTrigger) {
        (elements, pressed, isBesideItems, changes) = ([], nil, false, nil)
        guard let list = weakList.value else { return }
        isBesideItems = point.map { list.surface.bounds(in: list)?.contains($0) != true } ?? false
        // Without a point it is for the focused item, or else for what is selected.
        guard let index = list.index(at: point) ?? (point == nil ? list.selectedIndices.first : nil),
            let element = list.element(at: index)
        else {
            if ScrolledSurroundings(of: list) == nil { _ = list.grabFocusIfNeeded() }
            return
        }
        pressed = element
        if trigger.takesKeyboard { list.scroll(to: index) }
        // The menu may have a preview of the row.
        list.window?.keepDrawing()
        _ = list.row(of: element)?.grabFocusIfNeeded()
        if list.isSelectable, !list.selectedIndices.contains(index) { list.selectOnly(at: index) }
        elements = list.isSelectable ? list.selectedIndices.compactMap(list.element) : [element]
        // Rows that are moved go and come again.
        changes = list.onItemsChange { [weak self] in MainLoop.soon { self?.itemsChanged() } }
    }

    /// Closes the menu if something that it is for isn't there any more.
    private func itemsChanged() {
        guard let list = weakList.value, MenuPresenter.shared.owner == list else { return changes = nil }
        if list.indices(of: elements).count < elements.count { MenuPresenter.shared.close() }
    }

    /// The positions of the items that the menu is for, wherever they are by now.
    var indices: [Int] { weakList.value?.indices(of: elements) ?? [] }

    /// The position of the item that was pressed; nil for the empty space.
    var pressedIndex: Int? { pressed.flatMap { weakList.value?.indices(of: [$0]).first } }

    /// The frame of that item, in the list's coordinates.
    var frame: Rectangle? { pressed.flatMap { weakList.value?.frame(of: $0) } }
}

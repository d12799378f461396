public import Gtk

extension ItemList {
    /// Gives the list a context menu for its items, for all selected items, and for the empty space between and below them. It
    /// replaces any menu that the list has.
    ///
    ///     list.contextMenu(for: songs.items) { selected in
    ///         if selected.isEmpty {
    ///             Action("Add Song", icon: .add) { addSong() }
    ///         } else {
    ///             Action("Remove", icon: .remove, role: .destructive) { remove(selected) }
    ///         }
    ///     }
    ///
    /// Pressing an item outside the selection selects only that item. The Menu key opens the menu of the focused item. A menu
    /// acts on the items that it was opened for: if one of them is removed while it is open, it closes, and if the pressed item
    /// moves, its outline follows.
    ///
    /// - Parameters:
    ///   - items: The items of the rows, in order. Evaluated each time.
    ///   - title: Returns a title for the selected items where it clarifies, such as "3 Songs".
    ///   - name: Returns the user-visible name of the target, for assistive technologies.
    ///   - elementOrder: Which end of the menu its first element is at.
    ///   - preview: Returns the preview of the pressed item, or nil.
    ///   - keepClear: Areas that the menu should not cover, in the list's coordinates.
    ///   - content: Returns the menu for the selected items, or for none in the empty space.
    public func contextMenu<Item>(
        for items: @autoclosure @escaping () -> [Item], title: @escaping ([Item]) -> String? = { _ in nil },
        name: @escaping ([Item]) -> String? = { _ in nil },
        elementOrder: ContextMenu.ElementOrder = .automatic,
        preview: @escaping (Item) -> ContextMenuPreview? = { _ in nil },
        keepClear: @autoclosure @escaping () -> [Rectangle] = [],
        @ContextMenuBuilder _ content: @escaping ([Item]) -> [ContextMenu.Section]
    ) {
        setContextMenu { target in
            let items = items()
            let selected = target.indices.filter(items.indices.contains).map { items[$0] }
            return ContextMenuConfiguration(
                menu: ContextMenu(title: title(selected), elementOrder: elementOrder, content(selected)),
                preview: target.pressedIndex.flatMap { items.indices.contains($0) ? preview(items[$0]) : nil },
                targetName: name(selected), keepClear: keepClear())
        }
    }

    /// Gives the list a responder that tracks presses, and a menu that is composed with it. The menu's target is the pressed
    /// item.
    func setContextMenu(_ configuration: @escaping (ListResponder) -> ContextMenuConfiguration?) {
        let target = ListResponder(self)
        responder = target
        menu = .context { [weak target] _ in
            guard let target, !target.isBesideItems, var configuration = configuration(target) else { return nil }
            configuration.follow { [weak target] in target?.frame }
            return configuration
        }
    }
}

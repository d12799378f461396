public import Gtk

extension ItemList {
    /// Gives the list a context menu for its items, for all that are selected, and for the empty space between and below them, in
    /// place of any menu that it has.
    ///
    ///     list.contextMenu(for: songs.items) { selected in
    ///         if selected.isEmpty {
    ///             Action("Add Song", icon: .add) { addSong() }
    ///         } else {
    ///             Action("Remove", icon: .remove, role: .destructive) { remove(selected) }
    ///         }
    ///     }
    ///
    /// An item that is pressed outside the selection is selected alone. The Menu key opens the menu of the item that has the
    /// focus. A menu acts on the items that it was opened for: if one of them goes while it is open, it closes, and if the item
    /// that was pressed moves, its outline follows.
    ///
    /// - Parameters:
    ///   - items: What the rows stand for, in their order; asked for each time.
    ///   - title: A title for where it clarifies, such as "3 Songs", by what is selected.
    ///   - name: What the person knows the target by, for assistive tools.
    ///   - elementOrder: Which end of the menu its first element is at.
    ///   - preview: The preview of the item that was pressed, or nil.
    ///   - keepClear: What the menu should leave uncovered, in the list's coordinates.
    ///   - content: The menu, by what it is for: the selected items, or none for the empty space.
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

    /// Gives the list a responder that is told of presses, and a menu that is asked for with it; its target is the item that was
    /// pressed.
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

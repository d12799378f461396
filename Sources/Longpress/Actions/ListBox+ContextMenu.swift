public import Gtk

extension ListBox {
    /// Gives the list a context menu for its rows, for all that are selected, and for the empty space below them, in place of
    /// any menu that it has.
    ///
    ///     list.contextMenu(for: songs) { selected in
    ///         if selected.isEmpty {
    ///             Action("Add Song", icon: .add) { addSong() }
    ///         } else {
    ///             Action("Remove", icon: .remove, role: .destructive) { remove(selected) }
    ///         }
    ///     }
    ///
    /// A row that is pressed outside the selection is selected alone. The Menu key opens the menu of the row that has the
    /// focus.
    ///
    /// - Parameters:
    ///   - items: What the rows stand for, in their order; asked for each time.
    ///   - title: A title for where it clarifies, such as "3 Songs", by what is selected.
    ///   - elementOrder: Which end of the menu its first element is at.
    ///   - preview: The preview of the row that was pressed, or nil.
    ///   - content: The menu, by what it is for: the items of the selected rows, or none for the empty space.
    public func contextMenu<Item>(
        for items: @autoclosure @escaping () -> [Item], title: @escaping ([Item]) -> String? = { _ in nil },
        elementOrder: ContextMenu.ElementOrder = .automatic,
        preview: @escaping (Item) -> ContextMenuPreview? = { _ in nil },
        @ContextMenuBuilder _ content: @escaping ([Item]) -> [ContextMenu.Section]
    ) {
        let target = ListResponder(self)
        responder = target
        menu = .context { [weak target] request in
            guard let target, let list = target.list else { return nil }
            let items = items()
            let index = list.index(at: request.point)
            let selected = target.indices(for: index).filter(items.indices.contains).map { items[$0] }
            return ContextMenuConfiguration(
                menu: ContextMenu(title: title(selected), elementOrder: elementOrder, content(selected)),
                targetRectangle: index.flatMap(list.frame),
                preview: index.flatMap { items.indices.contains($0) ? preview(items[$0]) : nil })
        }
    }
}

public import Gtk

extension Widget {
    /// Gives the widget a context menu of what is written out, in place of any menu that it has.
    ///
    ///     row.contextMenu {
    ///         Action("Play", icon: .play) { play(song) }
    ///         Divider()
    ///         Action("Remove", icon: .remove, role: .destructive) { remove(song) }
    ///     }
    ///
    /// A widget without a ``responder`` gets one that takes the focus. Commands without an action of their own go to the
    /// responders.
    ///
    /// - Parameters:
    ///   - title: A title for where it clarifies, such as "3 Images". It and what follows are asked for each time.
    ///   - name: What the person knows the target by, for assistive tools.
    ///   - elementOrder: Which end of the menu its first element is at.
    ///   - preview: The preview of the target; nil for a list of commands only.
    ///   - keepClear: What the menu should leave uncovered, in the widget's coordinates.
    ///   - content: The menu, asked for each time that it opens.
    public func contextMenu(
        title: @autoclosure @escaping () -> String? = nil, name: @autoclosure @escaping () -> String? = nil,
        elementOrder: ContextMenu.ElementOrder = .automatic,
        preview: @autoclosure @escaping () -> ContextMenuPreview? = nil,
        keepClear: @autoclosure @escaping () -> [Rectangle] = [],
        @ContextMenuBuilder _ content: @escaping () -> [ContextMenu.Section]
    ) {
        if responder == nil { responder = ItemResponder(self) }
        menu = .context { _ in
            ContextMenuConfiguration(
                menu: ContextMenu(title: title(), elementOrder: elementOrder, content()), preview: preview(),
                targetName: name(), keepClear: keepClear())
        }
    }

    /// Gives a widget that draws its items itself a context menu for the one that is pressed, in place of any menu that it has.
    ///
    ///     chart.contextMenu(forItemAt: bar(at:), targetRectangle: frame(of:)) { bar in
    ///         Action("Explain", icon: .information) { explain(bar) }
    ///     }
    ///
    /// A menu acts on the item that it was opened for, even if another one comes to be at that position. A widget without a
    /// ``responder`` gets one that takes the focus. One that has several items selected needs a ``Longpress/ContextMenuTarget``,
    /// which is told of the press first.
    ///
    /// - Parameters:
    ///   - find: The item at a position in the widget's coordinates, or nil if there is no menu there. With the keyboard there is
    ///     no position: the item that is focused or selected.
    ///   - title: A title for where it clarifies. It and what follows are asked for each time.
    ///   - name: What the person knows the item by, for assistive tools.
    ///   - targetRectangle: Where the item is, in the widget's coordinates; nil for all of the widget. It is outlined while the
    ///     menu is open, and a menu opened by a key begins there.
    ///   - elementOrder: Which end of the menu its first element is at.
    ///   - preview: The preview of the item; nil for a list of commands only.
    ///   - keepClear: What the menu should leave uncovered, in the widget's coordinates.
    ///   - content: The menu for an item.
    public func contextMenu<Item>(
        forItemAt find: @escaping (Point?) -> Item?, title: @escaping (Item) -> String? = { _ in nil },
        name: @escaping (Item) -> String? = { _ in nil },
        targetRectangle: @escaping (Item) -> Rectangle? = { _ in nil },
        elementOrder: ContextMenu.ElementOrder = .automatic,
        preview: @escaping (Item) -> ContextMenuPreview? = { _ in nil },
        keepClear: @autoclosure @escaping () -> [Rectangle] = [],
        @ContextMenuBuilder _ content: @escaping (Item) -> [ContextMenu.Section]
    ) {
        if responder == nil { responder = ItemResponder(self) }
        let weak = WeakObject(self)
        var found: Item?
        menu = .context { request in
            // An open menu that is asked for anew stays with its item.
            if weak.value.map({ $0 == MenuPresenter.shared.owner }) != true { found = find(request.point) }
            guard let item = found else { return nil }
            var configuration = ContextMenuConfiguration(
                menu: ContextMenu(title: title(item), elementOrder: elementOrder, content(item)),
                preview: preview(item),
                targetName: name(item), keepClear: keepClear())
            configuration.follow { targetRectangle(item) }
            return configuration
        }
    }
}

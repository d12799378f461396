public import Gtk

extension Widget {
    /// Gives the widget a context menu with the given content. It replaces any menu that the widget has.
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
    ///   - title: A title where it clarifies, such as "3 Images". This and the following parameters are evaluated each time.
    ///   - name: The user-visible name of the target, for assistive technologies.
    ///   - elementOrder: Which end of the menu its first element is at.
    ///   - preview: The preview of the target; nil for a list of commands only.
    ///   - keepClear: Areas that the menu should not cover, in the widget's coordinates.
    ///   - content: The menu, evaluated each time it opens.
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

    /// Gives a widget that draws its own items a context menu for the pressed item. It replaces any menu that the widget has.
    ///
    ///     chart.contextMenu(forItemAt: bar(at:), targetRectangle: frame(of:)) { bar in
    ///         Action("Explain", icon: .information) { explain(bar) }
    ///     }
    ///
    /// A menu acts on the item that it was opened for, even if a different one moves to that position. A widget without a
    /// ``responder`` gets one that takes the focus. A widget that supports selecting several items needs a
    /// ``Longpress/ContextMenuTarget``, which can adapt the selection to the press first.
    ///
    /// - Parameters:
    ///   - find: Returns the item at a position in the widget's coordinates, or nil if there is no menu there. With the keyboard
    ///     the position is nil: return the focused or selected item.
    ///   - title: Returns a title where it clarifies. This and the following parameters are evaluated each time.
    ///   - name: Returns the user-visible name of the item, for assistive technologies.
    ///   - targetRectangle: Returns the frame of the item, in the widget's coordinates; nil for the whole widget. It is outlined
    ///     while the menu is open. A menu opened by a key is placed there.
    ///   - elementOrder: Which end of the menu its first element is at.
    ///   - preview: Returns the preview of the item; nil for a list of commands only.
    ///   - keepClear: Areas that the menu should not cover, in the widget's coordinates.
    ///   - content: Returns the menu for an item.
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
            // An open menu that is composed again keeps its item.
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

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
}

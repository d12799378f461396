/// The menu of a widget. Its type says which kind: an item has an edit menu or a context menu, never both.
public enum WidgetMenu {
    /// A horizontal popover that points at a selection or an insertion point.
    case edit(EditMenu)
    /// A vertical list of commands for an item, given for each position that is pressed.
    case context(ContextMenuProvider)

    /// A vertical list of commands for the whole widget, the same wherever it is pressed.
    public static func context(_ menu: ContextMenu) -> WidgetMenu {
        .context { _ in ContextMenuConfiguration(menu: menu) }
    }

    /// A vertical list of commands for what is pressed or, with the keyboard, focused; none where the answer is nil.
    ///
    /// - Parameter provider: Asked each time, once the widget's responder has become first responder.
    public static func context(
        _ provider: @escaping (ContextMenuRequest) -> ContextMenuConfiguration?
    ) -> WidgetMenu {
        .context(ContextMenuProvider(provider))
    }
}

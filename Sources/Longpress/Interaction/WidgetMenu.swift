/// The menu of a widget. A widget has either an edit menu or a context menu, never both.
public enum WidgetMenu {
    /// Returns the context menu for what is pressed or, with the keyboard, focused; nil where there is none.
    ///
    /// It is called each time, after the widget's responder has become first responder, so it can depend on the current selection
    /// or focus.
    public typealias ContextMenuProvider = (ContextMenuRequest) -> ContextMenuConfiguration?

    /// A horizontal popover that points at a selection or an insertion point.
    case edit(EditMenu)
    /// A vertical list of commands for an item. The provider chooses it for the pressed position.
    case context(ContextMenuProvider)

    /// Returns a vertical list of commands for the whole widget, the same wherever it is pressed.
    public static func context(_ menu: ContextMenu) -> WidgetMenu {
        .context { _ in ContextMenuConfiguration(menu: menu) }
    }
}

/// The menu of a widget. Its type says which kind: an item has an edit menu or a context menu, never both.
public enum WidgetMenu {
    /// Gives a widget's context menu for what is pressed or, with the keyboard, focused; nil where there is none.
    ///
    /// It is asked each time, once the widget's responder has become first responder, so it may go by what is selected or
    /// focused then.
    public typealias ContextMenuProvider = (ContextMenuRequest) -> ContextMenuConfiguration?

    /// A horizontal popover that points at a selection or an insertion point.
    case edit(EditMenu)
    /// A vertical list of commands for an item, given for each position that is pressed.
    case context(ContextMenuProvider)

    /// A vertical list of commands for the whole widget, the same wherever it is pressed.
    public static func context(_ menu: ContextMenu) -> WidgetMenu {
        .context { _ in ContextMenuConfiguration(menu: menu) }
    }
}

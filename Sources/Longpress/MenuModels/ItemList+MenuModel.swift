public import Gtk

extension ItemList {
    /// Gives the list a context menu from menu models: for its items, for all selected items, and for the empty space. It
    /// replaces any menu that the list has. The remarks on models in ``Gtk/Widget/contextMenu(_:name:preview:)`` and on lists in
    /// ``contextMenu(for:title:name:elementOrder:preview:keepClear:_:)`` apply.
    ///
    /// - Parameters:
    ///   - preview: Returns the preview of the item at a position, or nil.
    ///   - model: Returns the model for the item at a position; the item is selected already, if the list has selection. For the
    ///     empty space the position is nil. A nil model means no menu. Called each time the menu opens.
    public func contextMenu(
        preview: @escaping (Int) -> ContextMenuPreview? = { _ in nil }, model: @escaping (_ index: Int?) -> MenuModel?
    ) {
        let list = WeakObject(self)
        setContextMenu { target in
            guard let list = list.value, let model = model(target.pressedIndex) else { return nil }
            return ContextMenuConfiguration(
                menu: ContextMenu(ModelMenus.of(list).menu(model, for: list).sections()),
                preview: target.pressedIndex.flatMap(preview))
        }
    }
}

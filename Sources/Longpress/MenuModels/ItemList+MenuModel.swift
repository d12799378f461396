public import Gtk

extension ItemList {
    /// Gives the list a context menu of menu models, for its items, for all that are selected, and for the empty space, in place
    /// of any menu that it has. What is said of models in ``Gtk/Widget/contextMenu(_:name:preview:)`` and of lists in
    /// ``contextMenu(for:title:name:elementOrder:preview:keepClear:_:)`` holds.
    ///
    /// - Parameters:
    ///   - preview: The preview of the item at a position, or nil.
    ///   - model: The model for the item at a position, which is selected by then if the list selects any; for the empty space the
    ///     position is nil. A nil model means no menu. It is asked for each time.
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

import CGtk

/// A column of rows for the items of a ``ListModel``. It scales to any number of items: only visible items have rows. Put it in a
/// ``ScrolledWindow``.
public final class ListView: ItemList {
    /// Makes a view of a model.
    ///
    /// - Parameters:
    ///   - model: The items.
    ///   - name: The name for assistive technologies.
    ///   - selection: How many items can be selected.
    ///   - cell: Makes a cell, which shows an item in its row.
    public init<Item>(
        _ model: ListModel<Item>, name: String, selection: SelectionMode = .multiple,
        cell: @escaping () -> ListCell<Item>
    ) {
        super.init(sinking: gtk_list_view_new(nil, nil), name: name)
        set("model", selection.selection(of: model.store))
        set("factory", CellFactory.of(cell))
    }
}

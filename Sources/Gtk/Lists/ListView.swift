import CGtk

/// A column of rows for the items of a ``ListModel``, as many as there may be: only what can be seen has rows. It belongs in a
/// ``ScrolledWindow``.
public final class ListView: ItemList {
    /// Makes a view of a model.
    ///
    /// - Parameters:
    ///   - model: What is shown.
    ///   - name: What assistive tools call it.
    ///   - selection: How many items can be selected.
    ///   - cell: Makes what shows an item in its row.
    public init<Item>(
        _ model: ListModel<Item>, name: String, selection: SelectionMode = .multiple,
        cell: @escaping () -> ListCell<Item>
    ) {
        super.init(sinking: gtk_list_view_new(nil, nil), name: name)
        set("model", selection.selection(of: model.store))
        set("factory", CellFactory.of(cell))
    }
}

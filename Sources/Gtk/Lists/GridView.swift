import CGtk

/// Tiles in rows and columns for the items of a ``ListModel``. It scales to any number of items: only visible items have tiles.
/// Put it in a ``ScrolledWindow``.
public final class GridView: ItemList {
    /// Makes a view of a model.
    ///
    /// - Parameters:
    ///   - model: The items.
    ///   - name: The name for assistive technologies.
    ///   - selection: How many items can be selected.
    ///   - columns: The minimum and maximum number of tiles side by side.
    ///   - cell: Makes a cell, which shows an item in its tile.
    public init<Item>(
        _ model: ListModel<Item>, name: String, selection: SelectionMode = .multiple, columns: ClosedRange<Int> = 1...7,
        cell: @escaping () -> ListCell<Item>
    ) {
        super.init(sinking: gtk_grid_view_new(nil, nil), name: name)
        set("model", selection.selection(of: model.store))
        set("factory", CellFactory.of(cell))
        gtk_grid_view_set_min_columns(opaque, guint(columns.lowerBound))
        gtk_grid_view_set_max_columns(opaque, guint(columns.upperBound))
    }
}

import CGtk

/// A table with a row for each item of a ``ListModel``. It scales to any number of items: only visible items have rows. Put it in
/// a ``ScrolledWindow``.
public final class ColumnView: ItemList {
    /// A column of a table: its title and its cells.
    public struct Column<Item> {
        fileprivate let title: String
        fileprivate let expands: Bool
        fileprivate let cell: () -> ListCell<Item>

        /// Makes a column.
        ///
        /// - Parameters:
        ///   - title: The title above the column.
        ///   - expands: Whether the column takes spare width.
        ///   - cell: Makes a cell, which shows an item in the column.
        public init(_ title: String, expands: Bool = false, cell: @escaping () -> ListCell<Item>) {
            (self.title, self.expands, self.cell) = (title, expands, cell)
        }
    }

    /// Makes a view of a model.
    ///
    /// - Parameters:
    ///   - model: The items.
    ///   - name: The name for assistive technologies.
    ///   - selection: How many items can be selected.
    ///   - columns: The columns, from first to last.
    public init<Item>(
        _ model: ListModel<Item>, name: String, selection: SelectionMode = .multiple, columns: [Column<Item>]
    ) {
        super.init(sinking: gtk_column_view_new(nil), name: name)
        for column in columns {
            let made = Object(owning: UnsafeMutableRawPointer(gtk_column_view_column_new(column.title, nil)))
            made.set("factory", CellFactory.of(column.cell))
            gtk_column_view_column_set_expand(made.opaque, column.expands ? 1 : 0)
            gtk_column_view_append_column(opaque, made.opaque)
        }
        set("model", selection.selection(of: model.store))
    }
}

import CGtk

/// A column of rows, of which a person can select any number with pointer and keyboard.
public final class ListBox: Widget {
    /// Makes an empty list.
    ///
    /// - Parameter name: What assistive tools call it.
    public init(name: String) {
        super.init(sinking: gtk_list_box_new())
        gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_MULTIPLE)
        setAccessibleName(name)
    }

    /// Adds a row at the end.
    public func append(_ row: ListRow) { gtk_list_box_append(opaque, row.widget) }

    /// Removes a row.
    public func remove(_ row: ListRow) { gtk_list_box_remove(opaque, row.widget) }

    /// Adds a row to what is selected.
    public func select(_ row: ListRow) { gtk_list_box_select_row(opaque, row.typed()) }

    /// Selects all rows.
    public func selectAll() { gtk_list_box_select_all(opaque) }

    /// Selects nothing.
    public func unselectAll() { gtk_list_box_unselect_all(opaque) }
}

/// A row of a ``ListBox``.
public final class ListRow: Widget {
    /// Makes a row that shows a widget.
    public init(_ child: Widget) {
        super.init(sinking: gtk_list_box_row_new())
        gtk_list_box_row_set_child(typed(), child.widget)
    }

    /// Whether the row is selected.
    public var isSelected: Bool { gtk_list_box_row_is_selected(typed()) != 0 }
}

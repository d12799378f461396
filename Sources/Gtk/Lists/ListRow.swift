import CGtk

/// A row of a ``ListBox``.
public final class ListRow: Widget {
    /// Makes a row that shows a widget.
    public init(_ child: Widget) {
        super.init(sinking: gtk_list_box_row_new())
        gtk_list_box_row_set_child(typed(), child.widget)
    }

    /// Whether the row can be activated by itself, and is highlighted under the pointer.
    package var isActivatable: Bool {
        get { gtk_list_box_row_get_activatable(typed()) != 0 }
        set { gtk_list_box_row_set_activatable(typed(), newValue ? 1 : 0) }
    }

    /// Whether the row is selected.
    public var isSelected: Bool { gtk_list_box_row_is_selected(typed()) != 0 }
}

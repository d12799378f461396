import CGtk

/// Tiles of any size in rows, each a widget of the program. The user moves through them with pointer and keyboard.
public final class FlowBox: ItemList {
    /// Makes an empty box.
    ///
    /// - Parameters:
    ///   - name: The name for assistive technologies.
    ///   - selection: How many tiles can be selected.
    ///   - columns: The minimum and maximum number of tiles side by side.
    ///   - spacing: The gap between tiles, in points.
    public init(
        name: String, selection: SelectionMode = .multiple, columns: ClosedRange<Int> = 1...7, spacing: Int = 0
    ) {
        super.init(sinking: gtk_flow_box_new(), name: name)
        gtk_flow_box_set_selection_mode(opaque, selection.gtk)
        gtk_flow_box_set_min_children_per_line(opaque, guint(columns.lowerBound))
        gtk_flow_box_set_max_children_per_line(opaque, guint(columns.upperBound))
        gtk_flow_box_set_row_spacing(opaque, guint(spacing))
        gtk_flow_box_set_column_spacing(opaque, guint(spacing))
    }

    /// Adds a tile with a widget at the end.
    public func append(_ child: Widget) { gtk_flow_box_append(opaque, child.widget) }

    /// Removes the tile of a widget. The widget may then be added again.
    public func remove(_ child: Widget) {
        guard let tile = child.parent else { return }
        gtk_flow_box_remove(opaque, tile.widget)
        gtk_flow_box_child_set_child(tile.typed(), nil)
    }
}

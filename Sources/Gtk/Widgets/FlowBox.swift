import CGtk

/// Items in rows that reflow, one or more of which can be selected.
public final class FlowBox: Widget {
    /// Makes an empty flow.
    public init() {
        super.init(sinking: gtk_flow_box_new())
        gtk_flow_box_set_homogeneous(opaque, 1)
        gtk_flow_box_set_activate_on_single_click(opaque, 0)
        gtk_flow_box_set_selection_mode(opaque, GTK_SELECTION_SINGLE)
    }

    /// Sets how many items stand side by side.
    public func setColumns(_ count: Int) {
        gtk_flow_box_set_min_children_per_line(opaque, guint(count))
        gtk_flow_box_set_max_children_per_line(opaque, guint(count))
    }

    /// Sets the space between items, in points.
    public func setSpacing(_ points: Int) {
        gtk_flow_box_set_column_spacing(opaque, guint(points))
        gtk_flow_box_set_row_spacing(opaque, guint(points))
    }

    /// Puts an item in before the one at a place.
    public func insert(_ item: FlowBoxItem, at index: Int) { gtk_flow_box_insert(opaque, item.widget, gint(index)) }

    /// Removes an item.
    public func remove(_ item: FlowBoxItem) { gtk_flow_box_remove(opaque, item.widget) }

    /// Selects an item and no other.
    public func select(_ item: FlowBoxItem) { gtk_flow_box_select_child(opaque, item.typed()) }

    /// Selects nothing.
    public func unselectAll() { gtk_flow_box_unselect_all(opaque) }

    /// Calls a handler when another item is selected, or none.
    public func onSelectionChange(_ handler: @escaping () -> Void) {
        connect("selected-children-changed") { _ in handler() }
    }

    /// Calls a handler when an item is double-clicked, or Return is pressed on it.
    public func onActivate(_ handler: @escaping () -> Void) {
        connect("child-activated") { _ in handler() }
    }
}

/// An item of a flow.
public final class FlowBoxItem: Widget {
    /// Makes an item that shows a widget.
    public init(_ child: Widget) {
        super.init(sinking: gtk_flow_box_child_new())
        gtk_flow_box_child_set_child(typed(), child.widget)
    }

    /// Whether the item is selected.
    public var isSelected: Bool { gtk_flow_box_child_is_selected(typed()) != 0 }
}

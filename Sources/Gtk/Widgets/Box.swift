import CGtk

/// A row or column of widgets.
public final class Box: Widget {
    /// Makes an empty box with a gap between children, in points. Assistive technologies ignore the box, and it has no name.
    public init(_ orientation: Orientation, spacing: Int = 0) {
        super.init(sinking: gtk_box_new(orientation.gtk, gint(spacing)))
    }

    /// Makes an empty box with a role for assistive technologies.
    public init(_ orientation: Orientation, spacing: Int = 0, role: Role) {
        super.init(sinking: lp_new_with_role(gtk_box_get_type(), role.gtk))
        gtk_orientable_set_orientation(opaque, orientation.gtk)
        gtk_box_set_spacing(typed(), gint(spacing))
    }

    /// Whether all children have the same size along the row or column.
    public var isHomogeneous: Bool {
        get { gtk_box_get_homogeneous(typed()) != 0 }
        set { gtk_box_set_homogeneous(typed(), newValue ? 1 : 0) }
    }

    /// The direction in which the children are arranged.
    package var orientation: Orientation {
        get { gtk_orientable_get_orientation(opaque) == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical }
        set { gtk_orientable_set_orientation(opaque, newValue.gtk) }
    }

    /// Adds a widget at the end.
    public func append(_ child: Widget) { gtk_box_append(typed(), child.widget) }

    /// Inserts a widget after one of the others; nil inserts it at the beginning.
    public func insert(_ child: Widget, after sibling: Widget?) {
        gtk_box_insert_child_after(typed(), child.widget, sibling?.widget)
    }

    /// Moves a widget after one of the others, unless it is already there; nil moves it to the beginning.
    public func move(_ child: Widget, after sibling: Widget?) {
        if gtk_widget_get_prev_sibling(child.widget) != sibling?.widget {
            gtk_box_reorder_child_after(typed(), child.widget, sibling?.widget)
        }
    }

    /// Removes a widget.
    public func remove(_ child: Widget) { gtk_box_remove(typed(), child.widget) }
}

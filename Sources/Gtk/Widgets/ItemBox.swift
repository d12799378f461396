import CGtk

/// A column of widgets that is a single item for the keyboard: keys that move the focus between widgets stop at it, whereas they
/// skip other boxes and only stop at the widgets inside.
package final class ItemBox: Widget {
    package init(role: Role) {
        super.init(sinking: lp_new_with_role(itemBoxType, role.gtk))
        gtk_orientable_set_orientation(opaque, GTK_ORIENTATION_VERTICAL)
    }

    package func append(_ child: Widget) { gtk_box_append(typed(), child.widget) }
}

private let itemBoxType: GType = registerType(
    gtk_box_get_type(), "LongpressItemBox", guint(MemoryLayout<GtkBoxClass>.size),
    { type, _ in
        let plain = g_type_class_ref(gtk_widget_get_type()).assumingMemoryBound(to: GtkWidgetClass.self)
        type!.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus = plain.pointee.focus
    }, guint(MemoryLayout<GtkBox>.size))

import CGtk

/// Ends a drop for the text views and fields under it.
///
/// - Symptom: If a program accepts a drop before the text below it does, the insertion line stays in the text, and the text
///   accepts no further drops because it is still waiting for the first one.
/// - Versions: seen with 4.8.
/// - Source: gtkdroptarget.c, `gtk_drop_target_handle_crossing`, `gtk_drop_target_handle_event`; gtktextview.c,
///   `gtk_text_view_drag_leave`.
/// - Test: `DropTests.testADroppedPictureLeavesNoInsertionLineInTheText`.
/// - Remove when: the line disappears after each drop, and a text still accepts drops after the program has accepted one before
///   it.
enum UnfinishedDrops {
    /// Ends a drop for all GTK drop targets in the widgets under it, up to the widget that accepted the drop.
    static func end(_ drop: OpaquePointer, at point: Point, in widget: Widget) {
        guard var next = gtk_widget_pick(widget.widget, point.x, point.y, GTK_PICK_DEFAULT) else { return }
        while next != widget.widget {
            for target in targets(of: next) where gtk_drop_target_get_current_drop(target.opaque) == drop {
                // This removes the line.
                target.emit("leave")
                gtk_drop_target_reject(target.opaque)
            }
            guard let parent = gtk_widget_get_parent(next) else { return }
            next = parent
        }
    }

    /// Returns a widget's GTK drop targets.
    static func targets(of widget: UnsafeMutablePointer<GtkWidget>) -> [Object] {
        guard let controllers = gtk_widget_observe_controllers(widget) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
        return ownedElements(of: controllers).map { Object(owning: $0) }
            .filter { $0.isA(gtk_drop_target_get_type()) }
    }
}

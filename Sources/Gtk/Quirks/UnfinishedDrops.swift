import CGtk

/// Tells text views and fields under a drop that it is over.
///
/// - Symptom: Where a program takes a drop before the text below it does, the insertion line stays in the text, and the text
///   takes no further drops: it still waits for the first one.
/// - Versions: seen with 4.8.
/// - Source: gtkdroptarget.c, `gtk_drop_target_handle_crossing`, `gtk_drop_target_handle_event`; gtktextview.c,
///   `gtk_text_view_drag_leave`.
/// - Test: `DropTests.testADroppedPictureLeavesNoInsertionLineInTheText`.
/// - Remove when: the line is gone after each drop, and a text takes a drop after one that was taken before it.
enum UnfinishedDrops {
    /// Ends a drop for all targets of GTK's in the widgets under it, up to the one that has taken it.
    static func end(_ drop: OpaquePointer, at point: Point, in widget: Widget) {
        guard var next = gtk_widget_pick(widget.widget, point.x, point.y, GTK_PICK_DEFAULT) else { return }
        while next != widget.widget {
            for target in targets(of: next) where gtk_drop_target_get_current_drop(target.opaque) == drop {
                // That takes the line away.
                target.emit("leave")
                gtk_drop_target_reject(target.opaque)
            }
            guard let parent = gtk_widget_get_parent(next) else { return }
            next = parent
        }
    }

    /// The controllers by which GTK takes what is dropped on a widget.
    static func targets(of widget: UnsafeMutablePointer<GtkWidget>) -> [Object] {
        guard let controllers = gtk_widget_observe_controllers(widget) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
        return ownedElements(of: controllers).map { Object(owning: $0) }
            .filter { $0.isA(gtk_drop_target_get_type()) }
    }
}

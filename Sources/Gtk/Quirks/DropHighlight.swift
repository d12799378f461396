import CGtk

/// Removes the highlight frame from a widget after a drop.
///
/// - Symptom: After a drop, the widget keeps looking as if something were dragged over it.
/// - Versions: seen with 4.8.
/// - Source: gtkdroptargetasync.c, `gtk_drop_target_async_handle_event`.
/// - Test: `DropTests.testAPictureDroppedAsImageDataIsAdded`.
/// - Remove when: GTK unsets the state that draws the frame after a drop.
extension DropTarget {
    /// Unsets the drop state of the widget that the drop target belongs to.
    static func endHighlight(of target: OpaquePointer) {
        gtk_widget_unset_state_flags(gtk_event_controller_get_widget(target), GTK_STATE_FLAG_DROP_ACTIVE)
    }
}

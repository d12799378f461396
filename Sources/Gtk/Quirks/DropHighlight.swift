import CGtk

/// Takes the frame from a widget that something was dropped on.
///
/// - Symptom: The widget looks for ever as if something were still held over it.
/// - Versions: seen with 4.8.
/// - Source: gtkdroptargetasync.c, `gtk_drop_target_async_handle_event`.
/// - Test: `DropTests.testAPictureDroppedAsSuchIsAdded`.
/// - Remove when: GTK unsets the state with which it draws the frame once something is dropped.
extension DropTarget {
    /// Unsets the state of the widget that the target is for.
    static func endHighlight(of target: OpaquePointer) {
        gtk_widget_unset_state_flags(gtk_event_controller_get_widget(target), GTK_STATE_FLAG_DROP_ACTIVE)
    }
}

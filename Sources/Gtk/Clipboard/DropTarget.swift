import CGtk

/// Accepts what is dragged onto a widget and dropped there.
package final class DropTarget: EventController {
    /// Makes a target for files, and for pictures of the given MIME types, that are dragged from another window.
    package init(pictureTypes: [String]) {
        let files = gdk_content_formats_new_for_gtype(lp_type_file_list())
        let types = withCStrings(pictureTypes) { gdk_content_formats_new($0, guint(pictureTypes.count)) }
        let builder = gdk_content_formats_builder_new()
        gdk_content_formats_builder_add_formats(builder, files)
        gdk_content_formats_builder_add_formats(builder, types)
        gdk_content_formats_unref(files)
        gdk_content_formats_unref(types)
        let formats = gdk_content_formats_union_deserialize_mime_types(
            gdk_content_formats_builder_free_to_formats(builder))
        super.init(gtk_drop_target_async_new(formats, GDK_ACTION_COPY), phase: .capture)
        accept(if: { drop, root in !Self.originates(drop, from: root) })
    }

    /// Makes a target for content of the given MIME types that another program offers.
    package convenience init(foreignTypes types: [String]) {
        self.init(types) { drop, _ in gdk_drop_get_drag(drop) == nil }
    }

    /// Makes a target for content of the given MIME types that is dragged within the same window.
    package convenience init(typesFromSameWindow types: [String]) { self.init(types, if: Self.originates) }

    private init(_ types: [String], if condition: @escaping (OpaquePointer, UnsafeMutableRawPointer?) -> Bool) {
        let formats = withCStrings(types) { gdk_content_formats_new($0, guint(types.count)) }
        super.init(gtk_drop_target_async_new(formats, GDK_ACTION_COPY), phase: .capture)
        accept(if: condition)
    }

    /// Accepts a drop in one of the target's formats if a condition holds for the drop and the window under it.
    private func accept(if condition: @escaping (OpaquePointer, UnsafeMutableRawPointer?) -> Bool) {
        nonisolated(unsafe) let target = opaque
        connectBoolean(
            "accept",
            { arguments in
                guard let drop = arguments.pointer(0).map(OpaquePointer.init) else { return false }
                let formats = gtk_drop_target_async_get_formats(target)
                let root = gtk_widget_get_root(gtk_event_controller_get_widget(target))
                return condition(drop, root.map { UnsafeMutableRawPointer($0) })
                    && gdk_content_formats_match(formats, gdk_drop_get_formats(drop)) != 0
            })
    }

    /// Returns whether a drop was dragged out of the given window.
    private static func originates(_ drop: OpaquePointer, from window: UnsafeMutableRawPointer?) -> Bool {
        guard let drag = gdk_drop_get_drag(drop) else { return false }
        let object = UnsafeMutableRawPointer(drag).assumingMemoryBound(to: GObject.self)
        return g_object_get_data(object, DragSource.origin) == window && window != nil
    }

    /// Calls a handler for each drop. The handler must call `finish` on the drop once it has read it.
    package func onDrop(_ handler: @escaping (Drop) -> Void) {
        connectBoolean(
            "drop",
            { arguments in
                guard let drop = arguments.pointer(0) else { return false }
                let target = OpaquePointer(arguments.emitter)
                Self.endHighlight(of: target)
                let widget = gtk_event_controller_get_widget(target).map {
                    Widget(borrowing: UnsafeMutableRawPointer($0))
                }
                let point = arguments.point(1)
                if let widget { UnfinishedDrops.end(OpaquePointer(drop), at: point, in: widget) }
                handler(Drop(borrowing: drop, at: point, of: widget))
                return true
            })
    }
}

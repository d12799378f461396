import CGtk

/// Content that has been dropped.
package final class Drop: Object, ContentSource {
    private let point: Point
    private let widget: Widget?

    init(borrowing pointer: UnsafeMutableRawPointer, at point: Point, of widget: Widget?) {
        (self.point, self.widget) = (point, widget)
        super.init(borrowing: pointer)
    }

    /// Returns the position of the drop in a widget's coordinates; nil if the widget isn't in the same window.
    package func point(in other: Widget) -> Point? {
        widget?.convert(point, to: other)
    }

    package var types: [String] {
        mimeTypes(of: gdk_drop_get_formats(opaque), areOwn: gdk_drop_get_drag(opaque) != nil)
    }

    /// Reads the first of the given types that is on offer. More than `limit` bytes are an error.
    package func read(_ types: [String], limit: Int) async throws -> (bytes: [UInt8], type: String) {
        try await readStream(limit: limit) { callback, data in
            withCStrings(types) { gdk_drop_read_async(opaque, $0, G_PRIORITY_DEFAULT, nil, callback, data) }
        } finish: { [opaque] in
            gdk_drop_read_finish(opaque, $0, $1, $2)
        }
    }

    package func readFiles() async throws -> [File] {
        try await asyncCall(timeLimit: answerLimit) { callback, data in
            gdk_drop_read_value_async(opaque, lp_type_file_list(), G_PRIORITY_DEFAULT, nil, callback, data)
        } finish: { [opaque] result, error in
            files(in: gdk_drop_read_value_finish(opaque, result, error))
        }
    }

    /// Notifies the source that the drop has been handled.
    package func finish() {
        gdk_drop_finish(opaque, GDK_ACTION_COPY)
    }
}

import CGtk
import Gtk
import Platform

/// A format in which GTK itself provides the selection of a text view for drags and as the primary selection: on its own it
/// supports only plain text.
package enum TextSelectionForm {
    package typealias Make = @MainActor (Range<Int>, TextBuffer) async -> [UInt8]

    /// Adds a format for all text views of the program. The content is made only when a program requests it.
    package static func add(type: String, _ make: @escaping Make) {
        gdk_content_register_serializer(
            gtk_text_buffer_get_type(), type,
            { serializer in
                nonisolated(unsafe) let serializer = serializer!
                MainActor.assumeIsolated {
                    let make = UserData<Make>.value(of: gdk_content_serializer_get_user_data(serializer))
                    TextSelectionForm.send(make, by: serializer)
                }
            }, UserData.retained(make), releaseUserData)
    }

    private static func send(_ make: @escaping Make, by serializer: OpaquePointer) {
        let held = Object(borrowing: UnsafeMutableRawPointer(serializer))
        let stream = Object(borrowing: UnsafeMutableRawPointer(gdk_content_serializer_get_output_stream(serializer)))
        let object = g_value_get_object(gdk_content_serializer_get_value(serializer))
        guard let buffer = object.map({ TextBuffer(borrowing: $0) }), let selection = buffer.selection else {
            return gdk_content_serializer_return_success(serializer)
        }
        Task {
            do {
                try await Bytes.writePieces(of: make(selection, buffer), to: stream)
                gdk_content_serializer_return_success(held.opaque)
            } catch {
                gdk_content_serializer_return_error(held.opaque, LazyContent.error(error))
            }
        }
    }
}

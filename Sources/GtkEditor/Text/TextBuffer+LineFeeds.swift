import CGtk
import Gtk

extension TextBuffer {
    /// Converts all line endings to line feeds in text that GTK itself inserts: typed, pasted or dropped. Text inserted
    /// exactly, for example by ``insert(_:at:)``, isn't changed.
    ///
    /// Call it before connecting handlers for the buffer's changes, so that they get the converted text.
    package func convertInsertedLineEndings() {
        connect("insert-text") { arguments in
            guard !TextBuffer.insertsExactly, let iterator = arguments.boxed(0),
                let start = g_value_get_string(arguments.valuePointer(1))
            else { return }
            // The text doesn't always end with a zero.
            let bytes = UnsafeRawBufferPointer(start: start, count: arguments.int(2))
            guard bytes.contains(where: { $0 == 0x0D || $0 == 0xE2 || $0 == 0xEF }) else { return }
            let text = String(decoding: bytes, as: UTF8.self)
            let plain = text.withLineFeeds
            guard plain != text else { return }
            let buffer = arguments.emitter
            g_signal_stop_emission_by_name(buffer, "insert-text")
            gtk_text_buffer_insert(
                buffer.assumingMemoryBound(to: GtkTextBuffer.self), iterator.assumingMemoryBound(to: GtkTextIter.self),
                plain,
                gint(plain.utf8.count))
        }
    }
}

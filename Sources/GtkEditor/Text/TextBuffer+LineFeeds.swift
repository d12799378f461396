import CGtk
import Gtk

extension TextBuffer {
    /// Has whatever GTK itself puts in, typed, pasted or dropped, come in with line feeds for all that ends a line. What is
    /// put in exactly, as by ``insert(_:at:)``, stays as it is.
    ///
    /// Ask for it before anybody follows the buffer's changes: they are told of the text as it comes in.
    package func takesLineFeeds() {
        connect("insert-text") { arguments in
            guard !TextBuffer.insertsExactly, let iterator = arguments.boxed(0),
                let start = g_value_get_string(arguments.valuePointer(1))
            else { return }
            // Not always with a zero at its end.
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

import CGtk

extension TextBuffer {
    /// Calls a handler after text has been inserted or deleted, once for each position. It gets only the amount of text, which is
    /// cheap for a text of any length; ``onEvent(_:)`` reports the text itself.
    package func onChangeExtent(_ handler: @escaping (TextChange.Extent) -> Void) {
        // A handler mustn't hold its own object. The number of characters shows how much has changed.
        var known = count
        nonisolated(unsafe) let raw = raw
        for (signal, isInsertion) in [("insert-text", true), ("insert-child-anchor", true), ("delete-range", false)] {
            connect(signal, after: true) { arguments in
                let offset = arguments.textOffset(0)
                let count = Int(gtk_text_buffer_get_char_count(raw.assumingMemoryBound(to: GtkTextBuffer.self)))
                let change = count - known
                known = count
                // The iterator of an insertion is behind the inserted text.
                if isInsertion, change > 0 { handler(TextChange.Extent(at: offset - change, inserted: change)) }
                if !isInsertion, change < 0 { handler(TextChange.Extent(at: offset, removed: -change)) }
            }
        }
    }
}

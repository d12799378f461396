import CGtk

extension TextBuffer {
    /// Calls a handler after text has come in or gone out, once for each position. It is told how much alone, which costs
    /// nothing however long the text is; what it was ``onEvent(_:)`` tells.
    package func onChangeExtent(_ handler: @escaping (TextChange.Extent) -> Void) {
        // A handler mustn't hold its own object; the number of characters tells how much has changed.
        var known = count
        nonisolated(unsafe) let raw = raw
        for (signal, isInsertion) in [("insert-text", true), ("insert-child-anchor", true), ("delete-range", false)] {
            connect(signal, after: true) { arguments in
                let offset = arguments.textOffset(0)
                let count = Int(gtk_text_buffer_get_char_count(raw.assumingMemoryBound(to: GtkTextBuffer.self)))
                let change = count - known
                known = count
                // The insertion's iterator is behind what came in.
                if isInsertion, change > 0 { handler(TextChange.Extent(at: offset - change, inserted: change)) }
                if !isInsertion, change < 0 { handler(TextChange.Extent(at: offset, removed: -change)) }
            }
        }
    }
}

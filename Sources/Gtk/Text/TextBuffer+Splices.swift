import CGtk

extension TextBuffer {
    /// What a change did to the places in a text: from `place` on, `removed` scalars went out and `inserted` came in.
    public nonisolated struct Splice: Hashable, Sendable {
        /// Where the change began.
        public var place: Int
        /// How many Unicode scalars went out.
        public var removed: Int
        /// How many Unicode scalars came in.
        public var inserted: Int

        /// Describes a change.
        public init(at place: Int, removed: Int = 0, inserted: Int = 0) {
            (self.place, self.removed, self.inserted) = (place, removed, inserted)
        }
    }

    /// Calls a handler after text has come in or gone out, once for each place.
    public func onSplice(_ handler: @escaping (Splice) -> Void) {
        // A handler mustn't hold its own object; the number of characters tells how much has changed.
        let known = KnownCount(count)
        nonisolated(unsafe) let raw = raw
        for (signal, isInsertion) in [("insert-text", true), ("delete-range", false)] {
            connect(signal, after: true) { arguments in
                guard let iterator = arguments.boxed(0) else { return }
                let place = Int(gtk_text_iter_get_offset(iterator.assumingMemoryBound(to: GtkTextIter.self)))
                let count = Int(gtk_text_buffer_get_char_count(raw.assumingMemoryBound(to: GtkTextBuffer.self)))
                let change = count - known.count
                known.count = count
                // The insertion's iterator is behind what came in.
                if isInsertion, change > 0 { handler(Splice(at: place - change, inserted: change)) }
                if !isInsertion, change < 0 { handler(Splice(at: place, removed: -change)) }
            }
        }
    }
}

private final class KnownCount {
    var count: Int

    init(_ count: Int) {
        self.count = count
    }
}

import CGtk

extension TextBuffer {
    /// Appends text with exactly its own styles and directions. Unlike `insert`, it does little for each stretch: at the end, no
    /// style extends to the new text by itself, and the whole change is reported as one.
    public func append(_ text: RichText) {
        guard !text.isEmpty else { return }
        reportOnce(.insertion(text, at: count)) { TextBuffer.exactly { appendPieces(text) } }
    }

    private func appendPieces(_ text: RichText) {
        let start = count
        insertPlain(text, at: start)
        var offset = start
        for run in text.runs {
            let range = offset..<offset + run.count
            for mark in run.attributes.marks { set(mark, true, in: range) }
            offset = range.upperBound
        }
    }
}

import CGtk

extension TextBuffer {
    /// Puts text in at the end, with exactly its own styles and directions. Unlike `insert` it needs little for each
    /// stretch: at the end no style goes on by itself, and what it comes to is told as one change.
    public func append(_ text: RichText) {
        guard !text.isEmpty else { return }
        tellOnce(.insertion(text, at: count)) { TextBuffer.exactly { putIn(text) } }
    }

    private func putIn(_ text: RichText) {
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

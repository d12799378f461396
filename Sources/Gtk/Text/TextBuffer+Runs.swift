import CGtk

extension TextBuffer {
    /// A stretch of text with the same styles throughout.
    public nonisolated struct Run: Hashable, Sendable {
        /// The text.
        public var text: String
        /// The styles of all of it.
        public var styles: Set<TextStyle>

        /// Makes a run.
        public init(_ text: String, _ styles: Set<TextStyle> = []) {
            self.text = text
            self.styles = styles
        }
    }

    /// A part of the text with its styles, from start to end.
    public func runs(in range: Range<Int>) -> [Run] {
        var runs: [Run] = []
        forEachStretch(in: range, of: TextStyle.allCases.map(TextMark.style)) { start, end, marks in
            guard let text = gtk_text_buffer_get_text(typed(), start, end, 1) else { return }
            let styles = Set(
                marks.compactMap { mark in if case .style(let style) = mark { style } else { TextStyle?.none } })
            runs.append(Run(String(cString: text), styles))
            g_free(text)
        }
        return runs
    }
}

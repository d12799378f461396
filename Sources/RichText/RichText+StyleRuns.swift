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
}

nonisolated extension RichText {
    /// The text from start to end in stretches of one style, whatever its directions.
    public var styleRuns: [TextBuffer.Run] {
        var result: [TextBuffer.Run] = []
        for run in runs {
            if let last = result.indices.last, result[last].styles == run.attributes.styles {
                result[last].text += run.text
            } else {
                result.append(TextBuffer.Run(run.text, run.attributes.styles))
            }
        }
        return result
    }
}

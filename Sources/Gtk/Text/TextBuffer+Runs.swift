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
        var start = range.lowerBound
        while start < range.upperBound {
            var place = iterator(at: start)
            let styles = styles(at: &place)
            var end = range.upperBound
            if gtk_text_iter_forward_to_tag_toggle(&place, nil) != 0 {
                end = min(end, Int(gtk_text_iter_get_offset(&place)))
            }
            // A change of direction is a toggle too, of no concern here.
            if runs.last?.styles == styles {
                runs[runs.count - 1].text += text(in: start..<end)
            } else {
                runs.append(Run(text(in: start..<end), styles))
            }
            start = end
        }
        return runs
    }

    private func styles(at place: inout GtkTextIter) -> Set<TextStyle> {
        let tags = gtk_text_buffer_get_tag_table(typed())
        return Set(
            TextStyle.allCases.filter { style in
                guard let tag = gtk_text_tag_table_lookup(tags, style.rawValue) else { return false }
                return gtk_text_iter_has_tag(&place, tag) != 0
            })
    }
}

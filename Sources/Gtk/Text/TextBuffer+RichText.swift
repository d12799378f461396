import CGtk

extension TextBuffer {
    /// Whether the current insertion or deletion is exact: the text comes with everything that belongs to it.
    package private(set) static var insertsExactly = false

    /// Runs a body whose insertions and deletions are exact.
    static func exactly(_ body: () -> Void) {
        let wasExact = insertsExactly
        insertsExactly = true
        defer { insertsExactly = wasExact }
        body()
    }

    /// Returns a part of the text with its styles and directions.
    public func richText(in range: Range<Int>) -> RichText {
        var result = RichText()
        forEachStretch(in: range) { start, end, marks in
            var attributes = RichText.Attributes()
            for mark in marks {
                switch mark {
                case .style(let style): attributes.styles.insert(style)
                case .direction(let direction): attributes.direction = direction
                case .paragraph(let style): attributes.paragraph = style
                case .link(let address): attributes.link = address
                case .picture(let picture): attributes.picture = picture
                }
            }
            // A slice, unlike the text, has a character for each position, whatever is there.
            result.append(String(freeing: gtk_text_buffer_get_slice(typed(), start, end, 1)) ?? "", attributes)
        }
        return result
    }

    /// Inserts text at a position with exactly its own styles and directions: unlike typing, it inherits none from its
    /// surroundings.
    public func insert(_ text: RichText, at offset: Int) {
        if text.hasPictures {
            // Piece by piece, the report would have anchors without their pictures.
            reportOnce(.insertion(text, at: offset)) { TextBuffer.exactly { insertPieces(text, at: offset) } }
        } else {
            TextBuffer.exactly { insertPieces(text, at: offset) }
        }
    }

    private func insertPieces(_ text: RichText, at offset: Int) {
        gtk_text_buffer_begin_user_action(typed())
        defer { gtk_text_buffer_end_user_action(typed()) }
        insertPlain(text, at: offset)
        guard !text.isEmpty else { return }
        // All of it has inherited the same marks from its surroundings.
        var first = iterator(at: offset)
        let taken = marks(at: &first)
        var start = offset
        for run in text.runs {
            let range = start..<start + run.count
            let marks = run.attributes.marks
            for mark in taken where !marks.contains(mark) { set(mark, false, in: range) }
            for mark in marks where !taken.contains(mark) { set(mark, true, in: range) }
            start = range.upperBound
        }
    }

    /// Deletes a part of the text.
    public func remove(_ range: Range<Int>) {
        gtk_text_buffer_begin_user_action(typed())
        defer { gtk_text_buffer_end_user_action(typed()) }
        var start = iterator(at: range.lowerBound)
        var end = iterator(at: range.upperBound)
        TextLock.pass { gtk_text_buffer_delete(typed(), &start, &end) }
    }

    /// Applies a change, or applies it again.
    public func apply(_ change: TextChange) {
        switch change {
        case .insertion(let text, let offset): insert(text, at: offset)
        case .deletion(let text, let offset):
            var start = iterator(at: offset)
            var end = iterator(at: offset + text.count)
            TextBuffer.exactly { gtk_text_buffer_delete(typed(), &start, &end) }
        case .marking(let mark, let isOn, let ranges):
            for range in ranges { set(mark, isOn, in: range) }
        }
    }
}

extension RichText.Attributes {
    var marks: Set<TextMark> {
        var marks = Set(styles.map(TextMark.style))
        if let direction { marks.insert(.direction(direction)) }
        if let paragraph { marks.insert(.paragraph(paragraph)) }
        if let link { marks.insert(.link(link)) }
        if let picture { marks.insert(.picture(picture)) }
        return marks
    }
}

import CGtk

extension TextBuffer {
    /// The maximum number of paragraphs searched for letters, each way, and how much of each is searched, in Unicode scalars.
    private static let (maxParagraphs, maxLetters) = (100, 200)

    /// Returns whether a paragraph without letters runs from right to left: as it is set, or else like the nearest paragraph with
    /// letters before it, or else like the nearest one after it. Nil if none of these decides.
    package func runsFromRight(at offset: Int) -> Bool? {
        let own = paragraphRange(at: offset)
        let start = own.lowerBound..<own.lowerBound
        for isRight in [true, false] where isRightToLeft(isRight, in: start) { return isRight }
        for move in [gtk_text_iter_backward_line, gtk_text_iter_forward_line] {
            var line = iterator(at: own.lowerBound)
            for _ in 0..<Self.maxParagraphs {
                guard move(&line) != 0 else { break }
                if let isRight = lettersRunFromRight(behind: line) { return isRight }
            }
        }
        return nil
    }

    private func lettersRunFromRight(behind start: GtkTextIter) -> Bool? {
        var (start, end) = (start, start)
        gtk_text_iter_forward_to_line_end(&end)
        let count = gtk_text_iter_get_offset(&end) - gtk_text_iter_get_offset(&start)
        if count > Self.maxLetters { gtk_text_iter_backward_chars(&end, count - gint(Self.maxLetters)) }
        guard count > 0, gtk_text_iter_get_line(&start) == gtk_text_iter_get_line(&end),
            let letters = gtk_text_iter_get_slice(&start, &end)
        else { return nil }
        defer { g_free(letters) }
        switch pango_find_base_dir(letters, -1) {
        case PANGO_DIRECTION_RTL: return true
        case PANGO_DIRECTION_LTR: return false
        default: return nil
        }
    }
}

extension TextView {
    /// Returns whether GTK currently lays out the paragraph at an offset from right to left. Its first character must have no
    /// direction of its own.
    ///
    /// In a paragraph without letters, the direction comes from the paragraphs around it, but while the insertion point is there, from
    /// the keyboard's language (GTK 4.8) or from the view (4.24). Call this once GTK knows where the insertion point is.
    package func laysOutFromRight(at offset: Int) -> Bool {
        let start = buffer.paragraphRange(at: offset).lowerBound
        var position = buffer.iterator(at: start)
        // From the beginning of a paragraph, a step to the right leads into it only if it runs from left to right.
        gtk_text_view_move_visually(typed(), &position, 1)
        return Int(gtk_text_iter_get_offset(&position)) != start + 1
    }
}

import CGtk

extension TextBuffer {
    /// Calls a body for each stretch of a part of the text that has the same marks throughout.
    ///
    /// The cost depends on the part, not on the text: GTK finds the next position where a given tag begins or ends through the
    /// tree of the text buffer, but searches that of any tag line by line, to the end of the text if there is none
    /// (gtktextiter.c, `gtk_text_iter_forward_to_tag_toggle`).
    ///
    /// - Parameters:
    ///   - ofParagraphs: Whether to consider only the styles of paragraphs.
    ///   - body: Called with the start, the end and the marks of each stretch. It must not change the text.
    package func forEachStretch(
        in range: Range<Int>, ofParagraphs: Bool = false,
        _ body: (_ start: UnsafePointer<GtkTextIter>, _ end: UnsafePointer<GtkTextIter>, _ marks: [TextMark]) -> Void
    ) {
        var start = iterator(at: range.lowerBound)
        var limit = iterator(at: range.upperBound)
        var toggles = TextMark.named.compactMap { mark, name in
            ofParagraphs && !mark.isOfParagraph ? nil : tag(name).map { Toggle(mark: mark, tag: $0, next: start) }
        }
        if !ofParagraphs {
            toggles += [TextMark.linkTag, TextMark.pictureTag].compactMap { name in
                tag(name).map { Toggle(mark: nil, tag: $0, next: start) }
            }
        }
        // Marks that the part doesn't have are searched for only once.
        for index in toggles.indices { toggles[index].pass(&start) }
        toggles = toggles.filter { toggle in
            var next = toggle.next
            return toggle.isOn || gtk_text_iter_compare(&next, &limit) < 0
        }
        while gtk_text_iter_compare(&start, &limit) < 0 {
            var end = limit
            for index in toggles.indices {
                toggles[index].pass(&start)
                if gtk_text_iter_compare(&toggles[index].next, &end) < 0 { end = toggles[index].next }
            }
            let areOn = toggles.filter(\.isOn)
            var marks = areOn.compactMap(\.mark)
            if marks.count < areOn.count {
                for (mark, last) in endlessMarks(at: start) {
                    marks.append(mark)
                    var last = last
                    if gtk_text_iter_compare(&last, &end) < 0 { end = last }
                }
            }
            body(&start, &end, marks)
            start = end
        }
    }
}

/// The next position where a mark begins or ends.
private struct Toggle {
    /// The mark; nil for a tag shared by all marks of a kind with any number of values.
    let mark: TextMark?
    let tag: UnsafeMutablePointer<GtkTextTag>
    var next: GtkTextIter
    var isOn = false

    /// Searches for the next position if this one has been reached.
    mutating func pass(_ iterator: inout GtkTextIter) {
        guard gtk_text_iter_compare(&next, &iterator) <= 0 else { return }
        next = iterator
        isOn = gtk_text_iter_has_tag(&iterator, tag) != 0
        // If there is none left, this goes to the end of the text.
        _ = gtk_text_iter_forward_to_tag_toggle(&next, tag)
    }
}

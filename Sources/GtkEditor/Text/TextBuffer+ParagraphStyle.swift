import CGtk
import Gtk

extension TextBuffer {
    /// Makes the tags of the paragraph styles. Call it once on a new buffer, before ``installStyles()``, so that character
    /// styles take precedence.
    package func installParagraphStyles() {
        for style in ParagraphStyle.allCases {
            addTag(style.name) { tag in
                if style.isHeading {
                    // Relative to the view's font, so that it follows the text's size.
                    tag.set("scale", ofType: g_type_from_name("gdouble")) { g_value_set_double($0, style.scale) }
                    tag.set("weight", number: Int(PANGO_WEIGHT_BOLD.rawValue))
                    return
                }
                // On both sides, so that it applies to paragraphs of either direction.
                let margin = Self.indent * ((style.level ?? 0) + 1)
                tag.set("accumulative-margin", true)
                tag.set("left-margin", number: margin)
                tag.set("right-margin", number: margin)
            }
        }
    }

    /// The indent of a quotation, and of a list item for each level, in points.
    package static let indent = 26

    /// Returns the style of the paragraph at a position; nil for body, and for an empty paragraph at the end of the text.
    ///
    /// It is determined by the paragraph's first character.
    package func paragraphStyle(at offset: Int) -> ParagraphStyle? {
        var start = iterator(at: offset)
        gtk_text_iter_set_line_offset(&start, 0)
        let tags = gtk_text_iter_get_tags(&start)
        defer { g_slist_free(tags) }
        return elements(of: tags).lazy.compactMap(mark).compactMap { mark -> ParagraphStyle? in
            if case .paragraph(let style) = mark { style } else { nil }
        }.first
    }

    /// Returns the common style of all paragraphs that a range touches. The outer optional is nil if they differ, the inner
    /// one for body.
    package func paragraphStyle(in range: Range<Int>) -> ParagraphStyle?? {
        let paragraphs = paragraphs(touching: range)
        let style = paragraphStyle(at: paragraphs.lowerBound)
        if let style, !paragraphs.isEmpty, !hasTag(style.name, in: paragraphs) { return nil }
        return others(than: style, in: paragraphs).isEmpty ? .some(style) : nil
    }

    /// Sets the style of every paragraph that a range touches; nil for body. Paragraphs that already have it aren't changed.
    package func setParagraphStyle(_ style: ParagraphStyle?, in range: Range<Int>) {
        let paragraphs = paragraphs(touching: range)
        for name in others(than: style, in: paragraphs) { setTag(name, false, in: paragraphs) }
        if let style, !hasTag(style.name, in: paragraphs) { setTag(style.name, true, in: paragraphs) }
    }

    /// Applies the style of a paragraph's first character to all of it, including its line break, after paragraphs have been
    /// joined.
    package func evenParagraph(at offset: Int) {
        setParagraphStyle(paragraphStyle(at: offset), in: offset..<offset)
    }

    /// Returns the styles of the paragraphs that a range touches; nil for body. The time doesn't grow with the length of the
    /// text.
    package func paragraphStyles(in range: Range<Int>) -> Set<ParagraphStyle?> {
        let paragraphs = paragraphs(touching: range)
        var styles = Set(
            others(than: nil, in: paragraphs).compactMap { name -> ParagraphStyle?? in
                if case .paragraph(let style)? = TextMark.byName[name] { .some(style) } else { nil }
            })
        // Body is the absence of any other style.
        var start = paragraphs.lowerBound
        for _ in 0..<Self.maxExamined where start < paragraphs.upperBound {
            var end = iterator(at: start)
            guard let style = paragraphStyle(at: start), let tag = tag(style.name) else {
                styles.insert(nil)
                break
            }
            gtk_text_iter_forward_to_tag_toggle(&end, tag)
            start = Int(gtk_text_iter_get_offset(&end))
        }
        return styles
    }

    /// The maximum number of runs in which to look for body among other styles; in a longer selection the difference doesn't
    /// matter.
    private static let maxExamined = 1000

    /// Returns the runs of paragraphs with the same style that a range touches, including their line breaks.
    package func paragraphRuns(touching range: Range<Int>) -> [(style: ParagraphStyle?, range: Range<Int>)] {
        var runs: [(style: ParagraphStyle?, range: Range<Int>)] = []
        forEachStretch(in: paragraphs(touching: range), ofParagraphs: true) { start, end, marks in
            let style = marks.lazy.compactMap { if case .paragraph(let style) = $0 { style } else { nil } }.first
            let (start, end) = (Int(gtk_text_iter_get_offset(start)), Int(gtk_text_iter_get_offset(end)))
            if let last = runs.indices.last, runs[last].style == style {
                runs[last].range = runs[last].range.lowerBound..<end
            } else {
                runs.append((style, start..<end))
            }
        }
        return runs
    }

    /// Returns the names of the other paragraph styles that any character of a range has.
    private func others(than style: ParagraphStyle?, in range: Range<Int>) -> [String] {
        guard !range.isEmpty else { return [] }
        let start = iterator(at: range.lowerBound)
        return TextMark.named.compactMap { mark, name in
            guard case .paragraph(let other) = mark, other != style, let tag = tag(name) else { return nil }
            var next = start
            if gtk_text_iter_has_tag(&next, tag) != 0 { return name }
            let isThere = gtk_text_iter_forward_to_tag_toggle(&next, tag) != 0
            return isThere && Int(gtk_text_iter_get_offset(&next)) < range.upperBound ? name : nil
        }
    }
}

import CGtk
import Gtk

extension TextBuffer {
    /// Makes the tags that paragraphs' styles are kept in. Call it once on a new buffer, before ``installStyles()``: the styles
    /// of letters count more.
    package func installParagraphStyles() {
        for style in ParagraphStyle.allCases {
            addTag(style.name) { tag in
                if style.isHeading {
                    // As a part of the view's font: it follows the size of the text.
                    tag.set("scale", ofType: g_type_from_name("gdouble")) { g_value_set_double($0, style.scale) }
                    tag.set("weight", number: Int(PANGO_WEIGHT_BOLD.rawValue))
                    return
                }
                // At both sides: it begins where the paragraph does, whichever way that runs.
                let margin = Self.indent * ((style.level ?? 0) + 1)
                tag.set("accumulative-margin", true)
                tag.set("left-margin", number: margin)
                tag.set("right-margin", number: margin)
            }
        }
    }

    /// The space beside a quotation, and beside an item of a list for each list that it is in, in points.
    package static let indent = 26

    /// The style of the paragraph that a position is in; nil for body, and for an empty one at the end of the text.
    ///
    /// A paragraph's first character decides.
    package func paragraphStyle(at offset: Int) -> ParagraphStyle? {
        var start = iterator(at: offset)
        gtk_text_iter_set_line_offset(&start, 0)
        let tags = gtk_text_iter_get_tags(&start)
        defer { g_slist_free(tags) }
        return elements(of: tags).lazy.compactMap(mark).compactMap { mark -> ParagraphStyle? in
            if case .paragraph(let style) = mark { style } else { nil }
        }.first
    }

    /// The style of all paragraphs that a part touches; nil within nil for body, nil if they differ.
    package func paragraphStyle(in range: Range<Int>) -> ParagraphStyle?? {
        let paragraphs = paragraphs(touching: range)
        let style = paragraphStyle(at: paragraphs.lowerBound)
        if let style, !paragraphs.isEmpty, !hasTag(style.name, in: paragraphs) { return nil }
        return others(than: style, in: paragraphs).isEmpty ? .some(style) : nil
    }

    /// Sets the style of every paragraph that a part touches; nil for body. What is so already isn't touched.
    package func setParagraphStyle(_ style: ParagraphStyle?, in range: Range<Int>) {
        let paragraphs = paragraphs(touching: range)
        for name in others(than: style, in: paragraphs) { setTag(name, false, in: paragraphs) }
        if let style, !hasTag(style.name, in: paragraphs) { setTag(style.name, true, in: paragraphs) }
    }

    /// Gives all of a paragraph, and its line break, the style of its first character: what has come together is one.
    package func evenParagraph(at offset: Int) {
        setParagraphStyle(paragraphStyle(at: offset), in: offset..<offset)
    }

    /// The styles of the paragraphs that a part touches, each once; nil for body. It takes no longer in a long text.
    package func paragraphStyles(in range: Range<Int>) -> Set<ParagraphStyle?> {
        let paragraphs = paragraphs(touching: range)
        var styles = Set(
            others(than: nil, in: paragraphs).compactMap { name -> ParagraphStyle?? in
                if case .paragraph(let style)? = TextMark.byName[name] { .some(style) } else { nil }
            })
        // Body is what no style goes over.
        var start = paragraphs.lowerBound
        for _ in 0..<Self.mostLookedAt where start < paragraphs.upperBound {
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

    /// The most stretches in which body is looked for among other styles: whoever selects more doesn't see a difference.
    private static let mostLookedAt = 1000

    /// The stretches of paragraphs of the same style that a part touches, with their line breaks.
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

    /// The names of the other styles that any character of a part is of.
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

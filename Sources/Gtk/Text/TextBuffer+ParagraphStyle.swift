import CGtk

extension TextBuffer {
    /// Makes the tags that paragraphs' styles are kept in: below those of letters, which count more.
    func installParagraphStyles() {
        for style in ParagraphStyle.allCases {
            addTag(style.rawValue) { tag in
                if style.isHeading {
                    // As a part of the view's font: it follows the size of the text.
                    tag.set("scale", ofType: g_type_from_name("gdouble")) { g_value_set_double($0, style.scale) }
                    tag.set("weight", number: Int(PANGO_WEIGHT_BOLD.rawValue))
                } else {
                    // At both sides: it begins where the paragraph does, whichever way that runs.
                    tag.set("accumulative-margin", true)
                    tag.set("left-margin", number: Self.quotationMargin)
                    tag.set("right-margin", number: Self.quotationMargin)
                    tag.set("paragraph-background", "rgba(128, 128, 128, 0.12)")
                }
            }
        }
    }

    /// In points.
    private static let quotationMargin = 24

    /// The style of the paragraph that a position is in; nil for body, and for an empty one at the end of the text.
    ///
    /// A paragraph's first character decides.
    public func paragraphStyle(at offset: Int) -> ParagraphStyle? {
        let start = paragraphRange(at: offset).lowerBound
        return ParagraphStyle.allCases.first { hasTag($0.rawValue, in: start..<min(start + 1, count)) }
    }

    /// The style of all paragraphs that a part touches; nil within nil for body, nil if they differ.
    public func paragraphStyle(in range: Range<Int>) -> ParagraphStyle?? {
        let paragraphs = paragraphs(touching: range)
        let style = paragraphStyle(at: paragraphs.lowerBound)
        let others = ParagraphStyle.allCases.filter { $0 != style }
        if let style, !hasTag(style.rawValue, in: paragraphs) { return nil }
        return others.contains { isTouched(by: $0, in: paragraphs) } ? nil : .some(style)
    }

    /// Sets the style of every paragraph that a part touches; nil for body. What is so already isn't touched.
    public func setParagraphStyle(_ style: ParagraphStyle?, in range: Range<Int>) {
        let paragraphs = paragraphs(touching: range)
        for other in ParagraphStyle.allCases where other != style && isTouched(by: other, in: paragraphs) {
            setTag(other.rawValue, false, in: paragraphs)
        }
        if let style, !hasTag(style.rawValue, in: paragraphs) { setTag(style.rawValue, true, in: paragraphs) }
    }

    /// Gives all of a paragraph, and its line break, the style of its first character: what has come together is one.
    package func evenParagraph(at offset: Int) {
        setParagraphStyle(paragraphStyle(at: offset), in: offset..<offset)
    }

    /// Whether any character of a part is of a style.
    private func isTouched(by style: ParagraphStyle, in range: Range<Int>) -> Bool {
        guard !range.isEmpty, let tag = tag(style.rawValue) else { return false }
        var start = iterator(at: range.lowerBound)
        if gtk_text_iter_has_tag(&start, tag) != 0 { return true }
        return gtk_text_iter_forward_to_tag_toggle(&start, tag) != 0
            && Int(gtk_text_iter_get_offset(&start)) < range.upperBound
    }
}

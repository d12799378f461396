import CGtk

extension TextBuffer {
    /// Adds the tag that all links share.
    func installLinks() { addTag(TextMark.linkTag, Self.styleAsLink) }

    /// Gives a tag the look of links, in a colour that differs from text on light and dark backgrounds.
    static func styleAsLink(to tag: Object) {
        tag.set("foreground", "#3584e4")
        tag.set("underline", enumeration: Int(PANGO_UNDERLINE_SINGLE.rawValue), pango_underline_get_type())
    }

    /// Gives links and addresses a colour with a contrast of at least 4.5 (WCAG 2.1, 1.4.3) to the background of light or of dark
    /// text.
    package func showLinks(amongLightText isLight: Bool) {
        let color = isLight ? "#8ab8f2" : "#1a5fb4"
        tag(of: .address).set("foreground", color)
        if let link = tag(TextMark.linkTag) {
            Object(borrowing: UnsafeMutableRawPointer(link)).set("foreground", color)
        }
    }

    /// Returns the link that contains a position or has an end there, with its range; nil if there is none.
    public func link(at offset: Int) -> (address: String, range: Range<Int>)? {
        for offset in [offset, offset - 1] where offset >= 0 && offset < count {
            var iterator = iterator(at: offset)
            guard case .link(let address)? = marks(at: &iterator).first(where: \.isLink),
                let tag = tag(TextMark.link(address).tagName)
            else { continue }
            var (start, end) = (iterator, iterator)
            if gtk_text_iter_starts_tag(&start, tag) == 0 { gtk_text_iter_backward_to_tag_toggle(&start, tag) }
            gtk_text_iter_forward_to_tag_toggle(&end, tag)
            return (address, Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end)))
        }
        return nil
    }

    /// Makes a part a link to an address, replacing the links in it; nil only removes these.
    public func setLink(_ address: String?, in range: Range<Int>) {
        var links: [(mark: TextMark, range: Range<Int>)] = []
        forEachStretch(in: range) { start, end, marks in
            guard let mark = marks.first(where: \.isLink) else { return }
            links.append((mark, Int(gtk_text_iter_get_offset(start))..<Int(gtk_text_iter_get_offset(end))))
        }
        for link in links { set(link.mark, false, in: link.range) }
        if let address { set(.link(address), true, in: range) }
    }

    /// Returns the marks of a character.
    func marks(at iterator: inout GtkTextIter) -> Set<TextMark> {
        let tags = gtk_text_iter_get_tags(&iterator)
        defer { g_slist_free(tags) }
        return Set(elements(of: tags).compactMap(mark))
    }

    /// Gives a part a mark, or removes it.
    func set(_ mark: TextMark, _ isOn: Bool, in range: Range<Int>) {
        if let common = mark.commonTag {
            if isOn, tag(mark.tagName) == nil { addTag(mark.tagName) { _ in } }
            setTag(common, isOn, in: range)
        }
        setTag(mark.tagName, isOn, in: range)
    }

    /// Returns the marks at a position that are of kinds with any number of values, and where each ends.
    func endlessMarks(at start: GtkTextIter) -> [(mark: TextMark, end: GtkTextIter)] {
        var start = start
        return marks(at: &start).filter { $0.commonTag != nil }.compactMap { mark in
            var end = start
            guard let own = tag(mark.tagName) else { return nil }
            gtk_text_iter_forward_to_tag_toggle(&end, own)
            return (mark, end)
        }
    }
}

nonisolated extension TextMark {
    fileprivate var isLink: Bool { if case .link = self { true } else { false } }
}

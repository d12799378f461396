import CGtk

extension TextBuffer {
    /// Makes the tags that store styles and directions. Call it once on a new buffer.
    public func installStyles() {
        installLinks()
        addTag(TextMark.pictureTag) { _ in }
        for style in TextStyle.allCases {
            addTag(style.rawValue) { tag in
                switch style {
                case .bold: tag.set("weight", number: Int(PANGO_WEIGHT_BOLD.rawValue))
                case .italic: tag.set("style", enumeration: Int(PANGO_STYLE_ITALIC.rawValue), pango_style_get_type())
                case .underline:
                    tag.set("underline", enumeration: Int(PANGO_UNDERLINE_SINGLE.rawValue), pango_underline_get_type())
                case .strikethrough: tag.set("strikethrough", true)
                // Light and dark text are readable on it, and it isn't the colour of a search match or the selection.
                case .highlight: tag.set("background", "rgba(51, 209, 122, 0.35)")
                case .code: tag.set("family", "monospace")
                }
            }
        }
        for (name, direction) in [("ltr", GTK_TEXT_DIR_LTR), ("rtl", GTK_TEXT_DIR_RTL)] {
            addTag(name) {
                $0.set("direction", enumeration: Int(direction.rawValue), gtk_text_direction_get_type())
            }
        }
    }

    /// Adds a tag with a look to the text's tag table. A tag without a name isn't one of the text's styles.
    @discardableResult package func addTag(_ name: String?, _ look: (Object) -> Void) -> Object {
        let tag = ColoredTags.make(name)
        look(tag)
        gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(typed()), tag.typed())
        return tag
    }

    package func tag(_ name: String) -> UnsafeMutablePointer<GtkTextTag>? {
        gtk_text_tag_table_lookup(gtk_text_buffer_get_tag_table(typed()), name)
    }

    /// Returns whether every character of a part has a style.
    public func has(_ style: TextStyle, in range: Range<Int>) -> Bool {
        hasTag(style.rawValue, in: range)
    }

    /// Gives a part a style, or removes it.
    public func set(_ style: TextStyle, _ isOn: Bool, in range: Range<Int>) {
        setTag(style.rawValue, isOn, in: range)
    }

    /// Returns whether every paragraph that a part touches is set to run in a direction.
    ///
    /// As in GTK, a paragraph's first character decides: text typed at its end doesn't carry the direction.
    public func isRightToLeft(_ rightToLeft: Bool, in range: Range<Int>) -> Bool {
        let paragraphs = paragraphs(touching: range)
        var start = paragraphs.lowerBound
        repeat {
            guard hasTag(rightToLeft ? "rtl" : "ltr", in: start..<min(start + 1, count)) else { return false }
            start = paragraphRange(at: start).upperBound + 1
        } while start < paragraphs.upperBound
        return true
    }

    /// Sets the direction of every paragraph that a part touches.
    public func setRightToLeft(_ rightToLeft: Bool, in range: Range<Int>) {
        let paragraphs = paragraphs(touching: range)
        setTag(rightToLeft ? "ltr" : "rtl", false, in: paragraphs)
        setTag(rightToLeft ? "rtl" : "ltr", true, in: paragraphs)
    }

    package func paragraphs(touching range: Range<Int>) -> Range<Int> {
        let end = paragraphRange(at: max(range.lowerBound, range.upperBound - (range.isEmpty ? 0 : 1))).upperBound
        return paragraphRange(at: range.lowerBound).lowerBound..<min(end + 1, count)
    }

    package func hasTag(_ name: String, in range: Range<Int>) -> Bool {
        guard !range.isEmpty, let tag = tag(name) else { return false }
        var start = iterator(at: range.lowerBound)
        guard gtk_text_iter_has_tag(&start, tag) != 0 else { return false }
        guard gtk_text_iter_forward_to_tag_toggle(&start, tag) != 0 else { return true }
        return Int(gtk_text_iter_get_offset(&start)) >= range.upperBound
    }

    package func setTag(_ name: String, _ isOn: Bool, in range: Range<Int>) {
        if let tag = tag(name) { set(tag, isOn, in: range) }
    }

    func set(_ tag: UnsafeMutablePointer<GtkTextTag>, _ isOn: Bool, in range: Range<Int>) {
        var (start, end) = (iterator(at: range.lowerBound), iterator(at: range.upperBound))
        if isOn {
            gtk_text_buffer_apply_tag(typed(), tag, &start, &end)
        } else {
            gtk_text_buffer_remove_tag(typed(), tag, &start, &end)
        }
    }
}

extension Object {
    func set(_ property: String, enumeration value: Int, _ type: GType) {
        set(property, ofType: type) { g_value_set_enum($0, gint(value)) }
    }
}

import CGtk

extension TextBuffer {
    /// Inserts a text without its marks, with an anchor for a widget instead of each picture.
    func insertPlain(_ text: RichText, at offset: Int) {
        var target = iterator(at: offset)
        var plain = ""
        func insert() {
            if !plain.isEmpty { gtk_text_buffer_insert(typed(), &target, plain, gint(plain.utf8.count)) }
            plain = ""
        }
        for run in text.runs {
            if run.attributes.picture == nil {
                plain += run.text
            } else {
                insert()
                gtk_text_buffer_create_child_anchor(typed(), &target)
            }
        }
        insert()
    }

    /// Returns the position of a picture's anchor; the end of the text once the anchor is deleted.
    package func offset(of anchor: PictureAnchor) -> Int {
        guard gtk_text_child_anchor_get_deleted(anchor.typed()) == 0 else { return count }
        var iterator = GtkTextIter()
        gtk_text_buffer_get_iter_at_child_anchor(typed(), &iterator, anchor.typed())
        return Int(gtk_text_iter_get_offset(&iterator))
    }

    /// Returns the position of the picture with a number; nil if it isn't in the text.
    package func offset(ofPicture id: Int) -> Int? {
        for size in TextPicture.Size.allCases {
            guard let tag = tag(TextMark.picture(TextPicture(id: id, size: size)).tagName) else { continue }
            var start = iterator(at: 0)
            if gtk_text_iter_has_tag(&start, tag) != 0 || gtk_text_iter_forward_to_tag_toggle(&start, tag) != 0 {
                return Int(gtk_text_iter_get_offset(&start))
            }
        }
        return nil
    }

    /// Returns the picture at a position; nil for text and at the end of the text.
    package func picture(at offset: Int) -> TextPicture? {
        guard offset >= 0, offset < count else { return nil }
        var iterator = iterator(at: offset)
        guard gtk_text_iter_get_char(&iterator) == TextPicture.character.unicodeScalars.first?.value else { return nil }
        return marks(at: &iterator).lazy.compactMap { if case .picture(let picture) = $0 { picture } else { nil } }
            .first
    }
}

extension TextView {
    /// Shows a widget instead of the picture at a position, and returns the anchor that knows its position. The widget is
    /// removed with the picture. While no part of it is visible, GTK may put it anywhere out of sight.
    package func show(_ child: Widget, at offset: Int) -> PictureAnchor? {
        var iterator = buffer.iterator(at: offset)
        guard let anchor = gtk_text_iter_get_child_anchor(&iterator) else { return nil }
        gtk_text_view_add_child_at_anchor(typed(), child.widget, anchor)
        return PictureAnchor(borrowing: UnsafeMutableRawPointer(anchor))
    }

    /// Returns the widget shown instead of the picture at a position; nil if there is none.
    package func child(at offset: Int) -> Widget? {
        var iterator = buffer.iterator(at: offset)
        guard let anchor = gtk_text_iter_get_child_anchor(&iterator) else { return nil }
        var count: guint = 0
        let widgets = gtk_text_child_anchor_get_widgets(anchor, &count)
        defer { g_free(widgets) }
        guard count > 0, let child = widgets?[0] else { return nil }
        return Widget(borrowing: UnsafeMutableRawPointer(child))
    }

    /// The width of the text without the margins, in points.
    package var columnWidth: Double {
        size.width - Double(gtk_text_view_get_left_margin(typed()) + gtk_text_view_get_right_margin(typed()))
    }
}

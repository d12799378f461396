import CGtk
import Gtk

extension TextBuffer {
    /// Returns the style of the first character of a range.
    ///
    /// - Parameter range: The range, of at least one character.
    package func styleSample(of range: Range<Int>) -> StyleSample {
        let first = range.lowerBound..<range.lowerBound + 1
        return StyleSample(
            styles: Set(TextStyle.allCases.filter { has($0, in: first) }), isRightToLeft: unnaturalDirection(at: first),
            paragraph: paragraphStyle(at: first.lowerBound))
    }

    /// Applies a sample's style to a range, as one step.
    ///
    /// The whole range gets exactly the sample's character styles. Paragraph attributes, which are the paragraph's style and
    /// direction, are applied only to paragraphs entirely in the range: giving one word the style of another doesn't change
    /// its paragraph's direction.
    package func apply(_ sample: StyleSample, to range: Range<Int>) {
        gtk_text_buffer_begin_user_action(typed())
        defer { gtk_text_buffer_end_user_action(typed()) }
        for style in TextStyle.allCases {
            let isOn = sample.styles.contains(style)
            set(style, isOn, in: range)
        }
        guard let paragraphs = wholeParagraphs(in: range) else { return }
        setParagraphStyle(sample.paragraph, in: paragraphs)
        if let isRightToLeft = sample.isRightToLeft { setRightToLeft(isRightToLeft, in: paragraphs) }
    }

    /// Returns the direction set for a paragraph, unless it equals the natural direction of its letters.
    private func unnaturalDirection(at range: Range<Int>) -> Bool? {
        guard let given = [true, false].first(where: { isRightToLeft($0, in: range) }) else { return nil }
        let letters = text(in: paragraphRange(at: range.lowerBound)).unicodeScalars.lazy
        let natural = letters.first(where: \.properties.isAlphabetic)?.isRightToLeft
        return natural == given ? nil : given
    }

    /// Returns the range from the first to the last paragraph entirely in a range, without its line break; nil if there is none.
    private func wholeParagraphs(in range: Range<Int>) -> Range<Int>? {
        let first = paragraphRange(at: range.lowerBound)
        let last = paragraphRange(at: range.upperBound)
        var start = first.lowerBound
        if start < range.lowerBound { start = first.upperBound + 1 }
        var end = last.upperBound
        if end > range.upperBound { end = last.lowerBound - 1 }
        return start < end ? start..<end : nil
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is in a block that Unicode reserves for right-to-left scripts (DerivedBidiClass.txt).
    fileprivate nonisolated var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}

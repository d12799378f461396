import CGtk
import Gtk

extension TextBuffer {
    /// Returns the look of the first character of a part.
    ///
    /// - Parameter range: The part, of at least one character.
    package func styleSample(of range: Range<Int>) -> StyleSample {
        let first = range.lowerBound..<range.lowerBound + 1
        return StyleSample(
            styles: Set(TextStyle.allCases.filter { has($0, in: first) }), isRightToLeft: unnaturalDirection(at: first),
            paragraph: paragraphStyle(at: first.lowerBound))
    }

    /// Makes a part look like a sample, as one step.
    ///
    /// All of the part gets exactly the sample's styles. What belongs to paragraphs, their style and direction, goes to those
    /// that are in the part as a whole: giving a word the look of another one doesn't turn its paragraph around.
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

    /// The direction that a paragraph was given, unless its letters have it anyway.
    private func unnaturalDirection(at range: Range<Int>) -> Bool? {
        guard let given = [true, false].first(where: { isRightToLeft($0, in: range) }) else { return nil }
        let letters = text(in: paragraphRange(at: range.lowerBound)).unicodeScalars.lazy
        let natural = letters.first(where: \.properties.isAlphabetic)?.isRightToLeft
        return natural == given ? nil : given
    }

    /// From the first to the last paragraph that lies in a part as a whole, its line break aside; nil if none does.
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
    /// Whether it is in one of the blocks that Unicode keeps for scripts from right to left (DerivedBidiClass.txt).
    fileprivate nonisolated var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}

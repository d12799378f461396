import CGtk
import Gtk

/// The styles of text to be typed: the ones chosen while nothing is selected, or else those of the text that it replaces or
/// continues. Typed text also gets its paragraph's style, and paragraphs that are joined get a single style.
///
/// Make it after any object that records the buffer's changes, so that inserted text is recorded before its styles.
package final class TypingStyles {
    private let buffer: WeakObject<TextBuffer>
    private var chosen: (styles: Set<TextStyle>, offset: Int)?
    /// The style of the empty paragraph at the end of the text, which has no character to hold it.
    private var lastParagraph: (style: ParagraphStyle, offset: Int)?
    private var pending: (styles: Set<TextStyle>, paragraph: ParagraphStyle?, endsParagraph: Bool)?
    /// Called after the styles of text to be typed may have changed.
    package var onChange: () -> Void = {}
    /// Called after the style of the empty paragraph at the end of the text has been set, which changes no text.
    package var onLastParagraphChange: () -> Void = {}

    /// Applies the styles to all text typed into a buffer from now on.
    package init(_ buffer: TextBuffer) {
        self.buffer = WeakObject(buffer) { TextBuffer(owning: $0) }
        buffer.connect("insert-text") { [weak self] arguments in
            guard let self, let buffer = self.buffer.value, !TextBuffer.insertsExactly else { return }
            let offset = arguments.textOffset(0)
            let paragraph = buffer.paragraphRange(at: offset)
            pending = (
                styles(at: offset, in: buffer), self.paragraph(at: offset, in: buffer),
                !paragraph.isEmpty && offset == paragraph.upperBound
            )
        }
        buffer.connect("insert-text", after: true) { [weak self] arguments in
            guard let self, let pending, let buffer = self.buffer.value, !TextBuffer.insertsExactly else { return }
            let styles = pending.styles
            self.pending = nil
            (chosen, lastParagraph) = (nil, nil)
            let end = arguments.textOffset(0)
            let count = arguments.string(1).map { $0.unicodeScalars.count } ?? 0
            let range = max(0, end - count)..<end
            guard !range.isEmpty else { return }
            for style in TextStyle.allCases where buffer.has(style, in: range) != styles.contains(style) {
                buffer.set(style, styles.contains(style), in: range)
            }
            buffer.setParagraphStyle(pending.paragraph, in: range)
            guard let style = pending.paragraph, count == 1, arguments.string(1) == "\n" else { return }
            if style.isHeading {
                // The paragraph after a heading is body.
                if pending.endsParagraph { buffer.setParagraphStyle(nil, in: end..<end) }
            } else if pending.endsParagraph || end == buffer.count {
                // The item after a completed one is open.
                let next = style.mark == .done ? ParagraphStyle.item(.open, level: style.level ?? 0) : style
                buffer.setParagraphStyle(next, in: end..<end)
                if end == buffer.count { lastParagraph = (next, end) }
            }
        }
        buffer.connect("delete-range") { [weak self] arguments in
            guard let self, let buffer = self.buffer.value, !TextBuffer.insertsExactly else { return }
            let range = arguments.textOffset(0)..<arguments.textOffset(1)
            // Text typed over a selection replaces it.
            if let selection = buffer.selection, selection == range, !range.isEmpty {
                chosen = (buffer.styles(of: range.lowerBound), range.lowerBound)
            } else {
                chosen = nil
            }
            // Whether the range covers the whole last paragraph.
            let isLast =
                range.upperBound == buffer.count
                && buffer.paragraphRange(at: range.lowerBound).lowerBound == range.lowerBound
            lastParagraph = isLast ? paragraph(at: range.lowerBound, in: buffer).map { ($0, range.lowerBound) } : nil
        }
        buffer.connect("delete-range", after: true) { [weak self] arguments in
            guard let buffer = self?.buffer.value, !TextBuffer.insertsExactly else { return }
            buffer.evenParagraph(at: arguments.textOffset(0))
        }
        buffer.onSelectionChange { [weak self] in
            guard let self, let chosen, let buffer = self.buffer.value else { return }
            if buffer.insertionPoint != chosen.offset || buffer.selection != nil { self.chosen = nil }
        }
    }

    /// The styles that text typed now would get.
    package var styles: Set<TextStyle> {
        guard let buffer = buffer.value else { return [] }
        return styles(at: buffer.insertionPoint, in: buffer)
    }

    /// The styles chosen for text to be typed at the insertion point; nil if none were chosen.
    package var chosenStyles: Set<TextStyle>? {
        get { chosen?.styles }
        set { chosen = newValue.flatMap { styles in buffer.value.map { (styles, $0.insertionPoint) } } }
    }

    /// Switches a style on or off for text to be typed at the insertion point only.
    package func toggle(_ style: TextStyle) {
        guard let buffer = buffer.value else { return }
        chosen = (styles.symmetricDifference([style]), buffer.insertionPoint)
        onChange()
    }

    /// The common style of the paragraphs in the selection, or of text to be typed. The outer optional is nil if they differ,
    /// the inner one for body.
    package var paragraph: ParagraphStyle?? {
        guard let buffer = buffer.value else { return nil }
        guard let selection = buffer.selection else { return .some(paragraph(at: buffer.insertionPoint, in: buffer)) }
        return buffer.paragraphStyle(in: selection)
    }

    /// Sets the style of the paragraphs in the selection, or of the paragraph at the insertion point; nil for body.
    package func setParagraph(_ style: ParagraphStyle?) { changeParagraphs { _ in style } }

    /// Changes the styles of the paragraphs in the selection, or of the paragraph at the insertion point.
    package func changeParagraphs(_ change: (ParagraphStyle?) -> ParagraphStyle?) {
        guard let buffer = buffer.value else { return }
        let end = buffer.selectedRange.upperBound
        let last = paragraph(at: end, in: buffer)
        if buffer.selection == nil, dropCarrier(of: last, becoming: change(last), in: buffer) { return onChange() }
        for (style, range) in buffer.paragraphRuns(touching: buffer.selectedRange) {
            buffer.setParagraphStyle(change(style), in: range)
        }
        if end == buffer.count, buffer.paragraphRange(at: end).isEmpty {
            lastParagraph = change(last).map { ($0, end) }
            carryLastParagraph()
            onLastParagraphChange()
        }
        onChange()
    }

    /// Removes the line break that holds the style of an empty paragraph at the end of the text, if the paragraph gets a style
    /// that needs none. The empty paragraph after the line break replaces it.
    private func dropCarrier(of old: ParagraphStyle?, becoming new: ParagraphStyle?, in buffer: TextBuffer) -> Bool {
        let paragraph = buffer.paragraphRange(at: buffer.insertionPoint)
        guard let old, !old.isHeading, new?.isHeading ?? true, paragraph.isEmpty,
            paragraph.upperBound + 1 == buffer.count
        else { return false }
        // Clears the style first, so that the removed line break can't bring it back.
        buffer.setParagraphStyle(nil, in: paragraph)
        buffer.remove(paragraph.lowerBound..<buffer.count)
        lastParagraph = new.map { ($0, paragraph.lowerBound) }
        onLastParagraphChange()
        return true
    }

    /// Inserts a line break that holds the style of the empty paragraph at the end of the text, so that it is laid out with
    /// that style. A heading needs none: it is followed by a line break once it has been written.
    package func carryLastParagraph() {
        guard let buffer = buffer.value, let (style, offset) = lastParagraph, offset == buffer.count, !style.isHeading
        else {
            return
        }
        lastParagraph = nil
        buffer.insert(RichText("\n", .init(paragraph: style)), at: offset)
        buffer.insertionPoint = offset
    }

    /// Begins another line in the list item at the insertion point, replacing the selection.
    package func breakLine() {
        guard let buffer = buffer.value else { return }
        if buffer.selection != nil { buffer.deleteSelection() }
        let (offset, styles) = (buffer.insertionPoint, styles)
        let start = buffer.paragraphRange(at: offset).lowerBound
        let direction = buffer.richText(in: start..<min(start + 1, buffer.count)).runs.first?.attributes.direction
        let style = paragraph(at: offset, in: buffer)
        (chosen, lastParagraph) = (nil, nil)
        buffer.insert(
            RichText(RichText.lineInItem, .init(styles: styles, direction: direction, paragraph: style)), at: offset)
        buffer.insertionPoint = offset + 1
    }

    /// The styles of the paragraphs in the selection, or of the paragraph at the insertion point.
    package var paragraphs: Set<ParagraphStyle?> {
        guard let buffer = buffer.value else { return [] }
        let range = buffer.selectedRange
        guard !range.isEmpty else { return [paragraph(at: range.lowerBound, in: buffer)] }
        return buffer.paragraphStyles(in: range)
    }

    /// The style of the empty paragraph at the end of the text; nil for body, and if there is no such paragraph.
    package var lastParagraphStyle: ParagraphStyle? {
        guard let buffer = buffer.value, buffer.paragraphRange(at: buffer.count).isEmpty else { return nil }
        return paragraph(at: buffer.count, in: buffer)
    }

    private func paragraph(at offset: Int, in buffer: TextBuffer) -> ParagraphStyle? {
        if let lastParagraph, lastParagraph.offset == offset, offset == buffer.count { return lastParagraph.style }
        return buffer.paragraphStyle(at: offset)
    }

    private func styles(at offset: Int, in buffer: TextBuffer) -> Set<TextStyle> {
        if let chosen, chosen.offset == offset { return chosen.styles }
        let paragraph = buffer.paragraphRange(at: offset)
        if offset > paragraph.lowerBound { return buffer.styles(of: offset - 1) }
        if !paragraph.isEmpty { return buffer.styles(of: offset) }
        // An empty paragraph continues the styles at the end of the one before it.
        return offset > 0 ? buffer.styles(of: offset - 1) : []
    }
}

extension TextBuffer {
    fileprivate func styles(of offset: Int) -> Set<TextStyle> {
        Set(TextStyle.allCases.filter { has($0, in: offset..<offset + 1) })
    }
}

import Formats
import Gtk
import GtkEditor
import Longpress
import Notes

/// Dragged text: within its note it is moved, from another note it is copied with its style (E28, R24).
extension NoteTextResponder {
    /// Inserts what was dropped on the text. Returns whether anything was done.
    func handle(_ drop: TextDrop) -> Bool {
        guard let view, view.isEditable else { return false }
        guard let (source, range) = drop.source else {
            clipboard.drop(drop.text, at: drop.offset)
            return true
        }
        let text = source.richText(in: range)
        if source != view.buffer, text.hasPictures {
            clipboard.drop(CopiedText(range, of: source), at: drop.offset)
            return true
        }
        let sides = Self.sides(of: range, in: source)
        let spacing = WordSpacing(text.text, between: sides)
        if source == view.buffer { return move(text, from: range, to: drop.offset, spacing, sides) }
        let needed = spacing.spacesNeeded(between: Self.sides(of: drop.offset..<drop.offset, in: view.buffer))
        history.step(named: localized("Drop")) { put(text.withLineFeeds, at: drop.offset, needed) }
        return true
    }

    private func move(
        _ text: RichText, from range: Range<Int>, to offset: Int, _ spacing: WordSpacing, _ sides: WordSpacing.Sides
    ) -> Bool {
        guard let buffer = view?.buffer, offset < range.lowerBound || offset > range.upperBound else { return false }
        let removed = spacing.spacesToRemove(between: sides)
        let gone = range.lowerBound - (removed.before ? 1 : 0)..<range.upperBound + (removed.after ? 1 : 0)
        // The characters around the new place once the text is gone from the old one.
        let new = WordSpacing.Sides(
            before: buffer.scalar(before: offset == gone.upperBound ? gone.lowerBound : offset),
            after: buffer.scalar(at: offset == gone.lowerBound ? gone.upperBound : offset))
        let needed = spacing.spacesNeeded(between: new)
        history.step(named: localized("Move")) {
            let before = buffer.count
            put(text, at: offset, needed)
            let added = offset <= gone.lowerBound ? buffer.count - before : 0
            buffer.remove(gone.lowerBound + added..<gone.upperBound + added)
        }
        return true
    }

    /// Inserts text in the style of the paragraph there, and moves the insertion point behind it.
    private func put(_ text: RichText, at offset: Int, _ spaces: (before: Bool, after: Bool)) {
        guard let buffer = view?.buffer else { return }
        var all = RichText(spaces.before ? " " : "")
        all.append(text)
        let end = offset + all.count
        if spaces.after { all.append(" ") }
        if let around = TextClipboard.paragraph(at: offset, in: buffer) {
            all = all.with(nil, startingDirection: around.direction, paragraph: around.paragraph)
        }
        buffer.insert(all, at: offset)
        buffer.evenParagraph(at: offset + all.count)
        buffer.insertionPoint = end
    }

    private static func sides(of range: Range<Int>, in buffer: TextBuffer) -> WordSpacing.Sides {
        WordSpacing.Sides(before: buffer.scalar(before: range.lowerBound), after: buffer.scalar(at: range.upperBound))
    }
}

extension TextBuffer {
    fileprivate func scalar(at offset: Int) -> Unicode.Scalar? {
        offset < count ? text(in: offset..<offset + 1).unicodeScalars.first : nil
    }

    fileprivate func scalar(before offset: Int) -> Unicode.Scalar? { offset > 0 ? scalar(at: offset - 1) : nil }
}

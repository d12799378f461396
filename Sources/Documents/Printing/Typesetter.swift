import CGtk
import Gtk
package import Pages
internal import RichText

/// Lays out a note on pages: first the positions are computed, step by step; then any page can be drawn. It belongs to the
/// thread that it was made on.
package nonisolated final class Typesetter {
    /// The content of a block on the pages.
    private enum Piece {
        /// A paragraph, from a byte on, with its direction if it is already known.
        case text(Int, from: Int = 0, isRightToLeft: Bool? = nil)
        case figure(Int)
    }

    let note: PrintedNote
    let format: PageFormat
    let (font, small): (SetFont, SetFont)
    private var pagination: Pagination
    private var pieces: [Piece] = []
    /// The next paragraph to lay out, from a byte on, with its direction if it is already known.
    private var (paragraph, start, isRightToLeft): (Int, Int, Bool?) = (0, 0, nil)
    /// The number of pictures after the text that have been laid out.
    private var followers = 0
    /// The last block prepared for drawing, because drawing usually continues with the same one.
    private var last: (block: Int, text: SetText)?

    /// The maximum number of bytes of a paragraph laid out at once, so that no step takes noticeably long.
    private static let maxBytes = 1 << 13
    /// The distance between lines, and the space between paragraphs, in font sizes.
    private static let (lineHeight, paragraphSpace) = (1.4, 0.5)
    /// The size of captions, headers and footers, as a fraction of the text's.
    private static let smallScale = 0.85
    /// The space above a picture, and between a picture and its caption, in font sizes.
    private static let (spaceAbovePicture, spaceAboveCaption) = (1.5, 0.4)
    /// The minimum number of a caption's lines on the same page as its picture.
    private static let captionLinesKeptTogether = 4

    package init(_ note: PrintedNote, on format: PageFormat, in style: PrintStyle) {
        (self.note, self.format) = (note, format)
        (font, small) = (SetFont(style), SetFont(style, scale: Self.smallScale))
        pagination = Pagination(height: format.content.height)
    }

    /// The number of pages, once everything has been laid out.
    package var pageCount: Int { pagination.pages.count }

    /// Returns the content of a page.
    func parts(ofPage page: Int) -> [Pagination.Part] { pagination.pages[page] }

    /// The part of the note that has been laid out, from 0 to 1.
    package var progress: Double {
        note.paragraphs.isEmpty ? 1 : Double(paragraph) / Double(note.paragraphs.count)
    }

    /// Lays out the next part of the note; returns false if nothing is left.
    package func setNext() -> Bool {
        guard paragraph < note.paragraphs.count else {
            guard followers < note.side.count else { return false }
            add(note.side[followers])
            followers += 1
            return true
        }
        if let figure = note.figure(ofParagraph: paragraph) {
            add(figure)
            paragraph += 1
            return true
        }
        let (text, rest) = setText(paragraph, from: start, isRightToLeft)
        // The last line of an incomplete paragraph is laid out again, because it may have room for more text.
        let isSplit = rest > 0
        let lines = isSplit && text.lines.count > 1 ? text.lines.dropLast() : text.lines[...]
        pieces.append(.text(paragraph, from: start, isRightToLeft: isRightToLeft))
        pagination.add(
            Pagination.Block(
                lines: lines.map(\.height), space: start == 0 ? font.size * Self.paragraphSpace : 0,
                minLinesAtStart: start == 0 ? 2 : 1, minLinesAtEnd: isSplit ? 0 : 2))
        if isSplit {
            start += text.lines.count > 1 ? text.lines.last!.start : rest
            isRightToLeft = text.isRightToLeft
        } else {
            (paragraph, start, isRightToLeft) = (paragraph + 1, 0, nil)
        }
        return true
    }

    private func add(_ figure: Int) {
        let caption = setCaption(figure)
        pieces.append(.figure(figure))
        pagination.add(
            Pagination.Block(
                lines: [height(ofPictureLine: figure)] + caption.lines.map(\.height),
                space: font.size * Self.spaceAbovePicture,
                minLinesAtStart: 1 + min(caption.lines.count, Self.captionLinesKeptTogether)))
    }

    // MARK: Text

    /// Lays out a paragraph from a byte on. If it is too long to lay out at once, also returns the number of bytes laid out;
    /// otherwise 0.
    private func setText(_ paragraph: Int, from start: Int, _ isRightToLeft: Bool?) -> (SetText, bytes: Int) {
        let whole = note.paragraphs[paragraph]
        let direction = isRightToLeft ?? whole.direction.map { $0 == .rightToLeft }
        var (pieces, skipped, count): ([SetText.Piece], Int, Int) = ([], start, 0)
        for piece in whole.pieces {
            let length = piece.text.utf8.count
            guard skipped < length else {
                skipped -= length
                continue
            }
            var text = piece.text
            if skipped > 0 { text = text[text.utf8.index(text.startIndex, offsetBy: skipped)...] }
            skipped = 0
            let room = Self.maxBytes - count
            let isCut = text.utf8.count > room
            if isCut { text = text.start(ofBytes: room) }
            count += text.utf8.count
            if !text.isEmpty { pieces.append(SetText.Piece(text: text, styles: piece.styles, link: piece.link)) }
            if isCut { return (set(pieces, direction, whole.style), count) }
        }
        return (set(pieces, direction, whole.style), 0)
    }

    private func set(_ pieces: [SetText.Piece], _ isRightToLeft: Bool?, _ style: ParagraphStyle?) -> SetText {
        SetText(
            pieces, font, width: format.content.width, height: font.size * Self.lineHeight,
            isRightToLeft: isRightToLeft, style: style)
    }

    // MARK: Pictures

    /// Returns the size of a picture, in points.
    func pictureSize(_ figure: Int) -> Size {
        let size = format.size(ofPicture: note.figures[figure].size)
        let scale = min(1, format.content.width * (note.parts[figure] ?? 1) / size.width)
        return Size(width: size.width * scale, height: size.height * scale)
    }

    /// Returns the height of a picture with the space below it, which is the first line of its block.
    func height(ofPictureLine figure: Int) -> Double {
        pictureSize(figure).height + (note.figures[figure].caption.isEmpty ? 0 : font.size * Self.spaceAboveCaption)
    }

    private func setCaption(_ figure: Int) -> SetText { setLine(note.figures[figure].caption) }

    /// Lays out a small text in the column's width.
    func setLine(_ text: String, _ font: SetFont? = nil) -> SetText {
        let font = font ?? small
        let pieces = text.isEmpty ? [] : [SetText.Piece(text: text[...], styles: [])]
        return SetText(
            pieces, font, width: format.content.width, height: text.isEmpty ? 0 : font.size * Self.lineHeight,
            isRightToLeft: nil)
    }

    // MARK: Drawing

    /// Returns the mark of a block that begins a list item.
    func mark(ofBlock index: Int) -> String? {
        if case .text(let paragraph, 0, _) = pieces[index], note.paragraphs.indices.contains(paragraph) {
            note.marks[paragraph]
        } else {
            nil
        }
    }

    /// Returns the lines of a block; for a figure, the lines of its caption and its number.
    func block(_ index: Int) -> (text: SetText, figure: Int?) {
        var figure: Int?
        if case .figure(let number) = pieces[index] { figure = number }
        if let last, last.block == index { return (last.text, figure) }
        let text =
            switch pieces[index] {
            case .text(let paragraph, let start, let direction): setText(paragraph, from: start, direction).0
            case .figure(let number): setCaption(number)
            }
        last = (index, text)
        return (text, figure)
    }
}

extension Substring {
    /// Returns the longest beginning that fits in a number of bytes, without splitting a scalar.
    fileprivate nonisolated func start(ofBytes count: Int) -> Substring {
        var end = utf8.index(startIndex, offsetBy: count)
        while end > startIndex, utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
        return self[..<end]
    }
}

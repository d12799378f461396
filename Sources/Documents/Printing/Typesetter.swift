import CGtk
import Gtk
package import Pages
internal import RichText

/// Sets a note on pages: first it finds out, bit by bit, what stands where; then any page can be drawn. It belongs to the thread
/// that it was made on.
package nonisolated final class Typesetter {
    /// What a block of the pages is made of.
    private enum Piece {
        /// A paragraph, from a byte on, where its direction is known by then.
        case text(Int, from: Int = 0, isRightToLeft: Bool? = nil)
        case figure(Int)
    }

    let note: PrintedNote
    let format: PageFormat
    let (font, small): (SetFont, SetFont)
    private var pagination: Pagination
    private var pieces: [Piece] = []
    /// The paragraph that is set next, from a byte on, where its direction is known by then.
    private var (paragraph, start, isRightToLeft): (Int, Int, Bool?) = (0, 0, nil)
    /// The number of pictures behind the text that have their place.
    private var followers = 0
    /// The block set last: drawing goes on where it was left.
    private var last: (block: Int, text: SetText)?

    /// The most bytes of a paragraph that are set at once: few enough that nobody waits.
    private static let mostBytes = 1 << 13
    /// The distance between lines, and the space between paragraphs, in sizes of the font.
    private static let (lineHeight, paragraphSpace) = (1.4, 0.5)
    /// The size of captions and of what stands in the margins, as a part of the text's.
    private static let smallScale = 0.85
    /// The space above a picture, and between it and its caption, in sizes of the font.
    private static let (spaceAbovePicture, spaceAboveCaption) = (1.5, 0.4)
    /// The lines of a caption that are on the page with its picture, at least.
    private static let captionLinesKept = 4

    package init(_ note: PrintedNote, on format: PageFormat, in style: PrintStyle) {
        (self.note, self.format) = (note, format)
        (font, small) = (SetFont(style), SetFont(style, scale: Self.smallScale))
        pagination = Pagination(height: format.content.height)
    }

    /// The number of pages, once everything has its place.
    package var pageCount: Int { pagination.pages.count }

    /// What is on a page.
    func parts(ofPage page: Int) -> [Pagination.Part] { pagination.pages[page] }

    /// The part of the note that has its place, from 0 to 1.
    package var progress: Double {
        note.paragraphs.isEmpty ? 1 : Double(paragraph) / Double(note.paragraphs.count)
    }

    /// Gives the next part of the note its place; returns false if nothing is left.
    package func setNext() -> Bool {
        guard paragraph < note.paragraphs.count else {
            guard followers < note.side.count else { return false }
            add(note.side[followers])
            followers += 1
            return true
        }
        if let figure = note.figure(inPlaceOf: paragraph) {
            add(figure)
            paragraph += 1
            return true
        }
        let (text, rest) = setText(paragraph, from: start, isRightToLeft)
        // The last line of a part of a paragraph may have room for what follows.
        let isSplit = rest > 0
        let lines = isSplit && text.lines.count > 1 ? text.lines.dropLast() : text.lines[...]
        pieces.append(.text(paragraph, from: start, isRightToLeft: isRightToLeft))
        pagination.add(
            Pagination.Block(
                lines: lines.map(\.height), space: start == 0 ? font.size * Self.paragraphSpace : 0,
                keptAtStart: start == 0 ? 2 : 1, keptAtEnd: isSplit ? 0 : 2))
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
                keptAtStart: 1 + min(caption.lines.count, Self.captionLinesKept)))
    }

    // MARK: Text

    /// Sets a paragraph from a byte on, or as much of it as is set at once: then the number of its bytes is returned, too.
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
            let room = Self.mostBytes - count
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

    /// The size of a picture, in points.
    func pictureSize(_ figure: Int) -> Size {
        let size = format.size(ofPicture: note.figures[figure].size)
        let scale = min(1, format.content.width * (note.parts[figure] ?? 1) / size.width)
        return Size(width: size.width * scale, height: size.height * scale)
    }

    /// The height of a picture with the space below it, which is the first line of its block.
    func height(ofPictureLine figure: Int) -> Double {
        pictureSize(figure).height + (note.figures[figure].caption.isEmpty ? 0 : font.size * Self.spaceAboveCaption)
    }

    private func setCaption(_ figure: Int) -> SetText { setLine(note.figures[figure].caption) }

    /// Sets a small text of the column's width.
    func setLine(_ text: String, _ font: SetFont? = nil) -> SetText {
        let font = font ?? small
        let pieces = text.isEmpty ? [] : [SetText.Piece(text: text[...], styles: [])]
        return SetText(
            pieces, font, width: format.content.width, height: text.isEmpty ? 0 : font.size * Self.lineHeight,
            isRightToLeft: nil)
    }

    // MARK: Drawing

    /// The mark before a block that begins an item of a list.
    func mark(ofBlock index: Int) -> String? {
        if case .text(let paragraph, 0, _) = pieces[index], note.paragraphs.indices.contains(paragraph) {
            note.marks[paragraph]
        } else {
            nil
        }
    }

    /// What a block of a page is: its lines, and the number of the figure that these are the caption of.
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
    /// As much of it as has room in a number of bytes, without a part of a scalar at its end.
    fileprivate nonisolated func start(ofBytes count: Int) -> Substring {
        var end = utf8.index(startIndex, offsetBy: count)
        while end > startIndex, utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
        return self[..<end]
    }
}

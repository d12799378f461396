import CGtk
import Gtk
internal import RichText

nonisolated extension Typesetter {
    /// Loads the pictures of a page, by the numbers of their figures; those that can't be decoded are missing. Throws
    /// `CancellationError`.
    static func load(
        _ pictures: [Int: Size], of note: PrintedNote, _ cancellation: Cancellation
    ) throws -> [Int: PrintedPicture] {
        var loaded: [Int: PrintedPicture] = [:]
        for (number, size) in pictures {
            loaded[number] = try PrintedPicture.load(note.figures[number], for: size, cancellation)
        }
        return loaded
    }

    /// Returns the numbers of the figures whose pictures are on a page, with their sizes in points.
    func pictures(onPage page: Int) -> [Int: Size] {
        var pictures: [Int: Size] = [:]
        for part in parts(ofPage: page) where part.lines.lowerBound == 0 {
            if let figure = block(part.block).figure { pictures[figure] = pictureSize(figure) }
        }
        return pictures
    }

    /// Draws a page on a sheet whose units are points. A picture that hasn't been loaded is replaced by a box with an
    /// explanation.
    func draw(page: Int, pictures: [Int: PrintedPicture], on cairo: OpaquePointer) {
        let content = format.content
        for part in parts(ofPage: page) {
            let (text, figure) = block(part.block)
            var top = content.minY + part.top
            for line in part.lines {
                guard let figure else {
                    let set = text.lines[line]
                    let left =
                        text.isRightToLeft ? content.maxX - text.margin - set.width : content.minX + text.margin
                    setGrey(0, on: cairo)
                    if line == 0, let mark = mark(ofBlock: part.block) {
                        let mark = setLine(mark, font)
                        let (width, gap) = (mark.lines[0].width, font.size * Self.spaceBehindMark)
                        let x =
                            text.isRightToLeft
                            ? content.maxX - text.margin + gap : content.minX + text.margin - gap - width
                        // On the same baseline as the text.
                        let rise = set.rise - mark.lines[0].rise
                        mark.draw(0, at: Point(x: x, y: top + rise), on: cairo)
                    }
                    text.draw(line, at: Point(x: left, y: top), on: cairo)
                    top += set.height
                    continue
                }
                if line == 0 {
                    let size = pictureSize(figure)
                    let frame = Rectangle(
                        x: content.midX - size.width / 2, y: top, width: size.width, height: size.height)
                    drawPicture(pictures[figure], in: frame, on: cairo)
                    top += height(ofPictureLine: figure)
                } else {
                    drawCentred(text, line: line - 1, top: top, on: cairo)
                    top += text.lines[line - 1].height
                }
            }
        }
        drawMargins(ofPage: page, on: cairo)
    }

    /// The space between the mark of a list item and its text, in font sizes.
    private static let spaceBehindMark = 0.5

    private func drawPicture(_ picture: PrintedPicture?, in frame: Rectangle, on cairo: OpaquePointer) {
        if let picture { return picture.draw(in: frame, on: cairo) }
        cairo_rectangle(cairo, frame.minX, frame.minY, frame.width, frame.height)
        setGrey(0.92, on: cairo)
        cairo_fill(cairo)
        let words = setLine(localized("The image is damaged or incomplete."))
        drawCentred(words, line: 0, top: frame.midY - words.lines[0].height / 2, on: cairo)
    }

    /// Draws the header and footer of a note with several pages: the page's number at the bottom, and from the second page on
    /// the note's name at the top.
    private func drawMargins(ofPage page: Int, on cairo: OpaquePointer) {
        guard pageCount > 1 else { return }
        let number = setLine(
            localized("Page {number} of {count}", ["number": "\(page + 1)", "count": "\(pageCount)"]))
        let (above, below) = (format.content.minY, format.paper.height - format.content.maxY)
        drawCentred(number, line: 0, top: format.content.maxY + (below - number.lines[0].height) / 2, on: cairo)
        guard page > 0 else { return }
        let title = setLine(note.title.onOneLine)
        drawCentred(title, line: 0, top: (above - title.lines[0].height) / 2, on: cairo)
    }

    private func drawCentred(_ text: SetText, line: Int, top: Double, on cairo: OpaquePointer) {
        setGrey(0.35, on: cairo)
        let left = format.content.midX - text.lines[line].width / 2
        text.draw(line, at: Point(x: left, y: top), on: cairo)
    }

    private func setGrey(_ part: Double, on cairo: OpaquePointer) { cairo_set_source_rgb(cairo, part, part, part) }
}

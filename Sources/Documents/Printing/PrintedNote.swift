package import Geometry
import Pictures
import Platform
package import RichText

/// The content to print: a text with its styles, and the pictures in it and after it. A value that doesn't change with the note.
package nonisolated struct PrintedNote: Sendable {
    /// A picture with its caption.
    package struct Figure: Sendable {
        /// The size in pixels, as displayed.
        package let size: Size
        /// The text below the picture; empty for none.
        package let caption: String
        /// Whether it is a photo, for which compression without visible loss is acceptable.
        package let isPhoto: Bool
        /// Decodes the picture, scaled to a longest side in pixels, on a thread that may wait.
        package let pixels: @Sendable (_ longest: Int, _ cancellation: Cancellation) throws -> Pixels

        package init(
            size: Size, caption: String, isPhoto: Bool,
            pixels: @escaping @Sendable (_ longest: Int, _ cancellation: Cancellation) throws -> Pixels
        ) {
            (self.size, self.caption, self.isPhoto, self.pixels) = (size, caption, isPhoto, pixels)
        }
    }

    /// The name of the note.
    package let title: String
    let paragraphs: [RichText.ParagraphText]
    /// The marks before the paragraphs that are list items.
    let marks: [String?]
    let figures: [Figure]
    /// The maximum widths of pictures in the text, as a fraction of the text's width, by the numbers of their figures.
    let parts: [Int: Double]
    /// The numbers of the figures that follow the text.
    let side: [Int]

    /// Makes the content of a note, in whose text pictures are identified by the numbers of the figures. The time grows with
    /// the text: call it off the main thread.
    package init(title: String, text: RichText, figures: [Figure]) {
        (self.title, self.figures) = (title, figures)
        let parts = Dictionary(text.pictures.map { ($0.id, $0.size.part) }) { first, _ in first }
        self.parts = parts
        side = figures.indices.filter { parts[$0] == nil }
        var paragraphs: [RichText.ParagraphText] = []
        text.forEachParagraph { paragraphs += $0.dividedAtPictures }
        // Line breaks at the end would make an empty page.
        while let last = paragraphs.last, last.pieces.isEmpty { paragraphs.removeLast() }
        self.paragraphs = paragraphs
        var numbers = ListNumbers()
        marks = paragraphs.map { numbers.nextMark($0.style) }
    }

    /// Returns the number of the figure that makes up a paragraph; nil if the paragraph is text.
    func figure(ofParagraph paragraph: Int) -> Int? {
        paragraphs[paragraph].pieces.first?.picture.flatMap { figures.indices.contains($0.id) ? $0.id : nil }
    }
}

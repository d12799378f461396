import Markup

/// Reads HTML as far as a note can hold it: its own files to the last space, what other programs write by what it means.
///
/// Character styles and directions are taken over, from the page's own style sheets, too; lists are the note's where it has
/// such ones, else lines, each with the mark that a browser shows; a table is a line for each row, with tabs between cells;
/// pictures that are embedded become the note's. Programs, forms and pictures from elsewhere are dropped. Nothing is ever
/// fetched.
package enum HTMLReader {
    /// A page as it was read.
    package struct Document: Sendable {
        package var content: NoteContent
        /// The page's title; nil if it has none.
        package var title: String?
        /// Whether it says that it is one of our notes. Others may have changed it since.
        package var isMarkedAsOurs: Bool
        /// The parts that were dropped, or have lost their form.
        package var losses: PageLosses
        /// Whether it was read to its end: one whose elements lie too deep in one another may not be.
        package var isComplete: Bool
        /// The address, if it is a link and nothing else.
        package var loneLink: String?

        fileprivate init(_ assembler: HTMLAssembler, isComplete: Bool) {
            (content, self.isComplete) = (assembler.finish(), isComplete)
            (title, isMarkedAsOurs, losses) = (assembler.title, assembler.hasGenerator, assembler.losses)
            loneLink = assembler.loneLink
        }
    }

    /// Reads a document in any charset; nil if it was called off, for which `isCancelled` is asked now and then. The
    /// charset is the one that it is said to have, nil if nothing but the document tells.
    package static func read(
        _ bytes: [UInt8], charset: String? = nil, isCancelled: () -> Bool = { false }
    ) -> Document? {
        // Without the pictures, which are most of a large document, the rest takes a fraction of the time.
        var rest = bytes
        // In any charset that is wider than a byte they can't be found before it is decoded.
        let isWide = CharsetGuess.isWide(bytes)
        let first = isWide ? EmbeddedPictures() : EmbeddedPictures(cutFrom: &rest)
        var text = CharsetGuess.utf8(rest, declared: charset, looksInside: true)
        let pictures = isWide ? EmbeddedPictures(cutFrom: &text) : first
        text = FormattingTags.renamed(in: AttributeLimit.applied(to: ClipboardHeader.removed(from: text)))
        let assembler = HTMLAssembler(
            pictures, PageStyleSheet(ofPage: text), reversed: ReversedLists.counts(in: text, isCancelled: isCancelled))
        switch HTMLParser.parse(text, handler: assembler, isCancelled: isCancelled) {
        case .complete: return Document(assembler, isComplete: true)
        case .tooDeep: return Document(assembler, isComplete: false)
        case .cancelled: return nil
        }
    }
}

import Markup

/// Reads HTML into a note: its own files exactly, other programs' files by their meaning, as far as a note supports it.
///
/// Character styles and directions are kept, including those from the page's own style sheets. Lists become the note's lists if
/// it supports them, otherwise lines that begin with the mark a browser shows. A table becomes a line for each row, with tabs
/// between cells. Embedded pictures become the note's. Scripts, forms and pictures from elsewhere are dropped. Nothing is ever
/// downloaded.
package enum HTMLReader {
    /// A page that was read.
    package struct Document: Sendable {
        package var content: NoteContent
        /// The page's title; `nil` if it has none.
        package var title: String?
        /// Whether the page declares itself one of our notes. Other programs may have changed it since.
        package var isMarkedAsOwn: Bool
        /// The parts that were dropped, or lost their form.
        package var losses: PageLosses
        /// Whether the page was read to its end. A page whose elements are nested too deeply may not be.
        package var isComplete: Bool
        /// The address, if the page is a link and nothing else.
        package var loneLink: String?

        fileprivate init(_ assembler: HTMLAssembler, isComplete: Bool) {
            (content, self.isComplete) = (assembler.finish(), isComplete)
            (title, isMarkedAsOwn, losses) = (assembler.title, assembler.hasGenerator, assembler.losses)
            loneLink = assembler.loneLink
        }
    }

    /// Reads a document in any charset. Calls `isCancelled` from time to time, and returns `nil` if that returns true. `charset`
    /// is the declared charset, or `nil` if only the document itself may declare one.
    package static func read(
        _ bytes: [UInt8], charset: String? = nil, isCancelled: () -> Bool = { false }
    ) -> Document? {
        // Without the pictures, which are most of a large document, the rest takes a fraction of the time.
        var rest = bytes
        // If characters are wider than a byte, the pictures can be found only after decoding.
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

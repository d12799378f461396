import RichText

/// The contents of a note, or of a piece of one, as a value independent of any window. Notes are saved, opened, copied and pasted
/// in this form.
package struct NoteContent: Sendable, Equatable {
    /// The text. A picture in it refers to a figure by its index.
    package var text = RichText()
    /// The pictures, both those in the text and those beside it.
    package var figures: [Figure] = []

    package init(text: RichText = RichText(), figures: [Figure] = []) {
        (self.text, self.figures) = (text, figures)
    }

    /// A picture in its file's form: not decoded, so that nothing is lost and no work is done for pictures that are never shown.
    package struct Figure: Sendable, Equatable {
        /// The picture's file.
        package var bytes: [UInt8]
        /// The declared MIME type.
        package var type: String
        /// The name of the file; empty if it has none.
        package var name = ""
        /// The text below the picture; empty for none.
        package var caption = ""

        package init(bytes: [UInt8], type: String, name: String = "", caption: String = "") {
            (self.bytes, self.type, self.name, self.caption) = (bytes, type, name, caption)
        }
    }

    package var isEmpty: Bool { text.isEmpty && figures.isEmpty }

    /// The same content, with the direction and style of each paragraph set on all of its characters, as in files and in notes
    /// that are read.
    package var withEvenParagraphs: NoteContent { NoteContent(text: text.withEvenParagraphs, figures: figures) }
}

import RichText

/// All that a note, or a piece of one, holds, as a value apart from any window: what is saved, opened, copied and pasted.
package struct NoteContent: Sendable, Equatable {
    /// The text. Each picture in it is the figure of its number, counted from 0.
    package var text = RichText()
    /// The pictures: those that stand in the text, and those beside it.
    package var figures: [Figure] = []

    package init(text: RichText = RichText(), figures: [Figure] = []) {
        (self.text, self.figures) = (text, figures)
    }

    /// A picture as it is kept: not decoded, so that nothing is lost and nothing is done for pictures never shown.
    package struct Figure: Sendable, Equatable {
        /// The picture's file.
        package var bytes: [UInt8]
        /// The MIME type that it is said to have.
        package var type: String
        /// The name of the file; empty if it has none.
        package var name = ""
        /// The words below it; empty for none.
        package var caption = ""

        package init(bytes: [UInt8], type: String, name: String = "", caption: String = "") {
            (self.bytes, self.type, self.name, self.caption) = (bytes, type, name, caption)
        }
    }

    package var isEmpty: Bool { text.isEmpty && figures.isEmpty }

    /// The same with what a paragraph is carried by all of its characters, as files hold it and notes are read.
    package var withEvenParagraphs: NoteContent { NoteContent(text: text.withEvenParagraphs, figures: figures) }
}

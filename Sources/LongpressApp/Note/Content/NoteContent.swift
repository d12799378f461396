import RichText

/// All that a note, or a piece of one, holds, as a value apart from any window: what is saved, opened, copied and pasted.
nonisolated struct NoteContent: Sendable, Equatable {
    /// The text with its styles and directions.
    var text = RichText()
    /// The pictures in order.
    var figures: [Figure] = []

    /// A picture as it is kept: not decoded, so that nothing is lost and nothing is done for pictures never shown.
    struct Figure: Sendable, Equatable {
        /// The picture's file.
        var bytes: [UInt8]
        /// The MIME type that it is said to have.
        var type: String
        /// The name of the file; empty if it has none.
        var name = ""
        /// The words below it; empty for none.
        var caption = ""
    }

    /// Whether there is nothing.
    var isEmpty: Bool { text.isEmpty && figures.isEmpty }

    /// The same with the direction of each paragraph carried by all of its characters: what files hold, and so what a
    /// note read again is equal to.
    var withEvenDirections: NoteContent { NoteContent(text: text.withEvenDirections, figures: figures) }
}

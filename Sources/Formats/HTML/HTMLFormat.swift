import RichText

/// The parts of the format that `HTMLWriter` and `HTMLReader` share.
enum HTMLFormat {
    /// By what a note is known for one of ours.
    static let generator = "Longpress"
    /// The style sheet by which browsers show a note.
    static let styleSheet = """

        p, figcaption { white-space: pre-wrap; overflow-wrap: break-word; tab-size: 8; }
        p { margin: 0 0 0.25em; }
        figure { margin: 1em 0; }
        img { max-width: 100%; height: auto; }

        """
    /// The class of a break with which browsers end what is copied.
    static let lastBreak = "Apple-interchange-newline"
    /// The numbers of the characters that end a paragraph, if that isn't a line feed.
    static let endAttribute = "data-end"
    /// The number of a character that HTML can't hold.
    static let characterAttribute = "data-char"
    /// The name of a picture's file.
    static let nameAttribute = "data-name"
    /// The tags of styles, from the outermost.
    static let styleTags: [(style: TextStyle, tag: String)] = [
        (.bold, "b"), (.italic, "i"), (.underline, "u"), (.strikethrough, "s"), (.highlight, "mark"), (.code, "code"),
    ]
}

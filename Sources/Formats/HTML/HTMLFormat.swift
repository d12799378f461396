import RichText

/// The parts of the format that `HTMLWriter` and `HTMLReader` share.
enum HTMLFormat {
    /// The generator name that identifies our notes.
    static let generator = "Longpress"
    /// The style sheet with which browsers show a note.
    static let styleSheet = """

        p, figcaption { white-space: pre-wrap; overflow-wrap: break-word; tab-size: 8; }
        p { margin: 0 0 0.25em; }
        figure { margin: 1em 0; }
        img { max-width: 100%; height: auto; }

        """
    /// The style sheet for a note with headings, quotations or lists. Other notes are written as they were before these existed.
    static let paragraphStyleSheet =
        styleSheet + """
            h1, h2, h3, li { white-space: pre-wrap; overflow-wrap: break-word; tab-size: 8; }
            h1, h2, h3 { margin: 0.5em 0 0.25em; }
            blockquote { margin: 0.25em 1.5em; }
            ul, ol { white-space: normal; margin: 0 0 0.25em; padding-inline-start: 1.75em; }

            """
    /// Added to either style sheet if the text has pictures that don't take its full width.
    private static let sizes = """
            figure[data-size=small] { max-width: 33%; }
            figure[data-size=medium] { max-width: 67%; }

        """
    static let styleSheets = [styleSheet, paragraphStyleSheet, styleSheet + sizes, paragraphStyleSheet + sizes]
    /// The elements whose text is preserved including all spaces.
    static let exactElements: Set<String> = ["p", "h1", "h2", "h3", "li", "figcaption"]
    /// Returns the element of a list whose items have a mark, and the attribute that specifies the mark.
    static func list(of mark: ListMark) -> (element: String, style: String) {
        switch mark {
        case .bullet: ("ul", "")
        case .number: ("ol", "")
        case .dash: ("ul", " style=\"list-style-type: '– '\"")
        case .open, .done: ("ul", " style=\"list-style-type: none\"")
        }
    }
    /// Returns the element for a paragraph of a style.
    static func element(of style: ParagraphStyle?) -> String {
        switch style {
        case .title: "h1"
        case .heading: "h2"
        case .subheading: "h3"
        case .item: "li"
        case .quotation, nil: "p"
        }
    }
    /// A tab in the forms that browsers, Word and LibreOffice preserve, in that order.
    static let markedTab = "<span class=\"Apple-tab-span\" style=\"white-space: pre; mso-tab-count: 1\">&#9;</span>"
    /// The class of the line break with which browsers end copied text.
    static let lastBreak = "Apple-interchange-newline"
    /// The codes of the characters that end a paragraph, if these aren't a line feed.
    static let endAttribute = "data-end"
    /// The code of a character that HTML can't contain.
    static let characterAttribute = "data-char"
    /// The name of a picture's file.
    static let nameAttribute = "data-name"
    /// The size of a picture in the text.
    static let sizeAttribute = "data-size"
    /// The tags of styles, from the outermost.
    static let styleTags: [(style: TextStyle, tag: String)] = [
        (.bold, "b"), (.italic, "i"), (.underline, "u"), (.strikethrough, "s"), (.highlight, "mark"), (.code, "code"),
    ]
}

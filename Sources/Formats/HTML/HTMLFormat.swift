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
    /// The same for a note with headings, quotations or lists. The others stay as they were written before there were any.
    static let paragraphStyleSheet =
        styleSheet + """
            h1, h2, h3, li { white-space: pre-wrap; overflow-wrap: break-word; tab-size: 8; }
            h1, h2, h3 { margin: 0.5em 0 0.25em; }
            blockquote { margin: 0.25em 1.5em; }
            ul, ol { white-space: normal; margin: 0 0 0.25em; padding-inline-start: 1.75em; }

            """
    /// What is added to either for pictures in the text that don't take all of its width.
    private static let sizes = """
            figure[data-size=small] { max-width: 33%; }
            figure[data-size=medium] { max-width: 67%; }

        """
    static let styleSheets = [styleSheet, paragraphStyleSheet, styleSheet + sizes, paragraphStyleSheet + sizes]
    /// The elements whose text is kept to the last space.
    static let exactElements: Set<String> = ["p", "h1", "h2", "h3", "li", "figcaption"]
    /// The element of a list of items with a mark, and how it says what that is.
    static func list(of mark: ListMark) -> (element: String, style: String) {
        switch mark {
        case .bullet: ("ul", "")
        case .number: ("ol", "")
        case .dash: ("ul", " style=\"list-style-type: '– '\"")
        case .open, .done: ("ul", " style=\"list-style-type: none\"")
        }
    }
    /// The element of a paragraph of a style.
    static func element(of style: ParagraphStyle?) -> String {
        switch style {
        case .title: "h1"
        case .heading: "h2"
        case .subheading: "h3"
        case .item: "li"
        case .quotation, nil: "p"
        }
    }
    /// A tab as browsers, Word and LibreOffice each keep it, in that order.
    static let markedTab = "<span class=\"Apple-tab-span\" style=\"white-space: pre; mso-tab-count: 1\">&#9;</span>"
    /// The class of a break with which browsers end what is copied.
    static let lastBreak = "Apple-interchange-newline"
    /// The numbers of the characters that end a paragraph, if that isn't a line feed.
    static let endAttribute = "data-end"
    /// The number of a character that HTML can't hold.
    static let characterAttribute = "data-char"
    /// The name of a picture's file.
    static let nameAttribute = "data-name"
    /// The size of a picture that stands in the text.
    static let sizeAttribute = "data-size"
    /// The tags of styles, from the outermost.
    static let styleTags: [(style: TextStyle, tag: String)] = [
        (.bold, "b"), (.italic, "i"), (.underline, "u"), (.strikethrough, "s"), (.highlight, "mark"), (.code, "code"),
    ]
}

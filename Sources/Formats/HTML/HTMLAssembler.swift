import Markup
import RichText

/// Assembles a note from the events of an HTML parser.
final class HTMLAssembler: HTMLHandler {
    var builder = HTMLTextBuilder()
    var figures: [NoteContent.Figure] = []
    let pictures: EmbeddedPictures
    var elements: [HTMLElement] = []
    /// The open figures, the innermost last.
    var openFigures: [OpenFigure] = []
    /// Whether the page declares itself one of our notes.
    private(set) var hasGenerator = false
    /// The page's title; `nil` if it has none.
    private(set) var title: String?
    private var hasWholeTitle = false
    /// The parts found so far that a note can't keep.
    var losses = PageLosses()
    /// The only link, if all words so far are in it; `nil` if they are in several, or in none.
    private(set) var loneLink: String?
    private var hasWords = false
    private var styleSheet = ""
    /// Whether the Windows clipboard marks a part as copied. Text around that part isn't copied.
    private var hasFragment = false
    private var isBehindFragment = false
    /// The list item's mark that is being read.
    var listMark: WordListMark?
    /// The ruby annotation that is being read.
    var annotation = RubyAnnotation()
    /// Whether to skip a line break, because it comes right after `<pre>`.
    private var skipsLineBreak = false
    /// Whether the last character belongs to a word.
    private var isInWord = false

    /// The cascade that determines the style of each element.
    var cascade: StyleCascade
    var counters = CSSCounters()
    /// The number of bytes of text that style sheets may still add: a few rules could make a page endless.
    var generatedLeft = 1 << 20
    /// The numbers of items of the lists that count down and are still to come.
    private var reversed: ArraySlice<Int>

    struct OpenFigure {
        var firstPicture: Int
        var caption: HTMLTextBuilder?
        /// The number of elements that were open when the caption began.
        var captionDepth = 0
        /// The size of its pictures in the text; `nil` if they are beside it.
        var size: TextPicture.Size?
    }

    /// Creates an empty note. Takes the pictures cut out of the document, and the numbers of items of lists that count down.
    init(_ pictures: EmbeddedPictures, _ styleSheet: PageStyleSheet, reversed: [Int]) {
        self.pictures = pictures
        cascade = StyleCascade(styleSheet)
        self.reversed = reversed[...]
    }

    func finish() -> NoteContent {
        while !elements.isEmpty { close() }
        if builder.hasOtherMarks { losses.add(.lists) }
        return NoteContent(text: builder.finish(), figures: figures)
    }

    // MARK: HTMLHandler

    func start(_ name: String, _ attributes: [String: String]) {
        let name = FormattingTags.original(name)
        if name == "meta" { readMeta(attributes) }
        // Closes a title or the like that never ended.
        if name == "body" { while elements.last?.isDropped == true { close() } }
        // libxml2 doesn't get the real names of lists, because it would end a list where another begins.
        if HTMLElement.lists.contains(name), elements.last?.name == "p" { close() }
        if RubyAnnotation.parts.contains(name) {
            // libxml2 doesn't know that such an element ends where the next begins.
            while let last = elements.last, RubyAnnotation.parts.contains(last.name) { close() }
        }
        skipsLineBreak = false
        let parent = elements.last
        let style = cascade.begin(name, attributes, in: parent)
        if parent != nil { elements[elements.count - 1].children += 1 }
        var element = HTMLElement(name, attributes, in: parent, style: style.own)
        element.hasOtherLooks = style.hasOtherLooks || element.hidesParagraph
        if hasGenerator {
            if HTMLFormat.exactElements.contains(name) { element.spaces = .kept }
            if element.list != nil { element.spaces = .collapsed }
        } else {
            // A link is underlined anyway, and a heading is bold.
            if element.link != nil { element.styles.remove(.underline) }
            if element.paragraph?.isHeading == true { element.styles.remove(.bold) }
        }
        if ReversedLists.isCounted(name, attributes), let count = reversed.popFirst() {
            element.list?.number = count &+ 1
        }
        if element.isBlock { element.blockIndex = elements.count }
        if element.list != nil { element.listIndex = elements.count }
        // A row outside of a `<table>` has its own columns.
        if name == "table" || element.tablePart == .row && name != "tr" { element.tableIndex = elements.count }
        defer {
            elements.append(element)
            // libxml2 knows only the void elements of HTML 4.
            if Self.voidElements.contains(name) { close() }
        }
        if parent?.isDropped != true {
            losses.note(element, attributes)
            if name == "title", title == nil { title = "" }
            if name == "style" { styleSheet = "" }
            if name == "input", !isBehindFragment { addField(attributes, element) }
        }
        guard !element.isDropped, !isBehindFragment else { return }
        let size = attributes[HTMLFormat.sizeAttribute].flatMap(TextPicture.Size.init)
        if name == "figure" { openFigures.append(OpenFigure(firstPicture: figures.count, size: size)) }
        if name == "figcaption", let figure = openFigures.last, figure.caption == nil {
            openFigures[openFigures.count - 1].caption = HTMLTextBuilder()
            openFigures[openFigures.count - 1].captionDepth = elements.count
            return
        }
        if element.isListMark { listMark = WordListMark() }
        if element.list != nil { write { [element] in $0.endItem(in: element) } }
        if element.isBlock || name == "br" { isInWord = false }
        // An item's text ends where a nested list begins.
        let end = element.list != nil ? parent?.lineBreak ?? "\n" : "\n"
        if element.isBlock { write { $0.boundary(end) } }
        begin(&element, attributes, style)
    }

    func end(_ name: String) {
        let name = FormattingTags.original(name)
        guard let index = elements.lastIndex(where: { $0.name == name }) else { return }
        while elements.count > index { close() }
    }

    func text(_ text: String) {
        guard let element = elements.last ?? Self.page, !isBehindFragment else { return }
        guard !element.isDropped else { return addInvisible(text, in: element) }
        guard !element.isInvisible, element.isOpen else { return }
        if listMark != nil {
            listMark?.add(text, in: element)
            return
        }
        if annotation.add(text, in: element) { return }
        noteLink(of: text, in: element)
        var text = text
        if skipsLineBreak {
            skipsLineBreak = false
            if text.hasPrefix("\r\n") || text.hasPrefix("\n") { text.removeFirst() }
        }
        add(text, in: element)
    }

    /// Adds text in the form in which the element shows it.
    func add(_ text: String, in element: HTMLElement) {
        var text = element.letters.shown(text, isInWord: isInWord)
        isInWord = text.last.map { $0.isLetter || $0.isNumber } ?? isInWord
        if element.hasPlainSpaces { text = text.replacing("\u{A0}", with: " ") }
        if element.hasPlainSpaces, element.spaces == .collapsed {
            write { $0.addExactly(text.onOneLine, in: element) }
        } else {
            write { $0.add(text, in: element) }
        }
    }

    func comment(_ text: String) {
        switch text {
        case "StartFragment" where !hasFragment:
            hasFragment = true
            builder = HTMLTextBuilder()
            figures = []
            (loneLink, hasWords) = (nil, false)
        case "EndFragment" where hasFragment: isBehindFragment = true
        default: losses.add(.comments)
        }
    }

    private func noteLink(of text: String, in element: HTMLElement) {
        guard text.contains(where: { !$0.isWhitespace }) else { return }
        loneLink = hasWords && loneLink != element.link ? nil : element.link
        hasWords = true
    }

    // MARK: Elements

    /// Elements without content, which end where they begin.
    private static let voidElements: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ]

    static let page: HTMLElement? = HTMLElement("body", [:], in: nil)

    func write(_ body: (inout HTMLTextBuilder) -> Void) {
        if let last = openFigures.indices.last, openFigures[last].captionDepth > 0, openFigures[last].caption != nil,
            elements.count > openFigures[last].captionDepth
        {
            body(&openFigures[last].caption!)
        } else {
            body(&builder)
        }
    }

    private func readMeta(_ attributes: [String: String]) {
        if attributes["name"]?.lowercased() == "generator",
            attributes["content"]?.hasPrefix(HTMLFormat.generator) == true
        {
            hasGenerator = true
            builder.keepsHardSpaces = true
        }
    }

    /// Reads the title and style sheets, which aren't shown but determine what may be lost.
    private func addInvisible(_ text: String, in element: HTMLElement) {
        guard elements.dropLast().last?.isDropped != true else { return }
        if element.name == "title", !hasWholeTitle { title? += text }
        if element.name == "style" { styleSheet += text }
    }

    /// Whether the style sheet is ours, with any line ends.
    private var isOwnStyleSheet: Bool {
        HTMLFormat.styleSheets.contains { styleSheet.utf8.lazy.filter { $0 != 0x0D }.elementsEqual($0.utf8) }
    }

    private func begin(_ element: inout HTMLElement, _ attributes: [String: String], _ style: StyleCascade.Style) {
        count(style.own)
        switch element.name {
        case "p", "h1", "h2", "h3", "li", "figure":
            if let end = attributes[HTMLFormat.endAttribute].map(Self.characters), !end.isEmpty {
                element.lineBreak = end
            }
        case "span":
            guard let code = attributes[HTMLFormat.characterAttribute] else { break }
            write { [element] in $0.addExactly(Self.characters(code), in: element) }
            element.isDropped = true
        case "br":
            if attributes["class"]?.contains(HTMLFormat.lastBreak) == true { write { $0.boundary() } }
            write { [element] in $0.addBreak(in: element) }
        case "pre", "listing": skipsLineBreak = true
        case "img": addPicture(attributes, in: element)
        case "q": write { [element] in $0.addExactly(element.isInnerQuotation ? "‘" : "“", in: element) }
        case "rt": annotation.begin()
        case "tbody", "thead", "tfoot":
            if let table = element.tableIndex { elements[table].columns.beginGroup() }
        default: break
        }
        switch element.tablePart {
        case .row:
            if let table = element.tableIndex, table < elements.count { elements[table].columns.beginRow() }
            write { $0.beginRow() }
        case .cell: beginCell(in: element, attributes)
        case nil: break
        }
        if element.name == "li" || element.isItem { beginItem(element, attributes, style) }
        addTabs(&element)
        if let before = style.before { addPart(before, attributes, in: element) }
        if let after = style.after { element.after = (after, attributes) }
    }

    private func close() {
        let element = elements.removeLast()
        cascade.end()
        defer { counters.leave(level: elements.count) }
        skipsLineBreak = false
        if element.name == "title", title != nil { hasWholeTitle = true }
        if element.name == "style", !isOwnStyleSheet { losses.add(.styleSheets) }
        guard !element.isDropped, !isBehindFragment else { return }
        if let after = element.after { addPart(after.style, after.attributes, in: element) }
        if element.isListMark { endListMark(in: element) }
        switch element.name {
        case "figcaption":
            if let last = openFigures.indices.last, openFigures[last].captionDepth == elements.count {
                openFigures[last].captionDepth = 0
                return
            }
        case "figure": endFigure()
        case "q": write { $0.addExactly(element.isInnerQuotation ? "’" : "”", in: element) }
        case "rt": endAnnotation(in: element)
        default: break
        }
        if element.isItem || element.hasListMark { write { $0.endItem(in: element) } }
        if element.isBlock {
            isInWord = false
            write { $0.boundary(element.lineBreak, endsRow: element.endsRow) }
        }
    }

    private func endFigure() {
        guard let figure = openFigures.popLast(), var builder = figure.caption else { return }
        let caption = builder.finish()
        if figure.firstPicture < figures.count {
            // A caption has no styles.
            if caption.runs.contains(where: { !$0.attributes.styles.isEmpty }) { losses.add(.looks) }
            for index in figure.firstPicture..<figures.count { figures[index].caption = caption.text }
        } else if !caption.isEmpty, let page = elements.last ?? Self.page {
            // The picture isn't embedded, or the figure contains no picture. Its words are added as normal text.
            write { builder in
                builder.boundary()
                for run in caption.runs { builder.addExactly(run.text, in: page) }
                builder.boundary()
            }
        }
    }

    /// Returns the characters with the given hexadecimal numbers.
    private static func characters(_ codes: String) -> String {
        var text = ""
        for code in codes.split(separator: " ") {
            if let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init), scalar != "\0" {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension HTMLElement {
    /// Whether a row of a table ends with the element.
    fileprivate var endsRow: Bool {
        tablePart == .row || ["tbody", "thead", "tfoot", "table"].contains(name)
    }

    fileprivate var isInnerQuotation: Bool { quotations > 1 }
}

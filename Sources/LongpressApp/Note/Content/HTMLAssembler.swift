import Documents
import RichText

/// Makes a note of what an HTML parser tells.
nonisolated final class HTMLAssembler: HTMLHandler {
    private var builder = HTMLTextBuilder()
    private var figures: [NoteContent.Figure] = []
    private let pictures: EmbeddedPictures
    private var elements: [HTMLElement] = []
    /// Figures that are open, the innermost last.
    private var openFigures: [OpenFigure] = []
    /// Whether the page says that it is one of our notes.
    private(set) var hasGenerator = false
    /// The page's title; nil if it has none.
    private(set) var title: String?
    private var hasWholeTitle = false
    /// The parts met so far that a note can't keep.
    private(set) var losses = PageLosses()
    /// The one link that all words so far are in; nil if they are in several, or in none.
    private(set) var loneLink: String?
    private var hasWords = false
    /// The style sheet that is being read.
    private var styleSheet = ""
    /// Whether a clipboard of Windows marks a part as copied; what stands around that part isn't.
    private var hasFragment = false
    private var isBehindFragment = false
    /// The bullet or number that is being read.
    private var listMark: String?
    /// Right after `<pre>` a line break doesn't count.
    private var skipsLineBreak = false

    private struct OpenFigure {
        var firstPicture: Int
        var caption: HTMLTextBuilder?
        /// The number of elements open when the caption began.
        var captionDepth = 0
    }

    /// Makes an empty note, that gets its pictures from those cut out of the document.
    init(_ pictures: EmbeddedPictures) {
        self.pictures = pictures
    }

    /// The note.
    func finish() -> NoteContent {
        while !elements.isEmpty { close() }
        return NoteContent(text: builder.finish(), figures: figures)
    }

    // MARK: HTMLHandler

    func start(_ name: String, _ attributes: [String: String]) {
        let name = FormattingTags.original(name)
        if name == "meta" { readMeta(attributes) }
        // A title or the like that never ended.
        if name == "body" { while elements.last?.isDropped == true { close() } }
        skipsLineBreak = false
        var element = HTMLElement(name, attributes, in: elements.last)
        if hasGenerator, name == "p" || name == "figcaption" { element.spaces = .kept }
        defer {
            elements.append(element)
            // libxml2 knows only those of HTML 4.
            if Self.voidElements.contains(name) { close() }
        }
        if elements.last?.isDropped != true {
            losses.take(element, attributes)
            if name == "title", title == nil { title = "" }
            if name == "style" { styleSheet = "" }
        }
        guard !element.isDropped, !isBehindFragment else { return }
        if name == "figure" { openFigures.append(OpenFigure(firstPicture: figures.count)) }
        if name == "figcaption", let figure = openFigures.last, figure.caption == nil {
            openFigures[openFigures.count - 1].caption = HTMLTextBuilder()
            openFigures[openFigures.count - 1].captionDepth = elements.count
            return
        }
        if element.isListMark { listMark = "" }
        if element.isBlock { write { $0.boundary() } }
        begin(&element, attributes)
    }

    func end(_ name: String) {
        let name = FormattingTags.original(name)
        guard let index = elements.lastIndex(where: { $0.name == name }) else { return }
        while elements.count > index { close() }
    }

    func text(_ text: String) {
        guard let element = elements.last ?? Self.page, !isBehindFragment else { return }
        guard !element.isDropped else { return addUnseen(text, in: element) }
        if listMark != nil {
            listMark? += text
            return
        }
        noteLink(of: text, in: element)
        var text = text
        if skipsLineBreak {
            skipsLineBreak = false
            if text.hasPrefix("\r\n") || text.hasPrefix("\n") { text.removeFirst() }
        }
        if element.hasPlainSpaces { text = text.replacing("\u{A0}", with: " ") }
        if element.hasPlainSpaces, element.spaces == .collapsed {
            write { $0.addExactly(text, in: element) }
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

    /// Elements that end where they begin.
    private static let voidElements: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ]

    private static let page: HTMLElement? = HTMLElement("body", [:], in: nil)

    private func write(_ body: (inout HTMLTextBuilder) -> Void) {
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

    /// The title and style sheets aren't shown, but tell what may be lost.
    private func addUnseen(_ text: String, in element: HTMLElement) {
        guard elements.dropLast().last?.isDropped != true else { return }
        if element.name == "title", !hasWholeTitle { title? += text }
        if element.name == "style" { styleSheet += text }
    }

    /// However its lines end.
    private var isOurStyleSheet: Bool {
        styleSheet.utf8.lazy.filter { $0 != 0x0D }.elementsEqual(HTMLFormat.styleSheet.utf8)
    }

    private func begin(_ element: inout HTMLElement, _ attributes: [String: String]) {
        switch element.name {
        case "p":
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
        case "li": beginItem(attributes)
        case "tr": write { $0.beginRow() }
        case "td", "th":
            guard let row = elements.lastIndex(where: { $0.name == "tr" }) else { break }
            elements[row].cells += 1
            if elements[row].cells > 1 { write { [element] in $0.beginCell(in: element) } }
        case "img": addPicture(attributes, in: element)
        case "q": write { [element] in $0.addExactly("“", in: element) }
        default: break
        }
    }

    private func beginItem(_ attributes: [String: String]) {
        guard let index = elements.lastIndex(where: { ["ul", "ol", "menu", "dir"].contains($0.name) }),
            var list = elements[index].list
        else { return write { $0.beginItem("• ") } }
        list.number = attributes["value"].flatMap { Int($0) } ?? list.number &+ 1
        elements[index].list = list
        let indent = String(repeating: "\t", count: min(list.depth, 16))
        write { $0.beginItem(indent + (list.isNumbered ? "\(list.number). " : "• ")) }
    }

    private func close() {
        let element = elements.removeLast()
        skipsLineBreak = false
        if element.name == "title", title != nil { hasWholeTitle = true }
        if element.name == "style", !isOurStyleSheet { losses.add(.styleSheets) }
        guard !element.isDropped, !isBehindFragment else { return }
        if element.isListMark, let mark = listMark { endListMark(mark) }
        switch element.name {
        case "figcaption":
            if let last = openFigures.indices.last, openFigures[last].captionDepth == elements.count {
                openFigures[last].captionDepth = 0
                return
            }
        case "figure": endFigure()
        case "li": write { $0.beginItem(nil) }
        case "q": write { $0.addExactly("”", in: element) }
        default: break
        }
        if element.isBlock { write { $0.boundary(element.lineBreak, endsRow: element.endsRow) } }
    }

    /// Bullets are letters of a font for symbols, which mean something else in other fonts.
    private func endListMark(_ mark: String) {
        listMark = nil
        let words = mark.split { $0.isWhitespace || $0 == "\u{A0}" }.joined(separator: " ")
        let isNumber = words.last.map { ".):".contains($0) } ?? false
        write { $0.beginItem(isNumber ? "\(words) " : "• ") }
    }

    private func endFigure() {
        guard let figure = openFigures.popLast(), var builder = figure.caption else { return }
        let caption = builder.finish()
        if figure.firstPicture < figures.count {
            // A caption is words alone.
            if caption.runs.contains(where: { !$0.attributes.styles.isEmpty }) { losses.add(.looks) }
            for index in figure.firstPicture..<figures.count { figures[index].caption = caption.text }
        } else if !caption.isEmpty, let page = elements.last ?? Self.page {
            // The picture was from elsewhere, or the figure is no picture: its words are text like other.
            write { builder in
                builder.boundary()
                for run in caption.runs { builder.addExactly(run.text, in: page) }
                builder.boundary()
            }
        }
    }

    private func addPicture(_ attributes: [String: String], in element: HTMLElement) {
        guard let source = attributes["src"], let (bytes, type) = pictures.picture(at: source), !bytes.isEmpty else {
            // Mail programs and web pages put emoji in as pictures.
            if let words = attributes["alt"], words.count == 1, words.unicodeScalars.contains(where: \.isEmoji) {
                write { $0.addExactly(words, in: element) }
            } else {
                losses.add(.pictures)
            }
            return
        }
        figures.append(
            NoteContent.Figure(
                bytes: bytes, type: type, name: Self.name(attributes[HTMLFormat.nameAttribute] ?? ""),
                caption: openFigures.isEmpty ? attributes["alt"] ?? "" : ""))
    }

    /// A name without what can't be in a file's.
    private static func name(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value & 0xFFFE != 0xFFFE }))
    }

    /// The characters whose numbers are given in hexadecimal.
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

extension Unicode.Scalar {
    fileprivate nonisolated var isEmoji: Bool { properties.isEmoji && value > 0xFF }
}

nonisolated extension HTMLElement {
    /// Whether a row of a table can't go on behind it.
    fileprivate var endsRow: Bool { ["tr", "tbody", "thead", "tfoot", "table"].contains(name) }
}

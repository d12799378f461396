/// The parts of a page that a note can't keep: kinds, each with a count.
nonisolated struct PageLosses: Equatable, Sendable {
    /// A kind of what can't be kept. The greatest losses come first.
    enum Kind: CaseIterable, Sendable {
        /// Pictures that aren't in the page itself.
        case pictures
        case drawings, recordings, pages
        /// They become lines, as lists do.
        case tables
        case fields, links, lists, headings, hiddenText, styleSheets, looks, scripts, comments
        /// Parts that a person would hardly miss, such as classes and languages.
        case details
    }

    private var counts: [Kind: Int] = [:]

    /// The maximum number of kinds named: enough to tell what it is about, without a list to read.
    private static let mostNamed = 4

    /// Whether nothing is lost that a person could name.
    var isEmpty: Bool { counts.isEmpty }

    /// Returns the number of parts of a kind.
    func count(of kind: Kind) -> Int { counts[kind] ?? 0 }

    /// One more of a kind.
    mutating func add(_ kind: Kind) { counts[kind, default: 0] += 1 }

    /// A sentence that names them; nil if there are none.
    var sentence: String? {
        let present = Kind.allCases.filter { $0 != .details && counts[$0] != nil }
        guard !present.isEmpty else { return isEmpty ? nil : "It has details that Longpress can’t keep." }
        var words = present.prefix(Self.mostNamed).map { $0.words(count(of: $0)) }
        if present.count > Self.mostNamed || counts[.details] != nil { words.append("more") }
        let last = words.removeLast()
        let all = words.isEmpty ? last : "\(words.joined(separator: ", ")) and \(last)"
        return "It has \(all), which Longpress can’t keep."
    }
}

nonisolated extension PageLosses.Kind {
    /// So many of the kind, in words.
    fileprivate func words(_ count: Int) -> String {
        switch self {
        case .pictures: count == 1 ? "a picture from elsewhere" : "\(count) pictures from elsewhere"
        case .drawings: count == 1 ? "a drawing" : "\(count) drawings"
        case .recordings: count == 1 ? "a video or sound" : "\(count) videos or sounds"
        case .pages: count == 1 ? "an embedded page" : "\(count) embedded pages"
        case .tables: count == 1 ? "a table" : "\(count) tables"
        case .fields: count == 1 ? "a form field" : "\(count) form fields"
        case .links: count == 1 ? "a link" : "\(count) links"
        case .lists: count == 1 ? "a list" : "\(count) lists"
        case .headings: count == 1 ? "a heading" : "\(count) headings"
        case .hiddenText: "hidden text"
        case .styleSheets: count == 1 ? "a style sheet" : "\(count) style sheets"
        case .looks: "colours and other styles"
        case .scripts: count == 1 ? "a script" : "\(count) scripts"
        case .comments: count == 1 ? "a comment" : "\(count) comments"
        case .details: "more"
        }
    }
}

import Localization

/// The parts of a page that a note can't keep, by kind, each with a count.
package struct PageLosses: Equatable, Sendable {
    /// A kind of lost part. The greatest losses come first.
    package enum Kind: CaseIterable, Sendable {
        /// Pictures that aren't embedded in the page.
        case pictures
        case drawings, recordings, pages
        /// Tables, which become lines of text.
        case tables
        case fields, links, lists, headings, hiddenText, styleSheets, looks, scripts, comments
        /// Parts that a user would hardly miss, such as classes and languages.
        case details
    }

    private var counts: [Kind: Int] = [:]

    /// The maximum number of kinds that are named: enough to give an idea, without a long list.
    private static let maxNamed = 4

    /// Whether nothing is lost.
    package var isEmpty: Bool { counts.isEmpty }

    func count(of kind: Kind) -> Int { counts[kind] ?? 0 }

    mutating func add(_ kind: Kind) { counts[kind, default: 0] += 1 }

    /// A sentence that names the losses; `nil` if there are none.
    package var sentence: String? {
        let present = Kind.allCases.filter { $0 != .details && counts[$0] != nil }
        guard !present.isEmpty else {
            return isEmpty ? nil : localized("It contains details that Longpress can’t keep.")
        }
        var words = present.prefix(Self.maxNamed).map { $0.words(count(of: $0)) }
        if present.count > Self.maxNamed || counts[.details] != nil { words.append(localized("more")) }
        return localized("It contains {things}, which Longpress can’t keep.", ["things": WordList.all(words)])
    }
}

extension PageLosses.Kind {
    fileprivate func words(_ count: Int) -> String {
        switch self {
        case .pictures:
            localizedPlural("an image that isn’t embedded", "{count} images that aren’t embedded", count: count)
        case .drawings: localizedPlural("a drawing", "{count} drawings", count: count)
        case .recordings: localizedPlural("a video or sound", "{count} videos or sounds", count: count)
        case .pages: localizedPlural("an embedded page", "{count} embedded pages", count: count)
        case .tables: localizedPlural("a table", "{count} tables", count: count)
        case .fields: localizedPlural("a form field", "{count} form fields", count: count)
        case .links: localizedPlural("a link", "{count} links", count: count)
        case .lists: localizedPlural("a list", "{count} lists", count: count)
        case .headings: localizedPlural("a heading", "{count} headings", count: count)
        case .hiddenText: localized("hidden text")
        case .styleSheets: localizedPlural("a style sheet", "{count} style sheets", count: count)
        case .looks: localized("colours and other styles")
        case .scripts: localizedPlural("a script", "{count} scripts", count: count)
        case .comments: localizedPlural("a comment", "{count} comments", count: count)
        case .details: localized("more")
        }
    }
}

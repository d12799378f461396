/// What a paragraph is, which shows in its letters and margins. One without is the body of the text.
public enum ParagraphStyle: Hashable, Sendable {
    /// The name of the whole text.
    case title
    /// The name of a part.
    case heading
    /// The name of a part of a part.
    case subheading
    /// Somebody else's words.
    case quotation
    /// An item of a list, which is in so many others: from 0 to ``deepestLevel``.
    case item(ListMark, level: Int)

    /// The level of the lists in the most others.
    public static let deepestLevel = 7

    /// All styles that there are.
    public static let allCases: [ParagraphStyle] =
        [.title, .heading, .subheading, .quotation]
        + ListMark.allCases.flatMap { mark in (0...deepestLevel).map { .item(mark, level: $0) } }

    /// An id: `heading`, `bullet-0`.
    public var name: String {
        switch self {
        case .title: "title"
        case .heading: "heading"
        case .subheading: "subheading"
        case .quotation: "quotation"
        case .item(let mark, let level): "\(mark.rawValue)-\(level)"
        }
    }

    /// Whether it names what follows it, which then is body again.
    public var isHeading: Bool { [.title, .heading, .subheading].contains(self) }

    /// What is before it, if it is an item of a list.
    public var mark: ListMark? { if case .item(let mark, _) = self { mark } else { nil } }

    /// The number of lists around its own, if it is an item of one.
    public var level: Int? { if case .item(_, let level) = self { level } else { nil } }

    /// The size of its letters, as a part of the body's.
    package var scale: Double {
        switch self {
        case .title: 1.7
        case .heading: 1.35
        case .subheading: 1.15
        case .quotation, .item: 1
        }
    }
}

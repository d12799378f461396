/// The style of a paragraph, which determines its letters and margins. A paragraph without one is body text.
public enum ParagraphStyle: Hashable, Sendable {
    /// The title of the whole text.
    case title
    /// The heading of a section.
    case heading
    /// The heading of a subsection.
    case subheading
    /// A quotation.
    case quotation
    /// A list item. The level is the number of lists around its own, from 0 to ``deepestLevel``.
    case item(ListMark, level: Int)

    /// The maximum level of a list.
    public static let deepestLevel = 7

    /// All styles.
    public static let allCases: [ParagraphStyle] =
        [.title, .heading, .subheading, .quotation]
        + ListMark.allCases.flatMap { mark in (0...deepestLevel).map { .item(mark, level: $0) } }

    /// An id, such as `heading` or `bullet-0`.
    public var name: String {
        switch self {
        case .title: "title"
        case .heading: "heading"
        case .subheading: "subheading"
        case .quotation: "quotation"
        case .item(let mark, let level): "\(mark.rawValue)-\(level)"
        }
    }

    /// Whether the style is a title or heading. The paragraph after one is body text again.
    public var isHeading: Bool { [.title, .heading, .subheading].contains(self) }

    /// The mark before the paragraph, if it is a list item.
    public var mark: ListMark? { if case .item(let mark, _) = self { mark } else { nil } }

    /// The number of lists around the item's own list, if it is a list item.
    public var level: Int? { if case .item(_, let level) = self { level } else { nil } }

    /// The size of the letters, relative to body text.
    package var scale: Double {
        switch self {
        case .title: 1.7
        case .heading: 1.35
        case .subheading: 1.15
        case .quotation, .item: 1
        }
    }
}

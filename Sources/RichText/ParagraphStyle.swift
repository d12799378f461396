/// What a paragraph is, which shows in its letters and margins. One without is the body of the text.
public enum ParagraphStyle: String, CaseIterable, Sendable {
    /// The name of the whole text.
    case title
    /// The name of a part.
    case heading
    /// The name of a part of a part.
    case subheading
    /// Somebody else's words.
    case quotation

    /// Whether it names what follows it, which then is body again.
    public var isHeading: Bool { self != .quotation }

    /// The size of its letters, as a part of the body's.
    package var scale: Double {
        switch self {
        case .title: 1.7
        case .heading: 1.35
        case .subheading: 1.15
        case .quotation: 1
        }
    }
}

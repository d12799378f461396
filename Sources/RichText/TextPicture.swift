/// A picture that stands in a text, in a line of its own. The text has one character in its place; the picture itself is kept by
/// whoever keeps the text.
public struct TextPicture: Hashable, Sendable {
    /// The part of the text's width that it takes at most.
    public enum Size: String, CaseIterable, Sendable {
        /// A third.
        case small
        /// Two thirds.
        case medium
        /// All of it.
        case full

        /// The part, from 0 to 1.
        public var part: Double {
            switch self {
            case .small: 1.0 / 3
            case .medium: 2.0 / 3
            case .full: 1
            }
        }
    }

    /// The number by which the picture is known where it is kept. A text has each but once.
    public var id: Int
    /// Its size.
    public var size: Size

    /// Describes a picture.
    public init(id: Int, size: Size = .full) { (self.id, self.size) = (id, size) }

    /// The character in its place.
    public static let character = "\u{FFFC}"
}

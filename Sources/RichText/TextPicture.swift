/// A picture in a text, in a line of its own. The text contains one character in its place. The picture itself is stored by the
/// owner of the text.
public struct TextPicture: Hashable, Sendable {
    /// The maximum fraction of the text's width that the picture takes.
    public enum Size: String, CaseIterable, Sendable {
        /// A third.
        case small
        /// Two thirds.
        case medium
        /// The whole width.
        case full

        /// The fraction, from 0 to 1.
        public var part: Double {
            switch self {
            case .small: 1.0 / 3
            case .medium: 2.0 / 3
            case .full: 1
            }
        }
    }

    /// The number that identifies the picture where it is stored. A text contains each picture only once.
    public var id: Int
    /// The size.
    public var size: Size

    /// Creates a reference to a picture.
    public init(id: Int, size: Size = .full) { (self.id, self.size) = (id, size) }

    /// The character in the place of a picture.
    public static let character = "\u{FFFC}"
}

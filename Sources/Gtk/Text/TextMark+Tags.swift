nonisolated extension TextMark {
    package var tagName: String {
        switch self {
        case .style(let style): style.rawValue
        case .direction(let direction): direction.rawValue
        case .paragraph(let style): style.name
        case .link(let address): Self.linkPrefix + address
        case .picture(let picture): "\(Self.picturePrefix)\(picture.id):\(picture.size.rawValue)"
        }
    }

    /// Whether the mark is a style of a paragraph.
    package var isOfParagraph: Bool { if case .paragraph = self { true } else { false } }

    private static let linkPrefix = "link:"
    /// The tag that all links have in addition to that of their address. It determines where links begin and end, and how they
    /// look.
    static let linkTag = "link"
    private static let picturePrefix = "picture:"
    /// The tag that all pictures have in addition to their own.
    static let pictureTag = "picture"

    /// The tag shared by all marks of this kind if the kind has any number of values; nil for other kinds.
    var commonTag: String? {
        switch self {
        case .link: Self.linkTag
        case .picture: Self.pictureTag
        case .style, .direction, .paragraph: nil
        }
    }

    /// Makes the mark that a tag with this name represents; nil if it represents none.
    init?(tagName name: String) {
        if name.hasPrefix(Self.linkPrefix) {
            self = .link(String(name.dropFirst(Self.linkPrefix.count)))
        } else if name.hasPrefix(Self.picturePrefix) {
            let parts = name.dropFirst(Self.picturePrefix.count).split(separator: ":")
            guard parts.count == 2, let id = Int(parts[0]), let size = TextPicture.Size(rawValue: String(parts[1]))
            else {
                return nil
            }
            self = .picture(TextPicture(id: id, size: size))
        } else if let mark = Self.byName[name] {
            self = mark
        } else {
            return nil
        }
    }

    /// All marks with the names of their tags.
    package static let named = all.map { (mark: $0, name: $0.tagName) }
    /// The marks by the names of their tags.
    package static let byName = Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0.mark) })
}

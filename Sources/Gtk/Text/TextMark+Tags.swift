nonisolated extension TextMark {
    var tagName: String {
        switch self {
        case .style(let style): style.rawValue
        case .direction(let direction): direction.rawValue
        case .paragraph(let style): style.name
        }
    }

    /// All marks with the names of their tags.
    static let named = all.map { (mark: $0, name: $0.tagName) }
    /// The mark that a tag of a name stands for.
    static let byName = Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0.mark) })
}

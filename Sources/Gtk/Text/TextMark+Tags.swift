nonisolated extension TextMark {
    static let all = TextStyle.allCases.map(TextMark.style) + WritingDirection.allCases.map(TextMark.direction)

    var tagName: String {
        switch self {
        case .style(let style): style.rawValue
        case .direction(let direction): direction.rawValue
        }
    }
}

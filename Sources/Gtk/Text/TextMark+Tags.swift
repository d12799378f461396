nonisolated extension TextMark {
    var tagName: String {
        switch self {
        case .style(let style): style.rawValue
        case .direction(let direction): direction.rawValue
        case .paragraph(let style): style.rawValue
        }
    }
}

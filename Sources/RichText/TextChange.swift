/// A mark that a character of a text buffer can carry.
public enum TextMark: Hashable, Sendable {
    /// A style.
    case style(TextStyle)
    /// The direction of the paragraph.
    case direction(WritingDirection)

    /// All marks that there are.
    public static let all = TextStyle.allCases.map(TextMark.style) + WritingDirection.allCases.map(TextMark.direction)
}

/// One change of a text buffer, with all that it takes to undo it and to make it again.
public enum TextChange: Hashable, Sendable {
    /// Text came in before a place.
    case insertion(RichText, at: Int)
    /// Text that began at a place went out.
    case deletion(RichText, at: Int)
    /// Stretches that hadn't a mark got it, or others lost it.
    case marking(TextMark, isOn: Bool, [Range<Int>])

    /// The change that takes this one back.
    public var inverse: TextChange {
        switch self {
        case .insertion(let text, let place): .deletion(text, at: place)
        case .deletion(let text, let place): .insertion(text, at: place)
        case .marking(let mark, let isOn, let ranges): .marking(mark, isOn: !isOn, ranges)
        }
    }

    /// The one change that this and the next one come to, if they are letters typed or deleted side by side, or letters
    /// and a mark that they get or lose.
    public func merged(with next: TextChange) -> TextChange? {
        switch (self, next) {
        case (.insertion(var text, let place), .insertion(let more, let then)) where then == place + text.count:
            text.append(more)
            return .insertion(text, at: place)
        case (.deletion(var text, let place), .deletion(let more, let then)) where then == place:
            text.append(more)
            return .deletion(text, at: place)
        case (.deletion(let text, let place), .deletion(var more, let then)) where then + more.count == place:
            more.append(text)
            return .deletion(more, at: then)
        case (.insertion(let text, let place), .marking(let mark, let isOn, let ranges))
        where ranges.allSatisfy { place <= $0.lowerBound && $0.upperBound <= place + text.count }:
            let inside = ranges.map { $0.lowerBound - place..<$0.upperBound - place }
            return .insertion(text.marked(mark, isOn: isOn, in: inside), at: place)
        default: return nil
        }
    }

    /// About how much memory it takes, in bytes.
    public var byteCount: Int {
        switch self {
        case .insertion(let text, _), .deletion(let text, _): text.byteCount + text.runs.count * 64
        case .marking(_, _, let ranges): ranges.count * 16
        }
    }
}

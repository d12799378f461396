/// One change of a text buffer, with everything needed to undo and redo it.
public enum TextChange: Hashable, Sendable {
    /// Text was inserted at a position.
    case insertion(RichText, at: Int)
    /// Text that began at a position was deleted.
    case deletion(RichText, at: Int)
    /// Ranges that didn't have a mark got it, or ranges that had it lost it.
    case marking(TextMark, isOn: Bool, [Range<Int>])

    /// The change that reverts this one.
    public var inverse: TextChange {
        switch self {
        case .insertion(let text, let offset): .deletion(text, at: offset)
        case .deletion(let text, let offset): .insertion(text, at: offset)
        case .marking(let mark, let isOn, let ranges): .marking(mark, isOn: !isOn, ranges)
        }
    }

    /// Returns this change and the next one combined, if they are letters typed or deleted next to each other, or letters and a
    /// mark that is set on them or removed; otherwise `nil`.
    public func merged(with next: TextChange) -> TextChange? {
        switch (self, next) {
        case (.insertion(var text, let offset), .insertion(let more, let then)) where then == offset + text.count:
            text.append(more)
            return .insertion(text, at: offset)
        case (.deletion(var text, let offset), .deletion(let more, let then)) where then == offset:
            text.append(more)
            return .deletion(text, at: offset)
        case (.deletion(let text, let offset), .deletion(var more, let then)) where then + more.count == offset:
            more.append(text)
            return .deletion(more, at: then)
        case (.insertion(let text, let offset), .marking(let mark, let isOn, let ranges))
        where ranges.allSatisfy { offset <= $0.lowerBound && $0.upperBound <= offset + text.count }:
            let inside = ranges.map { $0.lowerBound - offset..<$0.upperBound - offset }
            return .insertion(text.marked(mark, isOn: isOn, in: inside), at: offset)
        default: return nil
        }
    }

    /// The approximate work of making the change, in characters.
    package var work: Int {
        switch self {
        case .insertion(let text, _), .deletion(let text, _): text.count + text.runs.count * Self.stretchCost
        case .marking(_, _, let ranges): ranges.count * Self.stretchCost
        }
    }

    /// The number of characters that take as long as a range with its styles.
    private static var stretchCost: Int { 64 }

    /// Returns the change as several changes to be made in order, each of about the given work.
    package func pieces(ofWork work: Int) -> [TextChange] {
        guard self.work > 2 * work else { return [self] }
        switch self {
        case .insertion(let text, let offset):
            return Self.placed(text, at: offset, work).map { .insertion($0.text, at: $0.offset) }
        case .deletion(let text, let offset):
            // Begins at the end, so that the other positions stay valid.
            return Self.placed(text, at: offset, work).reversed().map { .deletion($0.text, at: $0.offset) }
        case .marking(let mark, let isOn, let ranges):
            let count = max(work / Self.stretchCost, 1)
            return stride(from: 0, to: ranges.count, by: count).map { start in
                .marking(mark, isOn: isOn, Array(ranges[start...].prefix(count)))
            }
        }
    }

    private static func placed(_ text: RichText, at offset: Int, _ work: Int) -> [(text: RichText, offset: Int)] {
        var end = offset
        return text.pieces(ofLength: work).map { piece in
            defer { end += piece.count }
            return (piece, end)
        }
    }

    /// The approximate memory use, in bytes.
    public var byteCount: Int {
        switch self {
        case .insertion(let text, _), .deletion(let text, _): text.byteCount + text.runs.count * 64
        case .marking(_, _, let ranges): ranges.count * 16
        }
    }
}

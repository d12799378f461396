/// Counts the items of lists, paragraph by paragraph. The items of a list follow each other; those of lists within it may be
/// in between.
package struct ListNumbers: Sendable {
    /// The last number, or nil for marks of another kind, of the list at each level.
    private var numbers: [(mark: ListMark, number: Int)] = []

    package init() {}

    /// The number of the next paragraph among the items of its list; nil if it is none.
    package mutating func next(_ style: ParagraphStyle?) -> Int? {
        guard case .item(let mark, let level) = style else {
            numbers = []
            return nil
        }
        numbers.removeLast(max(numbers.count - level - 1, 0))
        while numbers.count < level { numbers.append((mark, 0)) }
        if numbers.count == level { numbers.append((mark, 0)) }
        if !numbers[level].mark.goes(with: mark) { numbers[level].number = 0 }
        numbers[level] = (mark, numbers[level].number + 1)
        return numbers[level].number
    }

    /// Counts so many paragraphs of a style, at least one.
    package mutating func skip(_ style: ParagraphStyle, _ count: Int) {
        _ = next(style)
        if let level = style.level { numbers[level].number += count - 1 }
    }

    /// The text before the next paragraph, as it is shown; nil if it is no item.
    package mutating func nextMark(_ style: ParagraphStyle?) -> String? {
        guard let number = next(style), case .item(let mark, let level) = style else { return nil }
        return switch mark {
        case .bullet: level == 0 ? "•" : level == 1 ? "◦" : "▪"
        case .number: "\(number)."
        case .dash: "–"
        case .open: "☐"
        case .done: "☑"
        }
    }
}

/// Counts list items, paragraph by paragraph. The items of a list are consecutive, except for the items of nested lists between
/// them.
package struct ListNumbers: Sendable {
    /// The last mark and number of the list at each level.
    private var numbers: [(mark: ListMark, number: Int)] = []

    package init() {}

    /// Returns the number of the next paragraph among the items of its list; `nil` if it isn't an item.
    package mutating func next(_ style: ParagraphStyle?) -> Int? {
        guard case .item(let mark, let level) = style else {
            numbers = []
            return nil
        }
        numbers.removeLast(max(numbers.count - level - 1, 0))
        while numbers.count < level { numbers.append((mark, 0)) }
        if numbers.count == level { numbers.append((mark, 0)) }
        if !numbers[level].mark.isSameKind(as: mark) { numbers[level].number = 0 }
        numbers[level] = (mark, numbers[level].number + 1)
        return numbers[level].number
    }

    /// Counts a number of paragraphs of a style, at least one.
    package mutating func skip(_ style: ParagraphStyle, _ count: Int) {
        _ = next(style)
        if let level = style.level { numbers[level].number += count - 1 }
    }

    /// Returns the mark of the next paragraph, as it is shown; `nil` if it isn't an item.
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

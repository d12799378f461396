import Markup

/// Counts the items of lists that are numbered downwards: the first item has the number of items.
final class ReversedLists: HTMLHandler {
    /// The numbers of items in all such lists without a `start` attribute, in the order of the page.
    private(set) var counts: [Int] = []
    private var open: [(name: String, index: Int?)] = []

    private static let attribute = "reversed"

    /// Returns whether a list's items have to be counted.
    static func isCounted(_ name: String, _ attributes: [String: String]) -> Bool {
        name == "ol" && attributes[attribute] != nil && attributes["start"].flatMap(HTMLElement.integer) == nil
    }

    /// Returns the numbers of items in a page's lists. Most pages have no such list, and needn't be parsed for that.
    static func counts(in text: [UInt8], isCancelled: () -> Bool) -> [Int] {
        guard
            [attribute, attribute.uppercased()].contains(where: { ByteSearch.first(Array($0.utf8), in: text) != nil })
        else { return [] }
        let lists = ReversedLists()
        _ = HTMLParser.parse(text, handler: lists, isCancelled: isCancelled)
        return lists.counts
    }

    func start(_ name: String, _ attributes: [String: String]) {
        let name = FormattingTags.original(name)
        if HTMLElement.lists.contains(name) {
            let isCounted = Self.isCounted(name, attributes)
            open.append((name, isCounted ? counts.count : nil))
            if isCounted { counts.append(0) }
        } else if name == "li", let index = open.last?.index, attributes["hidden"] == nil {
            counts[index] += 1
        }
    }

    func end(_ name: String) {
        let name = FormattingTags.original(name)
        guard HTMLElement.lists.contains(name), let index = open.lastIndex(where: { $0.name == name }) else { return }
        open.removeSubrange(index...)
    }

    func text(_ text: String) {}

    func comment(_ text: String) {}
}

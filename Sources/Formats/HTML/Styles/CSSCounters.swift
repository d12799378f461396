/// The counters of a page (CSS Lists, level 3): numbers that elements make, raise and show.
///
/// A counter counts for the element that makes it, for what is in it, and for what comes after it in the same element.
struct CSSCounters {
    /// A counter's name with what it is set to, or raised by.
    struct Change: Equatable, Sendable {
        var name: String
        var value: Int

        private static let most = 16

        /// Reads a property's value, as in `chapter section 5`.
        static func read(_ values: [CSSToken], standard: Int) -> [Change] {
            var result: [Change] = []
            for case .word(let word) in values.prefix(2 * most) {
                if let number = Int(word) {
                    if !result.isEmpty { result[result.count - 1].value = number }
                } else if word.lowercased() != "none" {
                    result.append(Change(name: word, value: standard))
                }
            }
            return result
        }
    }

    private struct Counter {
        var value: Int
        /// The number of elements that its maker is in.
        var level: Int
    }

    private var counters: [String: [Counter]] = [:]
    /// Those that were made, the innermost last.
    private var made: [(name: String, level: Int)] = []

    /// As many of one name are shown at a time, the innermost ones.
    private static let mostShown = 32

    /// Makes a counter at the level of its maker, which is in so many elements.
    mutating func reset(_ change: Change, level: Int) {
        let counter = Counter(value: change.value, level: level)
        if let last = counters[change.name]?.last, last.level >= level {
            counters[change.name]![counters[change.name]!.count - 1] = counter
        } else {
            counters[change.name, default: []].append(counter)
            made.append((change.name, level))
        }
    }

    /// Raises a counter, which is made if there is none.
    mutating func increment(_ change: Change, level: Int) {
        let value = value(of: change.name)
        if value == nil { reset(Change(name: change.name, value: 0), level: level) }
        set(Change(name: change.name, value: (value ?? 0) &+ change.value), level: level)
    }

    /// Gives a counter a value, which is made if there is none.
    mutating func set(_ change: Change, level: Int) {
        guard let last = counters[change.name]?.indices.last else { return reset(change, level: level) }
        counters[change.name]![last].value = change.value
    }

    /// An element has ended that is in so many others: so have the counters that were made in it.
    mutating func leave(level: Int) {
        while let last = made.last, last.level > level {
            made.removeLast()
            counters[last.name]?.removeLast()
            if counters[last.name]?.isEmpty == true { counters[last.name] = nil }
        }
    }

    /// A counter's value; nil if there is none.
    func value(of name: String) -> Int? { counters[name]?.last?.value }

    /// The values of all counters of a name, from the outermost.
    func values(of name: String) -> [Int] { counters[name]?.suffix(Self.mostShown).map(\.value) ?? [] }
}

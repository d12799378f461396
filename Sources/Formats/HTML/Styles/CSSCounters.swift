/// The counters of a page (CSS Lists, level 3): numbers that elements create, increment and show.
///
/// A counter's scope is the element that creates it, its descendants, and its following siblings with theirs.
struct CSSCounters {
    /// A counter's name, and the value to set it to or to increment it by.
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
        /// The number of elements around the one that created the counter.
        var level: Int
    }

    private var counters: [String: [Counter]] = [:]
    /// The counters that were created, the innermost last.
    private var made: [(name: String, level: Int)] = []

    /// The maximum number of values shown for one name, the innermost ones.
    private static let maxShown = 32

    /// Creates a counter for an element at a level: the number of elements around it.
    mutating func reset(_ change: Change, level: Int) {
        let counter = Counter(value: change.value, level: level)
        if let last = counters[change.name]?.last, last.level >= level {
            counters[change.name]![counters[change.name]!.count - 1] = counter
        } else {
            counters[change.name, default: []].append(counter)
            made.append((change.name, level))
        }
    }

    /// Increments a counter, and creates it if there is none.
    mutating func increment(_ change: Change, level: Int) {
        let value = value(of: change.name)
        if value == nil { reset(Change(name: change.name, value: 0), level: level) }
        set(Change(name: change.name, value: (value ?? 0) &+ change.value), level: level)
    }

    /// Sets a counter, and creates it if there is none.
    mutating func set(_ change: Change, level: Int) {
        guard let last = counters[change.name]?.indices.last else { return reset(change, level: level) }
        counters[change.name]![last].value = change.value
    }

    /// Ends the counters that were created inside an element at a level, which has ended.
    mutating func leave(level: Int) {
        while let last = made.last, last.level > level {
            made.removeLast()
            counters[last.name]?.removeLast()
            if counters[last.name]?.isEmpty == true { counters[last.name] = nil }
        }
    }

    /// Returns a counter's value; `nil` if there is none.
    func value(of name: String) -> Int? { counters[name]?.last?.value }

    /// Returns the values of all counters with a name, from the outermost.
    func values(of name: String) -> [Int] { counters[name]?.suffix(Self.maxShown).map(\.value) ?? [] }
}

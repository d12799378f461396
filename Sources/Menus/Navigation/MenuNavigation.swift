/// The item of an open menu that has the keyboard focus, and how keys move it.
///
/// Arrow keys wrap around; typing one letter repeatedly goes through the items that begin with it; letters typed in quick
/// succession spell the beginning of a title.
package struct MenuNavigation: Equatable, Sendable {
    /// A move that a key makes.
    package enum Step: Hashable, Sendable {
        /// To the item that gets the focus first.
        case start
        /// To the next item, from the last to the first.
        case next
        /// To the previous item, from the first to the last.
        case previous
        /// To the line below, from the last to the first.
        case down
        /// To the line above, from the first to the last.
        case up
        /// To the first item.
        case first
        /// To the last item.
        case last
        /// To the first visible item, or from there up by a page.
        case pageUp
        /// To the last visible item, or from there down by a page.
        case pageDown
    }

    /// The time without a letter, in milliseconds, after which typing starts again (1000, as in desktop menus).
    package static let typeAheadReset = 1000

    /// The titles of the items, in the order of the arrow keys.
    package let titles: [String]
    /// The items of each line, if several are side by side; empty if each has a line of its own.
    package var lines: [Range<Int>] = []
    /// The item to which the first arrow or page key moves, whatever its direction.
    package var start = 0
    /// The item that has the focus; nil before the first move.
    package private(set) var current: Int?
    private var typed = ""
    private var lastTyped = 0

    /// Makes a navigation that begins without a focused item.
    package init(titles: [String]) {
        self.titles = titles
    }

    /// Makes a move; does nothing in an empty menu. `visible` is the range of visible items in a menu that scrolls.
    package mutating func move(_ step: Step, visible: Range<Int>? = nil) {
        guard !titles.isEmpty else { return }
        let seen = visible?.clamped(to: titles.indices) ?? titles.indices
        let visible = seen.isEmpty ? titles.indices : seen
        let (first, last) = (visible.lowerBound, visible.upperBound - 1)
        switch (step, current) {
        case (.pageUp, let index?) where index <= first: current = max(index - max(visible.count - 1, 1), 0)
        case (.start, _), (.next, nil), (.previous, nil), (.down, nil), (.up, nil), (.pageUp, nil), (.pageDown, nil):
            current = min(max(start, 0), titles.count - 1)
        case (.pageUp, _): current = first
        case (.pageDown, let index?) where index >= last:
            current = min(index + max(visible.count - 1, 1), titles.count - 1)
        case (.pageDown, _): current = last
        case (.first, _): current = 0
        case (.last, _): current = titles.count - 1
        case (.next, let index?): current = (index + 1) % titles.count
        case (.previous, let index?): current = (index + titles.count - 1) % titles.count
        case (.down, let index?): current = item(below: index, lines: 1)
        case (.up, let index?): current = item(below: index, lines: -1)
        }
    }

    /// Returns whether a move wraps around the ends of the items or goes to the last one, so that more items would change its
    /// destination.
    package func goesBeyond(_ step: Step, visible: Range<Int>? = nil) -> Bool {
        guard let current, step != .last else { return step == .last }
        let first = lines.first ?? 0..<1
        let last = lines.last ?? titles.count - 1..<titles.count
        switch step {
        case .previous, .up: return first.contains(current)
        case .next, .down: return last.contains(current)
        case .pageDown: return current + (visible ?? titles.indices).count >= titles.count
        case .start, .first, .last, .pageUp: return false
        }
    }

    /// Moves to another item in the line of the current one, by a number of items; returns false if there is none.
    package mutating func move(inLine step: Int) -> Bool {
        guard let current, let line = lines.first(where: { $0.contains(current) }), line.contains(current + step) else {
            return false
        }
        self.current = current + step
        return true
    }

    /// Returns the item some lines below another one: of several side by side, the one at about the same relative position.
    private func item(below index: Int, lines step: Int) -> Int {
        guard let number = lines.firstIndex(where: { $0.contains(index) }) else {
            return (index + titles.count + step) % titles.count
        }
        let (line, other) = (lines[number], lines[(number + lines.count + step) % lines.count])
        return other.lowerBound + (index - line.lowerBound) * other.count / line.count
    }

    /// Moves to an item.
    package mutating func move(to index: Int) {
        guard titles.indices.contains(index) else { return }
        current = index
    }

    /// Returns whether letters have been typed so recently that a space continues them. The time is in milliseconds on the
    /// same clock.
    package func isTyping(at time: Int) -> Bool {
        !typed.isEmpty && time - lastTyped <= Self.typeAheadReset
    }

    /// Moves to the item whose title begins with the typed letters, ignoring case and diacritics. Stays, and returns false, if
    /// there is none. Times are in milliseconds on any clock.
    @discardableResult
    package mutating func type(_ letter: Character, at time: Int) -> Bool {
        if time - lastTyped > Self.typeAheadReset { typed = "" }
        lastTyped = time
        typed += letter.lowercased()

        let isRepeated = Set(typed).count == 1
        let sought = isRepeated ? String(typed.prefix(1)) : typed
        // A repeated letter searches after the current item; a longer beginning may still match the current item.
        let start = current.map { isRepeated ? $0 + 1 : $0 } ?? 0
        let order = titles.indices.map { (start + $0) % titles.count }
        guard
            let found = order.first(where: { Self.letters(of: titles[$0]).starts(with: Self.letters(of: sought)) })
                ?? order.first(where: { Self.begins(titles[$0], withHangul: sought) })
        else { return false }
        current = found
        return true
    }

    /// Returns the letters of a text as names that ignore case and diacritics: "latin small letter a" for `a` and `Ä`. Unicode
    /// names additions to a letter after the word "with".
    private static func letters(of text: String) -> [Substring] {
        text.lowercased().map { character in
            guard let name = character.unicodeScalars.first?.properties.name else { return Substring([character]) }
            return name.firstRange(of: " WITH ").map { name[..<$0.lowerBound] } ?? name[...]
        }
    }

    /// Returns whether a title in Hangul begins with the typed letters, or its syllables do.
    private static func begins(_ title: String, withHangul typed: String) -> Bool {
        guard HangulKeys.isIn(title) else { return false }
        let letters = HangulKeys.letters(of: typed).map(HangulKeys.letter(onKeyOf:))
        return HangulKeys.letters(of: title).starts(with: letters)
            || HangulKeys.initials(of: title).starts(with: letters)
    }
}

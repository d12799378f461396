/// Which item of an open menu the keyboard is on, and where a key takes it.
///
/// Arrows wrap round; one letter typed again goes through the items that begin with it; letters typed in quick
/// succession spell the beginning of a title.
package struct MenuNavigation: Equatable, Sendable {
    /// A step that a key takes.
    package enum Step: Hashable, Sendable {
        /// To the item that the keyboard begins on.
        case start
        /// To the next item, from the last to the first.
        case next
        /// To the item before, from the first to the last.
        case previous
        /// To the line below, from the last to the first.
        case down
        /// To the line above, from the first to the last.
        case up
        /// To the first item.
        case first
        /// To the last item.
        case last
        /// To the first item in sight, or from there to a page before.
        case pageUp
        /// To the last item in sight, or from there to a page on.
        case pageDown
    }

    /// After so long without a letter, in milliseconds, typing begins anew (1000, as desktop menus do).
    package static let typeAheadReset = 1000

    /// The titles of the items, in the order in which the arrows go through them.
    package let titles: [String]
    /// The items of each line, where several stand side by side; empty if each has a line of its own.
    package var lines: [Range<Int>] = []
    /// The item that the first arrow or page key goes to, whichever way it points.
    package var start = 0
    /// The item that the keyboard is on; nil for none yet.
    package private(set) var current: Int?
    private var typed = ""
    private var lastTyped = 0

    /// Begins on no item.
    package init(titles: [String]) {
        self.titles = titles
    }

    /// Goes a step; in an empty menu nothing happens. In a menu that scrolls some items are visible.
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

    /// Whether a step goes from one end of the items to the other, or to the last of them, so that further items would change its
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

    /// Goes to the item beside the current one, so many items on in its line; false if there is none.
    package mutating func move(inLine step: Int) -> Bool {
        guard let current, let line = lines.first(where: { $0.contains(current) }), line.contains(current + step) else {
            return false
        }
        self.current = current + step
        return true
    }

    /// The item some lines below another one: of several side by side, the one that is about as far along.
    private func item(below index: Int, lines step: Int) -> Int {
        guard let number = lines.firstIndex(where: { $0.contains(index) }) else {
            return (index + titles.count + step) % titles.count
        }
        let (line, other) = (lines[number], lines[(number + lines.count + step) % lines.count])
        return other.lowerBound + (index - line.lowerBound) * other.count / line.count
    }

    /// Goes to an item.
    package mutating func move(to index: Int) {
        guard titles.indices.contains(index) else { return }
        current = index
    }

    /// Whether letters have been typed so lately, in milliseconds on the same clock, that a space goes on with them.
    package func isTyping(at time: Int) -> Bool {
        !typed.isEmpty && time - lastTyped <= Self.typeAheadReset
    }

    /// Goes to the item whose title begins with what has been typed, in letters of either case, with or without their
    /// diacritics, and at times in milliseconds on any clock; stays, and returns false, if there is none.
    @discardableResult
    package mutating func type(_ letter: Character, at time: Int) -> Bool {
        if time - lastTyped > Self.typeAheadReset { typed = "" }
        lastTyped = time
        typed += letter.lowercased()

        let isRepeated = Set(typed).count == 1
        let sought = isRepeated ? String(typed.prefix(1)) : typed
        // One letter again looks beyond the current item; a longer beginning may still be the current item's.
        let start = current.map { isRepeated ? $0 + 1 : $0 } ?? 0
        let order = titles.indices.map { (start + $0) % titles.count }
        guard
            let found = order.first(where: { Self.letters(of: titles[$0]).starts(with: Self.letters(of: sought)) })
                ?? order.first(where: { Self.begins(titles[$0], withHangul: sought) })
        else { return false }
        current = found
        return true
    }

    /// The letters of a text, by names that are equal in either case and whatever the diacritics: "latin small letter a" for
    /// `a` and `Ä`. Unicode names what is added to a letter after the word "with".
    private static func letters(of text: String) -> [Substring] {
        text.lowercased().map { character in
            guard let name = character.unicodeScalars.first?.properties.name else { return Substring([character]) }
            return name.firstRange(of: " WITH ").map { name[..<$0.lowerBound] } ?? name[...]
        }
    }

    /// Whether a title in Hangul begins with letters that have been typed, or its syllables do.
    private static func begins(_ title: String, withHangul typed: String) -> Bool {
        guard HangulKeys.isIn(title) else { return false }
        let letters = HangulKeys.letters(of: typed).map(HangulKeys.letter(onKeyOf:))
        return HangulKeys.letters(of: title).starts(with: letters)
            || HangulKeys.initials(of: title).starts(with: letters)
    }
}

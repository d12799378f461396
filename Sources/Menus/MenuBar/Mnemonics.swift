extension MenuBar {
    /// The position of each menu's mnemonic letter in its title, in characters; nil for none.
    ///
    /// A menu's own letter takes precedence, and the others get one that is still free.
    package var mnemonics: [Int?] {
        Mnemonics.positions(in: menus.map(\.title), keeping: menus.map(\.mnemonic))
    }
}

/// The letters of several titles that select them with Alt.
package enum Mnemonics {
    /// Returns the position of each title's letter, in characters; nil for none.
    ///
    /// A title with a letter of its own keeps it. The others get, one after another, the first free letter at the beginning of
    /// a word, or else any free letter, so that each key selects one title, in every language.
    ///
    /// - Parameter isTyped: Whether only letters that a single key types are allowed, which excludes syllables.
    package static func positions(
        in titles: [String], keeping own: [Character?] = [], isTyped: Bool = false
    ) -> [Int?] {
        var taken = Set(own.compactMap(\.self).map(key))
        return titles.enumerated().map { number, title in
            let letters = Array(title)
            if own.indices.contains(number), let mnemonic = own[number] {
                return letters.firstIndex(of: mnemonic) ?? letters.firstIndex { key($0) == key(mnemonic) }
            }
            let firsts = letters.indices.filter { $0 == 0 || letters[$0 - 1].isWhitespace }
            let index = (firsts + letters.indices).first {
                (isTyped ? letters[$0].isCased : letters[$0].isLetter) && !taken.contains(key(letters[$0]))
            }
            if let index { taken.insert(key(letters[index])) }
            return index
        }
    }

    /// Returns the key of a letter: upper and lower case share a key.
    package static func key(_ letter: Character) -> String { letter.lowercased() }
}

extension MenuBar {
    /// For each menu the position in its title, in characters, of the letter that opens it with Alt; nil for none.
    ///
    /// A menu's own letter comes first, and the others get one that is still free.
    package var mnemonics: [Int?] {
        Mnemonics.positions(in: menus.map(\.title), keeping: menus.map(\.mnemonic))
    }
}

/// The letters of several titles that choose them with Alt.
package enum Mnemonics {
    /// Returns for each title the position, in characters, of its letter; nil for none.
    ///
    /// Each title begins with its own letter, if it has one. The others get, one after another, the first letter of a word
    /// that is still free, else any letter that is, so that each key chooses one title, in every language.
    ///
    /// - Parameter isTyped: Whether only letters will do that a key types by itself, as no syllable does.
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

    /// The key of a letter: capitals have none of their own.
    package static func key(_ letter: Character) -> String { letter.lowercased() }
}

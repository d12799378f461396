extension MenuBar {
    /// For each menu the position in its title, in characters, of the letter that opens it with Alt; nil for none.
    ///
    /// A menu's own letter comes first. The others get, one after another, the first letter of a word that is still
    /// free, else any letter that is, so that each key opens one menu, in every language.
    package var mnemonics: [Int?] {
        var taken = Set(menus.compactMap(\.mnemonic).map(Self.key))
        return menus.map { menu in
            let letters = Array(menu.title)
            if let mnemonic = menu.mnemonic {
                return letters.firstIndex(of: mnemonic) ?? letters.firstIndex { Self.key($0) == Self.key(mnemonic) }
            }
            let firsts = letters.indices.filter { $0 == 0 || letters[$0 - 1].isWhitespace }
            let index = (firsts + letters.indices).first {
                letters[$0].isLetter && !taken.contains(Self.key(letters[$0]))
            }
            if let index { taken.insert(Self.key(letters[index])) }
            return index
        }
    }

    /// The key of a letter: capitals have none of their own.
    package static func key(_ letter: Character) -> String { letter.lowercased() }
}

/// How Hangul is typed on a Korean keyboard (Dubeolsik): consonants and vowels one by one, which the input method combines
/// into syllables. In a menu there is no input method, and if it was off before, the keys type Latin letters.
enum HangulKeys {
    /// Returns the letters of a text as they are typed: ㅈ, ㅏ, ㄹ for “잘”. Characters that aren't Hangul stay as they are.
    static func letters(of text: String) -> [Character] {
        text.flatMap { character in
            guard let (initial, vowel, final) = parts(of: character) else { return [character] }
            return [initials[initial]] + vowels[vowel] + finals[final]
        }
    }

    /// Returns the first letter of each syllable, by which Koreans also search: ㅈ, ㄹ, ㄴ, ㄱ for “잘라내기”.
    static func initials(of text: String) -> [Character] {
        text.map { character in parts(of: character).map { initials[$0.initial] } ?? character }
    }

    /// Returns the letter of the key that types a Latin letter without an input method; the Latin letter itself if there is none.
    static func letter(onKeyOf character: Character) -> Character {
        keys.firstIndex(of: character).map { lettersOnKeys[$0] } ?? character
    }

    /// Returns whether a text has Hangul syllables.
    static func isIn(_ text: String) -> Bool { text.contains { parts(of: $0) != nil } }

    private static func parts(of character: Character) -> (initial: Int, vowel: Int, final: Int)? {
        guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first,
            (0xAC00...0xD7A3).contains(scalar.value)
        else { return nil }
        let index = Int(scalar.value) - 0xAC00
        return (index / (vowels.count * finals.count), index / finals.count % vowels.count, index % finals.count)
    }

    // In the order of Unicode.
    private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
    private static let vowels: [[Character]] = [
        "ㅏ", "ㅐ", "ㅑ", "ㅒ", "ㅓ", "ㅔ", "ㅕ", "ㅖ", "ㅗ", "ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅛ", "ㅜ", "ㅜㅓ", "ㅜㅔ", "ㅜㅣ", "ㅠ",
        "ㅡ", "ㅡㅣ", "ㅣ",
    ].map { Array($0) }
    private static let finals: [[Character]] = [
        "", "ㄱ", "ㄲ", "ㄱㅅ", "ㄴ", "ㄴㅈ", "ㄴㅎ", "ㄷ", "ㄹ", "ㄹㄱ", "ㄹㅁ", "ㄹㅂ", "ㄹㅅ", "ㄹㅌ", "ㄹㅍ", "ㄹㅎ", "ㅁ", "ㅂ",
        "ㅂㅅ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
    ].map { Array($0) }
    private static let keys = Array("qwertyuiopasdfghjklzxcvbnm")
    private static let lettersOnKeys = Array("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ")
}

import Testing

@testable import Formats

/// Spaces when words are moved.
@Suite struct WordSpacingTests {
    /// Returns the text after `[…]` has been moved to `|`.
    private func moved(_ text: String) -> String {
        let all = Array(text.unicodeScalars.filter { !"[]|".unicodeScalars.contains($0) })
        func place(of mark: Unicode.Scalar) -> Int {
            text.unicodeScalars.prefix { $0 != mark }.count { !"[]|".unicodeScalars.contains($0) }
        }
        let range = place(of: "[")..<place(of: "]")
        let place = place(of: "|")
        func at(_ index: Int) -> Unicode.Scalar? { all.indices.contains(index) ? all[index] : nil }
        let words = String(String.UnicodeScalarView(all[range]))
        let sides = WordSpacing.Sides(before: at(range.lowerBound - 1), after: at(range.upperBound))
        let spacing = WordSpacing(words, between: sides)
        let taken = spacing.spacesToRemove(between: sides)
        let gone = range.lowerBound - (taken.before ? 1 : 0)..<range.upperBound + (taken.after ? 1 : 0)
        let needed = spacing.spacesNeeded(
            between: .init(
                before: at((place == gone.upperBound ? gone.lowerBound : place) - 1),
                after: at(place == gone.lowerBound ? gone.upperBound : place)))
        let new = (needed.before ? " " : "") + words + (needed.after ? " " : "")
        var result = all
        if place >= gone.upperBound {
            result.insert(contentsOf: new.unicodeScalars, at: place)
            result.removeSubrange(gone)
        } else {
            result.removeSubrange(gone)
            result.insert(contentsOf: new.unicodeScalars, at: place)
        }
        return String(String.UnicodeScalarView(result))
    }

    @Test(arguments: [
        ("one [two] three|", "one three two"), ("|one [two] three", "two one three"),
        ("one [two] |three", "one two three"),
        ("[one] two| three", "two one three"), ("one |two [three]", "one three two"),
        ("one two [three]|", "one two three"),
        ("one [two], three|", "one, three two"), ("one| [two].", "one two."), ("(one [two]) three|", "(one) three two"),
        ("one\n[two] three\nfour|", "one\nthree\nfour two"), ("a [b c] d|", "a d b c"),
        ("one, |two [three]", "one, three two"),
        ("one,| [two] three", "one, two three"), ("one [two] th|ree", "one th two ree"),
        // Parts of words, spaces and whole lines are moved unchanged.
        ("o[ne] two|", "o twone"), ("one[ two] three|", "one three two"), ("one [two ]three|", "one threetwo "),
        ("one [two\n]three|", "one threetwo\n"),
        // Korean uses spaces; Chinese, Japanese and Thai don't.
        ("하나 [둘] 셋|", "하나 셋 둘"), ("一二[三]四五|", "一二四五三"), ("[你好]世界 abc|", "世界 abc你好"), ("ไทย[ดี]มาก|", "ไทยมากดี"),
    ])
    func words(_ text: String, _ expected: String) {
        #expect(moved(text) == expected)
    }
}

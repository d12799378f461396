import Menus
import Testing

@Suite("Going to an item by typing")
struct TypeAheadTests {
    private static let titles = ["Cut", "Copy", "Copy Style", "Paste", "Select", "Select All", "Éclair"]

    /// Returns the current item after each letter; letters are typed at this interval in milliseconds.
    private func typing(_ letters: String, at start: Int? = nil, every interval: Int = 100, from time: Int = 50_000)
        -> [Int?]
    {
        var navigation = MenuNavigation(titles: Self.titles)
        if let start { navigation.move(to: start) }
        return letters.enumerated().map { index, letter in
            navigation.type(letter, at: time + index * interval)
            return navigation.current
        }
    }

    @Test("a letter goes to the first item that begins with it")
    func letter() {
        #expect(typing("p") == [3])
        #expect(typing("s") == [4])
    }

    @Test("upper and lower case count as the same, beyond ASCII too")
    func caseInsensitive() {
        #expect(typing("P") == [3])
        #expect(typing("é") == [6])
        #expect(typing("COPY S") == [0, 1, 1, 1, 2, 2])
    }

    @Test(
        "diacritics make no difference, in the title or in what is typed",
        arguments: [
            ("a", "Ändern"), ("ä", "Ausschneiden"), ("l", "Łączenie"), ("o", "Østers"), ("ا", "أدوات"),
        ])
    func diacritics(letter: Character, title: String) {
        for title in [title, title.lowercased()] {
            var navigation = MenuNavigation(titles: ["Cut", title])
            navigation.type(letter, at: 0)
            #expect(navigation.current == 1)
        }
        #expect(typing("e") == [6])
    }

    @Test("a letter that is composed of two counts as one")
    func composed() {
        var navigation = MenuNavigation(titles: ["Cut", "A\u{308}ndern"])
        navigation.type("ä", at: 0)
        navigation.type("n", at: 10)
        #expect(navigation.current == 1)
    }

    @Test("repeating a letter cycles through the items that begin with it")
    func cycles() {
        #expect(typing("cccc") == [0, 1, 2, 0])
        #expect(typing("ss", at: 5) == [4, 5])
    }

    @Test("repeating a letter stays on the only item that begins with it")
    func cyclesAlone() {
        #expect(typing("pp") == [3, 3])
    }

    @Test("letters in quick succession spell the beginning of a title")
    func spells() {
        #expect(typing("co") == [0, 1])
        #expect(typing("select a") == [4, 4, 4, 4, 4, 4, 5, 5], "the space counts too")
    }

    @Test("a longer beginning stays on the current item as long as it fits")
    func stays() {
        #expect(typing("cop", at: 1) == [2, 2, 2])
    }

    @Test("two different letters typed on no item are a beginning, searched for from the top")
    func fromNowhere() {
        var navigation = MenuNavigation(titles: ["Bold", "xylophone", "Box", "Xenon"])
        #expect(navigation.type("q", at: 0) == false)
        #expect(navigation.type("b", at: 10) == false)
        #expect(navigation.current == nil)
        #expect(navigation.type("X", at: 2000) == true)
        #expect(navigation.type("E", at: 2010) == true)
        #expect(navigation.current == 3)
    }

    @Test("typing starts again after a second without a letter", arguments: [(1000, 1), (1001, 6)])
    func reset(pause: Int, expected: Int) {
        var navigation = MenuNavigation(titles: ["Cut", "Copy", "", "", "", "", "Open"])
        navigation.type("c", at: 5000)
        navigation.type("o", at: 5000 + pause)
        #expect(navigation.current == expected)
    }

    @Test("every letter restarts the second")
    func resetCountsFromTheLastLetter() {
        #expect(typing("copy", every: 900) == [0, 1, 1, 1])
    }

    @Test("letters without a match leave the item unchanged")
    func noMatch() {
        var navigation = MenuNavigation(titles: Self.titles)
        navigation.move(to: 3)
        #expect(navigation.type("z", at: 0) == false)
        #expect(navigation.current == 3)
        #expect(navigation.type("s", at: 100) == false, "“zs” begins no title")
        #expect(navigation.type("s", at: 1200) == true, "after a second it is a new beginning")
        #expect(navigation.current == 4)
    }

    @Test("arrows go on from the item that typing found")
    func thenArrows() {
        var navigation = MenuNavigation(titles: Self.titles)
        navigation.type("p", at: 0)
        navigation.move(.next)
        #expect(navigation.current == 4)
    }

    @Test("a space continues the typed letters within the second")
    func space() {
        var navigation = MenuNavigation(titles: ["Select", "Select All"])
        #expect(!navigation.isTyping(at: 0))
        for (letter, time) in zip("select", 0...) { navigation.type(letter, at: time) }
        #expect(navigation.isTyping(at: 1005))
        #expect(!navigation.isTyping(at: 1006))
        navigation.type(" ", at: 1005)
        #expect(navigation.current == 1)
    }
}

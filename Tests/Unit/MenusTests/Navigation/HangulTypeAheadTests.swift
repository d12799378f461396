import Testing

@testable import Menus

@Suite("Going to an item of a Korean menu by typing")
struct HangulTypeAheadTests {
    private static let titles = ["잘라내기", "복사", "붙여넣기", "삭제", "모두 선택", "HTML", "왼쪽으로 돌리기"]

    private func item(after letters: String) -> Int? {
        var navigation = MenuNavigation(titles: Self.titles)
        for letter in letters { navigation.type(letter, at: 1000) }
        return navigation.current
    }

    @Test("syllables, their letters and their first letters find the item")
    func hangul() {
        #expect(item(after: "잘") == 0)
        #expect(item(after: "ㅈ") == 0)
        #expect(item(after: "ㅂㅜ") == 2)
        #expect(item(after: "ㅂㅇ") == 2)
        #expect(item(after: "ㅁㄷ") == 4)
        #expect(item(after: "ㅇㅗㅣㄴ") == 6)
    }

    @Test("the keys that they are on find it, too, if no title begins with what the keys give")
    func keys() {
        #expect(item(after: "w") == 0)
        #expect(item(after: "qn") == 2)
        #expect(item(after: "sk") == nil)
        #expect(item(after: "tkr") == 3)
        #expect(item(after: "h") == 5)
    }

    @Test("repeating a letter goes through the items that begin with it")
    func cycles() {
        #expect(item(after: "ㅂㅂ") == 2)
        #expect(item(after: "qq") == 2)
        #expect(item(after: "qqq") == 1)
    }
}

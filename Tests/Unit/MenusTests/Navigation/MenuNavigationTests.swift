import Menus
import Testing

@Suite("Going through an open menu by keyboard")
struct MenuNavigationTests {
    private static let titles = ["Cut", "Copy", "Paste", "Delete", "Select", "Select All"]

    private func navigation(at index: Int? = nil, _ titles: [String] = titles) -> MenuNavigation {
        var navigation = MenuNavigation(titles: titles)
        if let index { navigation.move(to: index) }
        return navigation
    }

    @Test("begins on no item")
    func beginsNowhere() {
        #expect(navigation().current == nil)
    }

    @Test(
        "from no item, arrows and page keys go where the keyboard begins, Home and End to the ends",
        arguments: [
            (MenuNavigation.Step.next, 2), (.previous, 2), (.pageUp, 2), (.pageDown, 2), (.first, 0), (.last, 5),
        ])
    func fromNowhere(step: MenuNavigation.Step, expected: Int) {
        var navigation = navigation()
        navigation.start = 2
        navigation.move(step)
        #expect(navigation.current == expected)
    }

    @Test("the keyboard begins on the first item by default, and always on an existing one")
    func begins() {
        var navigation = navigation()
        navigation.move(.previous)
        #expect(navigation.current == 0)
        navigation.start = 9
        navigation.move(.start)
        #expect(navigation.current == 5)
    }

    @Test("arrows go one item on, and wrap round at the ends")
    func wraps() {
        var navigation = navigation()
        var seen: [Int?] = []
        for _ in 0..<7 {
            navigation.move(.next)
            seen.append(navigation.current)
        }
        #expect(seen == [0, 1, 2, 3, 4, 5, 0])
        navigation.move(.previous)
        #expect(navigation.current == 5)
        navigation.move(.previous)
        #expect(navigation.current == 4)
    }

    @Test("Home and End go to the ends from anywhere")
    func ends() {
        var navigation = navigation(at: 2)
        navigation.move(.last)
        #expect(navigation.current == 5)
        navigation.move(.last)
        #expect(navigation.current == 5)
        navigation.move(.first)
        #expect(navigation.current == 0)
    }

    @Test("page keys go to the ends of the visible items, and from there by a page")
    func pages() {
        var navigation = navigation(at: 1, (1...20).map { "Item \($0)" })
        func move(_ step: MenuNavigation.Step, seeing visible: Range<Int>?) -> Int? {
            navigation.move(step, visible: visible)
            return navigation.current
        }
        #expect(move(.pageDown, seeing: 0..<5) == 4)
        #expect(move(.pageDown, seeing: 0..<5) == 8)
        #expect(move(.pageUp, seeing: 4..<9) == 4)
        #expect(move(.pageUp, seeing: 4..<9) == 0)
        #expect(move(.pageUp, seeing: 0..<5) == 0)
        navigation.move(.last)
        #expect(move(.pageDown, seeing: 15..<20) == 19)
        #expect(move(.pageUp, seeing: nil) == 0)
        #expect(move(.pageDown, seeing: nil) == 19)
        #expect(move(.pageDown, seeing: 30..<40) == 19)
    }

    @Test("an item can be selected directly, but not one that doesn't exist")
    func direct() {
        var navigation = navigation(at: 3)
        #expect(navigation.current == 3)
        navigation.move(to: 6)
        navigation.move(to: -1)
        #expect(navigation.current == 3)
    }

    @Test("a menu of one item stays on it")
    func single() {
        var navigation = navigation(["Open"])
        navigation.move(.next)
        navigation.move(.next)
        #expect(navigation.current == 0)
        navigation.move(.previous)
        #expect(navigation.current == 0)
    }

    @Test("in an empty menu nothing happens")
    func empty() {
        var navigation = navigation([])
        for step in [MenuNavigation.Step.next, .previous, .first, .last, .pageUp, .pageDown] { navigation.move(step) }
        navigation.move(to: 0)
        #expect(navigation.type("a", at: 0) == false)
        #expect(navigation.current == nil)
    }

    @Test("steps that would lead elsewhere with further items are known beforehand")
    func beyond() {
        var navigation = MenuNavigation(titles: ["one", "two", "three", "four"])
        func beyond(_ visible: Range<Int>? = 0..<2) -> String {
            let steps: [(MenuNavigation.Step, String)] = [
                (.start, "start"), (.next, "next"), (.previous, "previous"), (.down, "down"), (.up, "up"),
                (.first, "first"), (.last, "last"), (.pageUp, "pageUp"), (.pageDown, "pageDown"),
            ]
            return steps.filter { navigation.goesBeyond($0.0, visible: visible) }.map(\.1).joined(separator: " ")
        }
        #expect(beyond() == "last")
        navigation.move(to: 0)
        #expect(beyond() == "previous up last")
        navigation.move(to: 1)
        #expect(beyond() == "last")
        navigation.move(to: 2)
        #expect(beyond() == "last pageDown")
        navigation.move(to: 3)
        #expect(beyond() == "next down last pageDown")
    }
}

import Menus
import Testing

@Suite("Going by keyboard through a menu with several items in a line")
struct MenuLineTests {
    /// Returns a navigation with lines of four, three, one and two items.
    private func navigation(at index: Int) -> MenuNavigation {
        var navigation = MenuNavigation(titles: (0..<10).map { "\($0)" })
        navigation.lines = [0..<4, 4..<7, 7..<8, 8..<10]
        navigation.move(to: index)
        return navigation
    }

    @Test(
        "up and down go to a similar place in the line above or below, and wrap",
        arguments: [(0, 4, 8), (1, 4, 8), (2, 5, 9), (3, 6, 9), (4, 7, 0), (6, 7, 2), (7, 8, 4), (8, 0, 7), (9, 2, 7)])
    func upAndDown(index: Int, below: Int, above: Int) {
        var navigation = navigation(at: index)
        navigation.move(.down)
        #expect(navigation.current == below)
        navigation.move(to: index)
        navigation.move(.up)
        #expect(navigation.current == above)
    }

    @Test("left and right stay in the line")
    func beside() {
        var navigation = navigation(at: 4)
        let steps = [-1, 1, 1, 1].map { navigation.move(inLine: $0) }
        #expect(steps == [false, true, true, false])
        #expect(navigation.current == 6)
        navigation.move(to: 7)
        let isMoved = navigation.move(inLine: 1)
        #expect(!isMoved)
    }

    @Test("without lines, up and down go item by item; from no item they go where the keyboard begins")
    func oneInALine() {
        var navigation = MenuNavigation(titles: ["a", "b", "c"])
        navigation.start = 1
        navigation.move(.up)
        #expect(navigation.current == 1)
        navigation.move(.down)
        navigation.move(.down)
        #expect(navigation.current == 0)
        navigation.move(.up)
        #expect(navigation.current == 2)
        let isMoved = navigation.move(inLine: 1)
        #expect(!isMoved)
    }
}

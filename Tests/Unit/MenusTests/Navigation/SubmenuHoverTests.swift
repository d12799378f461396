import Testing

@testable import Menus

@Suite("Opening and closing submenus by hovering")
struct SubmenuHoverTests {
    /// A pointer over rows, which are 30 high and 200 wide; rows 1 and 3 have submenus, which open at the right.
    private struct Hand {
        var hover = SubmenuHover()
        var open: SubmenuHover.OpenSubmenu?
        var time = 0

        mutating func move(_ x: Double, _ y: Double, after milliseconds: Int = 10) {
            wait(milliseconds)
            let row = (0..<200).contains(x) && y >= 0 ? Int(y / 30) : nil
            hover.move(
                to: Point(x: x, y: y), over: row, hasSubmenu: row == 1 || row == 3, open: open, at: time)
        }

        mutating func wait(_ milliseconds: Int) {
            let end = time + milliseconds
            while let due = hover.due, due <= end {
                time = max(time, due)
                switch hover.consume(at: time) {
                case .open(let row):
                    open = .init(
                        row: row, frame: Rectangle(x: 200, y: Double(row) * 30 - 20, width: 150, height: 160))
                case .close: open = nil
                case nil: break
                }
            }
            time = end
        }
    }

    @Test("C8: a row opens its submenu after 150 ms, not before")
    func opens() {
        var hand = Hand()
        hand.move(50, 45)
        hand.wait(149)
        #expect(hand.open == nil)
        hand.wait(1)
        #expect(hand.open?.row == 1)
    }

    @Test("moving about on the row doesn't delay it")
    func movingOnTheRow() {
        var hand = Hand()
        hand.move(50, 45)
        for step in 1...14 { hand.move(50 + Double(step), 45) }
        hand.wait(10)
        #expect(hand.open?.row == 1)
    }

    @Test("crossing rows opens nothing")
    func crossing() {
        var hand = Hand()
        for y in stride(from: 5.0, through: 175, by: 5) { hand.move(50, y) }
        hand.wait(1000)
        #expect(hand.open == nil)
    }

    @Test("leaving the menu before the time is up opens nothing")
    func leaving() {
        var hand = Hand()
        hand.move(50, 45)
        hand.hover.leave()
        hand.wait(1000)
        #expect(hand.open == nil)
    }

    @Test("another row closes it once it is hovered long enough")
    func closes() {
        var hand = Hand()
        hand.move(50, 45)
        hand.wait(200)
        hand.move(50, 15)
        hand.wait(149)
        #expect(hand.open != nil)
        hand.wait(1)
        #expect(hand.open == nil)
    }

    @Test("another submenu's row opens that one instead")
    func another() {
        var hand = Hand()
        hand.move(150, 45)
        hand.wait(200)
        hand.move(20, 100)
        hand.wait(150)
        #expect(hand.open?.row == 3)
    }

    @Test("on the way to its submenu the pointer may cross other rows, and rest there for a moment")
    func onTheWay() {
        var hand = Hand()
        hand.move(50, 45)
        hand.wait(200)
        // Down to the right, over rows 2, 3 and 4, to the submenu's lower end.
        for step in 1...14 { hand.move(50 + 10 * Double(step), 45 + 6 * Double(step), after: 20) }
        #expect(hand.open?.row == 1)
        hand.wait(300)
        hand.move(195, 132)
        #expect(hand.open?.row == 1)
        hand.move(205, 135)
        hand.wait(5000)
        #expect(hand.open?.row == 1, "it has arrived")
    }

    @Test("a pointer that stops on its way applies to the row that it is on")
    func stops() {
        var hand = Hand()
        hand.move(50, 45)
        hand.wait(200)
        hand.move(100, 75)
        hand.wait(SubmenuHover.grace - 1)
        #expect(hand.open?.row == 1)
        hand.wait(1)
        #expect(hand.open == nil)
    }

    @Test("back on its row, the submenu stays")
    func back() {
        var hand = Hand()
        hand.move(50, 45)
        hand.wait(200)
        hand.move(50, 15)
        hand.move(50, 45, after: 100)
        hand.wait(5000)
        #expect(hand.open?.row == 1)
    }

    @Test("a pointer is on its way only within the triangle to the near side, whichever side that is")
    func triangle() {
        let frame = Rectangle(x: 200, y: 0, width: 150, height: 160)
        let origin = Point(x: 100, y: 80)
        func isHeading(_ x: Double, _ y: Double) -> Bool {
            SubmenuHover.isHeading(from: origin, to: Point(x: x, y: y), for: frame)
        }
        #expect(isHeading(150, 80) && isHeading(150, 45) && isHeading(150, 115) && isHeading(200, 0))
        #expect(!isHeading(150, 30) && !isHeading(150, 130), "too steep")
        #expect(!isHeading(90, 80), "away from it")
        #expect(!isHeading(210, 80), "beyond its side it is in it")
        let left = Rectangle(x: -150, y: 0, width: 150, height: 160)
        #expect(SubmenuHover.isHeading(from: origin, to: Point(x: 50, y: 60), for: left))
        #expect(!SubmenuHover.isHeading(from: origin, to: Point(x: 150, y: 80), for: left))
        let over = Rectangle(x: 50, y: 0, width: 150, height: 160)
        #expect(!SubmenuHover.isHeading(from: origin, to: Point(x: 120, y: 80), for: over))
    }
}

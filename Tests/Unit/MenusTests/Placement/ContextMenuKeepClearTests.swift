import Menus
import Testing

@Suite("Keeping a context menu off the window's controls")
struct ContextMenuKeepClearTests {
    private let window = Rectangle(x: 0, y: 0, width: 400, height: 300)
    private let menu = Size(width: 150, height: 120)
    private let menuBar = Rectangle(x: 0, y: 0, width: 400, height: 40)
    private let statusBar = Rectangle(x: 0, y: 260, width: 400, height: 40)

    private func place(
        _ height: Double = 120, at y: Double, keepClear: [Rectangle]
    ) -> ContextMenuPlacement {
        .place(
            menu: Size(width: 150, height: height), at: Rectangle(x: 100, y: y, width: 1, height: 1), in: window,
            keepClear: keepClear)
    }

    @Test("C28: moved over its anchor, stops at a bar along the top")
    func topBar() {
        #expect(
            place(240, at: 120, keepClear: [menuBar]).frame == Rectangle(x: 100, y: 52, width: 150, height: 240))
        #expect(
            place(500, at: 220, keepClear: [menuBar]).frame == Rectangle(x: 100, y: 40, width: 150, height: 252))
    }

    @Test("C28: moved over its anchor, stops at a bar along the bottom")
    func bottomBar() {
        #expect(
            place(240, at: 120, keepClear: [statusBar]).frame == Rectangle(x: 100, y: 20, width: 150, height: 240))
        #expect(
            place(500, at: 99, keepClear: [statusBar]).frame == Rectangle(x: 100, y: 8, width: 150, height: 252))
    }

    @Test("C12, C28: turns upward where a bar leaves too little room below")
    func turns() {
        #expect(!place(at: 160, keepClear: []).opensUpward)
        #expect(place(at: 160, keepClear: [menuBar, statusBar]).opensUpward)
    }

    @Test("C28: opened on a bar itself, begins below it, or ends above it at the bottom")
    func onTheBar() {
        #expect(place(at: 10, keepClear: [menuBar, statusBar]).frame.minY == 40)
        #expect(place(at: 280, keepClear: [menuBar, statusBar]).frame.maxY == 260)
    }

    @Test("C28: an anchor scrolled out of view behind a bar has its menu on the near side of the bar")
    func behindTheBar() {
        #expect(place(at: -30, keepClear: [menuBar, statusBar]).frame.minY == 40)
        #expect(place(at: 320, keepClear: [menuBar, statusBar]).frame.maxY == 260)
    }

    @Test("C28: opened on one of several bars along an edge, begins or ends beyond all of them")
    func stackedBars() {
        let toolBar = Rectangle(x: 0, y: 40, width: 400, height: 30)
        let searchBar = Rectangle(x: 0, y: 240, width: 400, height: 20)
        let bars = [toolBar, searchBar, statusBar, menuBar]
        #expect(place(at: 10, keepClear: bars).frame.minY == 70)
        #expect(place(at: 50, keepClear: bars).frame.minY == 70)
        #expect(place(at: 250, keepClear: bars).frame.maxY == 240)
        #expect(place(at: 290, keepClear: bars).frame.maxY == 240)
    }

    @Test("C28: a bar within another along the bottom doesn't hide that one")
    func nestedBars() {
        let outer = Rectangle(x: 0, y: 220, width: 400, height: 80)
        let inner = Rectangle(x: 0, y: 230, width: 400, height: 20)
        #expect(place(at: 320, keepClear: [outer, inner]).frame.maxY == 220)
    }

    @Test("C28: a low menu stays between bars as long as it fits there")
    func betweenBars() {
        let top = Rectangle(x: 0, y: 0, width: 400, height: 200)
        let bottom = Rectangle(x: 0, y: 250, width: 400, height: 50)
        #expect(
            place(30, at: 225, keepClear: [top, bottom]).frame == Rectangle(x: 100, y: 220, width: 150, height: 30))
    }

    @Test("C28: opened on a bar in the middle, begins below it or ends above it, whichever leaves more room")
    func onTheBarInTheMiddle() {
        #expect(place(at: 120, keepClear: [Rectangle(x: 0, y: 110, width: 400, height: 20)]).frame.minY == 130)
        #expect(place(at: 180, keepClear: [Rectangle(x: 0, y: 170, width: 400, height: 20)]).frame.maxY == 170)
    }

    @Test("C28: a bar may be anywhere above or below its anchor")
    func barInTheMiddle() {
        let bar = Rectangle(x: 0, y: 130, width: 400, height: 20)
        #expect(place(500, at: 160, keepClear: [bar]).frame == Rectangle(x: 100, y: 150, width: 150, height: 142))
        #expect(place(500, at: 119, keepClear: [bar]).frame == Rectangle(x: 100, y: 8, width: 150, height: 122))
    }

    @Test("C28: a bar may reach out of the window")
    func barReachingOut() {
        let bar = menuBar.offset(x: -50, y: -20)
        #expect(place(500, at: 220, keepClear: [bar]).frame.minY == 20)
    }

    @Test("C28: something narrow turns the menu to the other side if it fits there")
    func narrow() {
        let button = Rectangle(x: 120, y: 200, width: 50, height: 30)
        #expect(!place(at: 150, keepClear: []).opensUpward)
        #expect(place(at: 150, keepClear: [button]).opensUpward)
        #expect(!place(at: 150, keepClear: [Rectangle(x: 300, y: 200, width: 50, height: 30)]).opensUpward)
    }

    @Test("C28: something narrow neither turns it to a side without room nor makes it less high")
    func narrowWithoutChoice() {
        let button = Rectangle(x: 120, y: 150, width: 50, height: 30)
        #expect(place(at: 100, keepClear: [button]).frame == Rectangle(x: 100, y: 101, width: 150, height: 120))
    }

    @Test("C28: a widget that spans exactly half of the width isn't a bar")
    func halfWidth() {
        #expect(place(500, at: 220, keepClear: [Rectangle(x: 0, y: 0, width: 200, height: 40)]).frame.minY == 8)
        #expect(place(500, at: 220, keepClear: [Rectangle(x: 0, y: 0, width: 201, height: 40)]).frame.minY == 40)
    }

    @Test("C28: bars that leave no room to speak of don't make the menu useless")
    func noRoomLeft() {
        let content = Rectangle(x: 0, y: 20, width: 400, height: 280)
        #expect(place(at: 100, keepClear: [content]) == place(at: 100, keepClear: []))
        #expect(place(at: 100, keepClear: [window]) == place(at: 100, keepClear: []))
    }
}

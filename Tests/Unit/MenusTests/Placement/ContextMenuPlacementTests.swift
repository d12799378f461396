import Menus
import Testing

@Suite("Placing a context menu")
struct ContextMenuPlacementTests {
    private let window = Rectangle(x: 0, y: 0, width: 400, height: 300)
    private let menu = Size(width: 150, height: 120)

    private func pointer(_ x: Double, _ y: Double) -> Rectangle {
        Rectangle(x: x, y: y, width: 1, height: 1)
    }

    private func place(
        _ size: Size? = nil, at anchor: Rectangle, in bounds: Rectangle? = nil, keepClear: [Rectangle] = [],
        rightToLeft: Bool = false, opensUpward: Bool? = nil
    ) -> ContextMenuPlacement {
        .place(
            menu: size ?? menu, at: anchor, in: bounds ?? window, keepClear: keepClear, rightToLeft: rightToLeft,
            opensUpward: opensUpward)
    }

    private func placement(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, upward: Bool = false
    ) -> ContextMenuPlacement {
        ContextMenuPlacement(frame: Rectangle(x: x, y: y, width: width, height: height), opensUpward: upward)
    }

    @Test("C2: opens at the pointer, downward")
    func atPointer() {
        #expect(place(at: pointer(100, 50)) == placement(100, 51, 150, 120))
    }

    @Test("C2: an anchor may be empty")
    func emptyAnchor() {
        #expect(
            place(at: Rectangle(x: 100, y: 50, width: 0, height: 0)) == placement(100, 50, 150, 120))
    }

    @Test("C2: opened by keyboard, hangs from the item's leading side")
    func atItem() {
        let item = Rectangle(x: 60, y: 40, width: 200, height: 30)
        #expect(place(at: item) == placement(60, 70, 150, 120))
        #expect(place(at: item, rightToLeft: true) == placement(110, 70, 150, 120))
    }

    @Test("C12: opens upward where it doesn't fit below but above")
    func upward() {
        #expect(place(at: pointer(100, 250)) == placement(100, 130, 150, 120, upward: true))
        #expect(
            place(at: Rectangle(x: 60, y: 200, width: 200, height: 30)) == placement(60, 80, 150, 120, upward: true))
    }

    @Test("C12: opens downward as long as it fits there, even with more room above")
    func downwardFirst() {
        #expect(place(at: pointer(100, 171)) == placement(100, 172, 150, 120))
        #expect(place(at: pointer(100, 171.5)).opensUpward)
    }

    @Test("C28: a menu that fits neither below nor above is moved up over its anchor, so that all of it shows")
    func movedOver() {
        let high = Size(width: 150, height: 250)
        #expect(place(high, at: pointer(100, 100)) == placement(100, 42, 150, 250))
        #expect(place(high, at: pointer(100, 200)) == placement(100, 42, 150, 250))
        #expect(place(Size(width: 150, height: 284), at: pointer(100, 200)) == placement(100, 8, 150, 284))
    }

    @Test("C28: a menu higher than the window is as high as that, and scrolls from its top")
    func limitedHeight() {
        let high = Size(width: 150, height: 1000)
        #expect(place(high, at: pointer(100, 100)) == placement(100, 8, 150, 284))
        #expect(place(high, at: pointer(100, 200)) == placement(100, 8, 150, 284))
    }

    @Test("C28: eleven rows fit a window of 600 × 500 wherever it is pressed")
    func elevenRows() {
        let eleven = Size(width: 220, height: 11 * 34 + 2 * 9 + 10)
        for y in stride(from: 0.0, through: 500, by: 10) {
            let place = place(eleven, at: pointer(300, y), in: Rectangle(x: 0, y: 0, width: 600, height: 500))
            #expect(place.frame.height == eleven.height)
        }
    }

    @Test("C28: an open menu that has grown keeps its side, moved over its anchor as far as necessary")
    func grown() {
        let high = Size(width: 150, height: 200)
        #expect(
            place(high, at: pointer(100, 150), opensUpward: true) == placement(100, 8, 150, 200, upward: true))
        #expect(place(high, at: pointer(100, 150), opensUpward: false) == placement(100, 92, 150, 200))
        #expect(
            place(high, at: pointer(100, 250), opensUpward: true) == placement(100, 50, 150, 200, upward: true))
    }

    @Test("C28: stays in the window sideways")
    func sideways() {
        #expect(place(at: pointer(390, 50)) == placement(242, 51, 150, 120))
        #expect(place(at: pointer(2, 50)) == placement(8, 51, 150, 120))
        #expect(place(at: pointer(20, 50), rightToLeft: true) == placement(8, 51, 150, 120))
        #expect(place(at: pointer(398, 50), rightToLeft: true) == placement(242, 51, 150, 120))
    }

    @Test("C28: a menu too wide for the window keeps its leading side in view")
    func tooWide() {
        let wide = Size(width: 500, height: 120)
        #expect(place(wide, at: pointer(100, 50)).frame.minX == 8)
        #expect(place(wide, at: pointer(100, 50), rightToLeft: true).frame.maxX == 392)
    }

    @Test("C28: near the top edge keeps its distance from it")
    func topEdge() {
        #expect(place(at: pointer(100, 2)) == placement(100, 8, 150, 120))
    }

    @Test("C28: an anchor out of view doesn't move the menu out of view")
    func outOfView() {
        #expect(place(at: Rectangle(x: 100, y: -90, width: 50, height: 40)) == placement(100, 8, 150, 120))
        #expect(
            place(at: Rectangle(x: 100, y: 350, width: 50, height: 40)) == placement(100, 172, 150, 120, upward: true))
    }

    @Test("C28: by an item that leaves too little room above and below, it is moved over the item")
    func slidesOver() {
        let tall = Rectangle(x: 100, y: 50, width: 200, height: 200)
        #expect(place(at: tall) == placement(100, 172, 150, 120))
        #expect(place(Size(width: 150, height: 1000), at: tall) == placement(100, 8, 150, 284))
        #expect(place(at: window) == placement(8, 172, 150, 120))
    }

    @Test("C28: isn't moved if it fits beside its item, however little room there is")
    func fitsInLittleRoom() {
        let tall = Rectangle(x: 100, y: 50, width: 200, height: 200)
        #expect(place(Size(width: 150, height: 42), at: tall) == placement(100, 250, 150, 42))
        #expect(
            place(Size(width: 150, height: 42), at: tall.offset(x: 0, y: 1)) == placement(100, 9, 150, 42, upward: true)
        )
    }

    @Test("C2: bounds may begin anywhere")
    func offsetBounds() {
        let moved = place(at: pointer(100, 250).offset(x: 700, y: -900), in: window.offset(x: 700, y: -900))
        #expect(moved == placement(800, -770, 150, 120, upward: true))
    }

    @Test("C28: the requested distance from the edges is kept")
    func edge() {
        let placement = ContextMenuPlacement.place(menu: menu, at: pointer(399, 1), in: window, edge: 20)
        #expect(placement.frame == Rectangle(x: 230, y: 20, width: 150, height: 120))
    }
}

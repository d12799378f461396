import Menus
import Randomness
import Testing

@Suite("Placing a submenu")
struct SubmenuPlacementTests {
    private static let window = Rectangle(x: 0, y: 0, width: 800, height: 600)

    private func place(
        menuAt x: Double, row: Double = 100, width: Double = 200, height: Double = 150, in bounds: Rectangle = window,
        keepClear: [Rectangle] = [], inset: Double = 0, rightToLeft: Bool = false
    ) -> SubmenuPlacement {
        let menu = Rectangle(x: x, y: 60, width: 180, height: 220)
        return SubmenuPlacement.place(
            submenu: Size(width: width, height: height),
            beside: Rectangle(x: x + 5, y: row, width: 170, height: 34), of: menu, in: bounds, keepClear: keepClear,
            inset: inset, rightToLeft: rightToLeft)
    }

    @Test("C8: at the right of its menu, a little over its edge, and level with its row")
    func right() {
        let placement = place(menuAt: 100, inset: 5)
        #expect(placement.side == .right)
        #expect(placement.frame == Rectangle(x: 277, y: 95, width: 200, height: 150))
    }

    @Test("at the left if there is no room at the right")
    func noRoomAtTheRight() {
        let placement = place(menuAt: 500)
        #expect(placement.side == .left)
        #expect(placement.frame == Rectangle(x: 303, y: 100, width: 200, height: 150))
    }

    @Test("right-to-left: at the left first, at the right if there is no room there")
    func rightToLeft() {
        #expect(place(menuAt: 400, rightToLeft: true).side == .left)
        #expect(place(menuAt: 100, rightToLeft: true).side == .right)
    }

    @Test(
        "C28: in a window too narrow for both it lies over its menu, and within the window", arguments: [false, true])
    func narrow(rightToLeft: Bool) {
        let bounds = Rectangle(x: 0, y: 0, width: 260, height: 600)
        let placement = place(menuAt: 60, in: bounds, rightToLeft: rightToLeft)
        #expect(bounds.inset(by: 8).contains(placement.frame))
        #expect(placement.side == .left)
        #expect(place(menuAt: 20, in: bounds, rightToLeft: rightToLeft).side == .right)
    }

    @Test("a submenu wider than the window keeps its leading side in view")
    func wider() {
        let bounds = Rectangle(x: 0, y: 0, width: 150, height: 600)
        #expect(place(menuAt: 0, in: bounds).frame.minX == 8)
        #expect(place(menuAt: 0, in: bounds, rightToLeft: true).frame.maxX == 142)
    }

    @Test("C28: it moves up to stay in the window, and is lower than requested if necessary")
    func vertical() {
        #expect(place(menuAt: 100, row: 560).frame.maxY == 592)
        let tall = place(menuAt: 100, height: 900)
        #expect(tall.frame.minY == 8 && tall.frame.height == 584)
    }

    @Test("C28: it keeps clear of a bar")
    func bar() {
        let bar = Rectangle(x: 0, y: 0, width: 800, height: 90)
        #expect(place(menuAt: 100, row: 70, keepClear: [bar]).frame.minY == 90)
    }

    @Test("C28: whatever fits stays within the window, and beside its menu where it says so", arguments: 0..<500)
    func anywhere(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let bounds = Rectangle(x: 0, y: 0, width: random.points(150...1000), height: random.points(150...800))
        let menu = random.rectangle(x: 0...900, y: 0...700, side: 60...300)
        let row = Rectangle(x: menu.minX, y: menu.minY + random.points(0...200), width: menu.width, height: 34)
        let size = Size(width: random.points(20...400), height: random.points(20...1000))
        let isMirrored = random.chance(50)
        let placement = SubmenuPlacement.place(
            submenu: size, beside: row, of: menu, in: bounds, rightToLeft: isMirrored)
        let room = bounds.inset(by: 8)
        #expect(placement.frame.minY >= room.minY && placement.frame.maxY <= room.maxY)
        if size.width <= room.width { #expect(room.contains(placement.frame)) }
        #expect(placement.frame.width == size.width && placement.frame.height <= size.height)
        let fitsRight = room.maxX - menu.maxX + 3 >= size.width && menu.maxX - 3 >= room.minX
        let fitsLeft = menu.minX + 3 - room.minX >= size.width && menu.minX + 3 <= room.maxX
        if fitsRight, !fitsLeft { #expect(placement.frame.minX == menu.maxX - 3) }
        if fitsLeft, !fitsRight { #expect(placement.frame.maxX == menu.minX + 3) }
        if fitsLeft, fitsRight { #expect(placement.side == (isMirrored ? .left : .right)) }
    }
}

import Menus
import Randomness
import Testing

@Suite("Placing any context menu")
struct ContextMenuPlacementPropertyTests {
    private struct Case {
        var size: Size
        var anchor: Rectangle
        var bounds: Rectangle
        var rightToLeft: Bool
        var placement: ContextMenuPlacement

        var room: Rectangle { bounds.inset(by: 8) }
        var roomBelow: Double { room.maxY - min(max(anchor.maxY, room.minY), room.maxY) }
        var roomAbove: Double { min(max(anchor.minY, room.minY), room.maxY) - room.minY }
    }

    private func anyCase(_ seed: UInt64, keepClear: [Rectangle] = []) -> Case {
        var random = SeededGenerator(seed: seed)
        let bounds = Rectangle(
            x: random.points(-500...500), y: random.points(-500...500), width: random.points(200...900),
            height: random.points(60...700))
        let size = Size(width: random.points(60...184), height: random.points(30...900))
        let isPointer = random.chance(50)
        let anchor = Rectangle(
            x: bounds.minX + random.points(-100...900), y: bounds.minY + random.points(-100...800),
            width: isPointer ? 1 : random.points(1...300), height: isPointer ? 1 : random.points(1...400))
        let rightToLeft = random.chance(50)
        let bars = keepClear.map { $0.offset(x: bounds.minX, y: bounds.minY) }
        return Case(
            size: size, anchor: anchor, bounds: bounds, rightToLeft: rightToLeft,
            placement: .place(menu: size, at: anchor, in: bounds, keepClear: bars, rightToLeft: rightToLeft))
    }

    @Test("C28: it is always inside the window, and never larger than requested", arguments: 0..<1000)
    func insideBounds(seed: UInt64) {
        let any = anyCase(seed)
        #expect(any.room.contains(any.placement.frame))
        #expect(any.placement.frame.width == any.size.width)
        #expect(any.placement.frame.height <= any.size.height)
    }

    @Test("C28: it is lower than requested only if the room is", arguments: 0..<1000)
    func limitedOnlyIfNeeded(seed: UInt64) {
        let any = anyCase(seed)
        #expect(any.placement.frame.height == min(any.size.height, any.room.height))
    }

    @Test("C12: it opens upward only where it fits above its anchor and not below", arguments: 0..<1000)
    func direction(seed: UInt64) {
        let any = anyCase(seed)
        #expect(any.placement.opensUpward == (any.roomBelow < any.size.height && any.roomAbove >= any.size.height))
    }

    @Test("C2: it leaves its anchor free if it fits below or above", arguments: 0..<1000)
    func offTheAnchor(seed: UInt64) {
        let any = anyCase(seed)
        guard max(any.roomBelow, any.roomAbove) >= any.size.height else { return }
        #expect(!any.placement.frame.intersects(any.anchor))
    }

    @Test("C2: its leading side is at the anchor's whenever that is in view with room for it", arguments: 0..<1000)
    func leadingSide(seed: UInt64) {
        let any = anyCase(seed)
        if any.rightToLeft {
            guard any.anchor.maxX <= any.room.maxX, any.anchor.maxX - any.size.width >= any.room.minX else { return }
            #expect(any.placement.frame.maxX == any.anchor.maxX)
        } else {
            guard any.anchor.minX >= any.room.minX, any.anchor.minX + any.size.width <= any.room.maxX else { return }
            #expect(any.placement.frame.minX == any.anchor.minX)
        }
    }

    @Test("C28: it never covers a menu bar as long as that leaves three rows", arguments: 0..<1000)
    func offTheMenuBar(seed: UInt64) {
        let any = anyCase(seed, keepClear: [Rectangle(x: 0, y: 0, width: 900, height: 40)])
        guard any.bounds.height >= 40 + 96 + 8 else { return }
        #expect(any.placement.frame.minY >= any.bounds.minY + 40)
        #expect(any.room.contains(any.placement.frame))
    }

    @Test("C2: right-to-left is the mirror image of left-to-right", arguments: 0..<1000)
    func mirrored(seed: UInt64) {
        let any = anyCase(seed)
        func mirror(_ rectangle: Rectangle) -> Rectangle {
            Rectangle(
                x: 2 * any.bounds.midX - rectangle.maxX, y: rectangle.minY, width: rectangle.width,
                height: rectangle.height)
        }
        let other = ContextMenuPlacement.place(
            menu: any.size, at: mirror(any.anchor), in: any.bounds, rightToLeft: !any.rightToLeft)
        #expect(other.opensUpward == any.placement.opensUpward)
        #expect(other.frame == mirror(any.placement.frame))
    }
}

import Menus
import Randomness
import Testing

@Suite("Placing any edit menu")
struct EditMenuPlacementPropertyTests {
    private struct Case {
        var size: Size
        var target: Rectangle
        var bounds: Rectangle
        var keepClear: [Rectangle]
        var placement: EditMenuPlacement?

        /// The visible part of the target, or `nil`; computed from its edges, unlike in the library.
        var visible: Rectangle? {
            let left = max(target.minX, bounds.minX), right = min(target.maxX, bounds.maxX)
            let top = max(target.minY, bounds.minY), bottom = min(target.maxY, bounds.maxY)
            guard left < right || (left == right && target.width == 0) else { return nil }
            guard top < bottom || (top == bottom && target.height == 0) else { return nil }
            return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
        }
    }

    private func anyCase(_ seed: UInt64) -> Case {
        var random = SeededGenerator(seed: seed)
        let bounds = Rectangle(
            x: random.points(-500...500), y: random.points(-500...500), width: random.points(120...800),
            height: random.points(60...600))
        let size = Size(width: random.points(30...700), height: random.points(20...80))
        var target = Rectangle(
            x: bounds.minX + random.points(-100...900), y: bounds.minY + random.points(-100...700),
            width: random.points(1...400), height: random.points(1...500))
        if random.chance(30) { target.size.width = 0 }
        if random.chance(10) { target.size.height = 0 }
        if random.chance(10) { target = bounds }
        let keepClear = (0..<Int.random(in: 0...3, using: &random)).map { _ in
            random.rectangle(x: -500...900, y: -500...700, side: 0...300)
        }
        return Case(
            size: size, target: target, bounds: bounds, keepClear: keepClear,
            placement: .place(menu: size, target: target, in: bounds, keepClear: keepClear))
    }

    @Test("E17: there is a menu if and only if a part of the target shows", arguments: 0..<1000)
    func shows(seed: UInt64) {
        let any = anyCase(seed)
        #expect((any.placement != nil) == (any.visible != nil))
    }

    @Test("E16: it is inside the bounds whenever it fits", arguments: 0..<1000)
    func insideBounds(seed: UInt64) {
        let any = anyCase(seed)
        guard let placement = any.placement else { return }
        let room = any.bounds.inset(by: 8)
        #expect(placement.frame.size == any.size)
        if any.size.width <= room.width {
            #expect(placement.frame.minX >= room.minX && placement.frame.maxX <= room.maxX)
        } else {
            #expect(placement.frame.midX == any.bounds.midX)
        }
        if any.size.height <= room.height {
            #expect(placement.frame.minY >= room.minY && placement.frame.maxY <= room.maxY)
        }
    }

    @Test(
        "E17: the arrow is on the body, and at the target's visible middle if that is within reach", arguments: 0..<1000
    )
    func arrow(seed: UInt64) {
        let any = anyCase(seed)
        guard let placement = any.placement, let visible = any.visible else { return }
        #expect(placement.arrow.x >= placement.frame.minX && placement.arrow.x <= placement.frame.maxX)
        #expect(placement.arrow.y >= any.bounds.minY && placement.arrow.y <= any.bounds.maxY)
        if any.size.width < 52 {
            #expect(placement.arrow.x == placement.frame.midX)
        } else {
            let reach = placement.frame.minX + 10...placement.frame.maxX - 10
            #expect(reach.contains(placement.arrow.x))
            if reach.contains(visible.midX) { #expect(placement.arrow.x == visible.midX) }
        }
    }

    @Test("E16: above and below, it never covers its target and the arrow spans what is between", arguments: 0..<1000)
    func offTheTarget(seed: UInt64) {
        let any = anyCase(seed)
        guard let placement = any.placement, let visible = any.visible else { return }
        switch placement.side {
        case .above:
            #expect(placement.arrow.y == visible.minY - 4)
            #expect(placement.frame.maxY == placement.arrow.y - 10)
        case .below:
            #expect(placement.arrow.y == visible.maxY + 4)
            #expect(placement.frame.minY == placement.arrow.y + 10)
        case .over:
            #expect(placement.arrow.y == visible.midY)
            let needed = any.size.height + 10 + 4
            #expect(visible.minY - any.bounds.minY - 8 < needed)
            #expect(any.bounds.maxY - 8 - visible.maxY < needed)
        }
    }

    @Test("E9, E16: with nothing to keep clear it is above whenever it fits there", arguments: 0..<1000)
    func aboveFirst(seed: UInt64) {
        let any = anyCase(seed)
        guard let visible = any.visible else { return }
        let free = EditMenuPlacement.place(menu: any.size, target: any.target, in: any.bounds)
        let fitsAbove = visible.minY - any.bounds.minY >= 8 + any.size.height + 10 + 4
        #expect((free?.side == .above) == fitsAbove)
    }

    @Test("E9: keep-clear areas only ever move it to a side that covers less", arguments: 0..<1000)
    func keepClear(seed: UInt64) {
        let any = anyCase(seed)
        guard let placement = any.placement,
            let free = EditMenuPlacement.place(menu: any.size, target: any.target, in: any.bounds)
        else { return }
        func covered(_ placement: EditMenuPlacement) -> Double {
            let arrow = Rectangle(
                x: placement.arrow.x - 10, y: min(placement.arrow.y, placement.frame.maxY), width: 20, height: 10)
            return any.keepClear.reduce(0) { sum, rectangle in
                let parts = [placement.frame, arrow].compactMap { $0.intersection(rectangle) }
                return sum + parts.reduce(0) { $0 + $1.width * $1.height }
            }
        }
        if placement != free { #expect(covered(placement) < covered(free)) }
    }
}

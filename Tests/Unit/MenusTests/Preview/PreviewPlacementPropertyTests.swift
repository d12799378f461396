import Menus
import Randomness
import Testing

@Suite("Placing any context menu with a preview")
struct PreviewPlacementPropertyTests {
    private struct Case {
        var menu: Size
        var preview: Size
        var source: Rectangle
        var pointer: Point?
        var bounds: Rectangle
        var bars: [Rectangle]
        var rightToLeft: Bool

        /// The bounds without the areas kept clear; the bars here leave room for three rows.
        var room: Rectangle {
            let top = max(bounds.minY + 8, bars.map(\.maxY).max() ?? bounds.minY)
            return Rectangle(x: bounds.minX + 8, y: top, width: bounds.width - 16, height: bounds.maxY - 8 - top)
        }
        /// The height that the menu needs in any case.
        var menuHeight: Double { min(menu.height, room.height) }

        var placement: PreviewPlacement? {
            .place(
                menu: menu, preview: preview, source: source, at: pointer, in: bounds, keepClear: bars,
                rightToLeft: rightToLeft)
        }
    }

    private func anyCase(_ seed: UInt64) -> Case {
        var random = SeededGenerator(seed: seed)
        let bounds = Rectangle(
            x: random.points(-500...500), y: random.points(-500...500), width: random.points(100...1200),
            height: random.points(160...900))
        let source = Rectangle(
            x: bounds.minX + random.points(-100...1200), y: bounds.minY + random.points(-100...900),
            width: random.points(1...600), height: random.points(1...600))
        return Case(
            menu: Size(width: random.points(60...300), height: random.points(30...900)),
            preview: Size(width: random.points(10...700), height: random.points(10...700)), source: source,
            pointer: random.chance(80)
                ? Point(x: source.minX + random.points(0...600), y: source.minY + random.points(0...600)) : nil,
            bounds: bounds,
            bars: random.chance(50)
                ? [Rectangle(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 40)] : [],
            rightToLeft: random.chance(50))
    }

    private let slack = 1e-6

    private func contains(_ outer: Rectangle, _ inner: Rectangle) -> Bool {
        outer.inset(by: -slack).contains(inner)
    }

    @Test("C28: both are inside the window and off its menu bar", arguments: 0..<1000)
    func inside(seed: UInt64) {
        let any = anyCase(seed)
        guard let placement = any.placement else { return }
        #expect(contains(any.room, placement.preview))
        #expect(contains(any.room, placement.menu.frame))
    }

    @Test("C21: they lie eight points apart, on the side that is said", arguments: 0..<1000)
    func apart(seed: UInt64) {
        let any = anyCase(seed)
        guard let placement = any.placement else { return }
        let (preview, menu) = (placement.preview, placement.menu.frame)
        #expect(!preview.inset(by: slack).intersects(menu))
        let isRight = (placement.side == .trailing) != any.rightToLeft
        let gap =
            switch placement.side {
            case .trailing, .leading: isRight ? menu.minX - preview.maxX : preview.minX - menu.maxX
            case .below: menu.minY - preview.maxY
            case .above: preview.minY - menu.maxY
            }
        #expect(abs(gap - 8) < slack)
    }

    @Test("C28: the list is never squeezed, and the preview never distorted", arguments: 0..<1000)
    func sizes(seed: UInt64) {
        let any = anyCase(seed)
        guard let placement = any.placement else { return }
        #expect(placement.menu.frame.width == any.menu.width)
        #expect(abs(placement.menu.frame.height - any.menuHeight) < slack)
        #expect(placement.preview.width <= any.preview.width + slack)
        let (wanted, given) = (any.preview, placement.preview)
        #expect(abs(wanted.width * given.height - wanted.height * given.width) < 1e-3)
        if given.width < wanted.width - slack {
            #expect(max(given.width, given.height) >= 48 - slack)
        }
    }

    @Test("C28: the preview shrinks no more than necessary, and is omitted only if it must be", arguments: 0..<1000)
    func shrinksLeast(seed: UInt64) {
        let any = anyCase(seed)
        let beside = min(
            (any.room.width - 8 - any.menu.width) / any.preview.width, any.room.height / any.preview.height)
        let stacked =
            any.menu.width > any.room.width
            ? 0
            : min((any.room.height - 8 - any.menu.height) / any.preview.height, any.room.width / any.preview.width)
        let scale = min(1, max(beside, stacked))
        if let placement = any.placement {
            #expect(abs(placement.preview.width - any.preview.width * scale) < slack)
        } else {
            #expect(scale < 1)
            #expect(max(any.preview.width, any.preview.height) * scale < 48)
        }
    }

    @Test("C21: right-to-left is the mirror image of left-to-right", arguments: 0..<1000)
    func mirrored(seed: UInt64) {
        let any = anyCase(seed)
        func mirror(_ rectangle: Rectangle) -> Rectangle {
            Rectangle(
                x: 2 * any.bounds.midX - rectangle.maxX, y: rectangle.minY, width: rectangle.width,
                height: rectangle.height)
        }
        var other = any
        other.source = mirror(any.source)
        other.pointer = any.pointer.map { Point(x: 2 * any.bounds.midX - $0.x, y: $0.y) }
        other.rightToLeft.toggle()
        let (one, two) = (any.placement, other.placement)
        #expect(one?.side == two?.side)
        #expect(one?.menu.opensUpward == two?.menu.opensUpward)
        guard let one, let two else { return }
        #expect(contains(mirror(one.preview), two.preview) && contains(mirror(one.menu.frame), two.menu.frame))
    }
}

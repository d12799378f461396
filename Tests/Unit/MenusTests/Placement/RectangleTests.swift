import Menus
import Testing

@Suite("Rectangles")
struct RectangleTests {
    private let base = Rectangle(x: 10, y: 20, width: 30, height: 40)

    @Test("E9: its edges and middle follow from its corner and size, y growing downwards")
    func edges() {
        #expect([base.minX, base.midX, base.maxX] == [10, 25, 40])
        #expect([base.minY, base.midY, base.maxY] == [20, 40, 60])
        #expect(base.width == 30 && base.height == 40)
        #expect(base == Rectangle(origin: Point(x: 10, y: 20), size: Size(width: 30, height: 40)))
    }

    @Test("E9: without width or height it is empty")
    func emptiness() {
        #expect(!base.isEmpty)
        #expect(Rectangle(x: 10, y: 20, width: 0, height: 40).isEmpty)
        #expect(Rectangle(x: 10, y: 20, width: 30, height: 0).isEmpty)
        #expect(Rectangle(x: 10, y: 20, width: -1, height: 40).isEmpty)
    }

    @Test(
        "E9: rectangles intersect where they share area, not where they touch",
        arguments: [
            (Rectangle(x: 30, y: 50, width: 100, height: 100), Rectangle(x: 30, y: 50, width: 10, height: 10)),
            (Rectangle(x: 0, y: 0, width: 100, height: 100), Rectangle(x: 10, y: 20, width: 30, height: 40)),
            (Rectangle(x: 12, y: 22, width: 3, height: 4), Rectangle(x: 12, y: 22, width: 3, height: 4)),
            (Rectangle(x: 40, y: 20, width: 5, height: 5), nil),
            (Rectangle(x: 0, y: 0, width: 100, height: 20), nil),
            (Rectangle(x: 70, y: 90, width: 5, height: 5), nil),
            (Rectangle(x: 20, y: 30, width: 0, height: 5), nil),
        ])
    func intersection(other: Rectangle, expected: Rectangle?) {
        #expect(base.intersection(other) == expected)
        #expect(other.intersection(base) == expected)
        #expect(base.intersects(other) == (expected != nil))
    }

    @Test("E9: a union reaches around both, even around an empty one")
    func union() {
        #expect(
            base.union(Rectangle(x: 0, y: 50, width: 5, height: 50)) == Rectangle(x: 0, y: 20, width: 40, height: 80))
        #expect(
            base.union(Rectangle(x: 50, y: 10, width: 0, height: 0)) == Rectangle(x: 10, y: 10, width: 40, height: 50))
    }

    @Test("E9: a point between two adjacent rectangles is in just one of them")
    func containsPoint() {
        #expect(base.contains(Point(x: 10, y: 20)))
        #expect(base.contains(Point(x: 39.5, y: 59.5)))
        #expect(!base.contains(Point(x: 40, y: 30)))
        #expect(!base.contains(Point(x: 20, y: 60)))
        #expect(!base.contains(Point(x: 9.5, y: 30)))
        #expect(!base.contains(Point(x: 20, y: 19.5)))
        #expect(base.offset(x: 30, y: 0).contains(Point(x: 40, y: 30)))
    }

    @Test("E9: it contains what lies inside, edges included")
    func containsRectangle() {
        #expect(base.contains(base))
        #expect(base.contains(Rectangle(x: 11, y: 21, width: 1, height: 1)))
        #expect(!base.contains(base.offset(x: 1, y: 0)))
        #expect(!base.contains(base.offset(x: -1, y: 0)))
        #expect(!base.contains(base.offset(x: 0, y: 1)))
        #expect(!base.contains(base.offset(x: 0, y: -1)))
    }

    @Test("E9: an inset stops where edges meet in the middle")
    func inset() {
        #expect(base.inset(by: 5) == Rectangle(x: 15, y: 25, width: 20, height: 30))
        #expect(base.inset(by: -5) == Rectangle(x: 5, y: 15, width: 40, height: 50))
        #expect(base.inset(by: 18) == Rectangle(x: 25, y: 38, width: 0, height: 4))
        #expect(base.inset(by: 100) == Rectangle(x: 25, y: 40, width: 0, height: 0))
    }

    @Test("E9: an offset keeps the size")
    func offset() {
        #expect(base.offset(x: -3, y: 7) == Rectangle(x: 7, y: 27, width: 30, height: 40))
    }
}

import Menus
import Testing

@Suite("Selecting a region of a picture")
struct RegionDragTests {
    private let whole = ImageRegion(x: 0, y: 0, width: 100, height: 60)

    private func region(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> ImageRegion {
        ImageRegion(x: x, y: y, width: width, height: height)
    }

    @Test("E2: a drag selects the pixels between its ends, whichever way it goes")
    func new() {
        var drag = RegionDrag(from: Point(x: 10.4, y: 20.6), in: whole)
        drag.move(to: Point(x: 30.2, y: 40))
        #expect(drag.region == region(10, 20, 21, 20))
        drag.move(to: Point(x: 5.5, y: 10.1))
        #expect(drag.region == region(5, 10, 6, 11))
    }

    @Test("E2: from edge to edge of pixels, exactly those between are selected despite rounding")
    func edges() {
        var drag = RegionDrag(from: Point(x: 9.999999999, y: 20.000000001), in: whole)
        drag.move(to: Point(x: 22.000000003, y: 29.999999999))
        #expect(drag.region == region(10, 20, 12, 10))
    }

    @Test("E2: it ends at the picture's edges, wherever the drag begins and ends")
    func beyond() {
        var drag = RegionDrag(from: Point(x: -50, y: 30), in: whole)
        drag.move(to: Point(x: 20, y: 900))
        #expect(drag.region == region(0, 30, 20, 30))
        drag = RegionDrag(from: Point(x: 500, y: 500), in: whole)
        #expect(drag.region == region(99, 59, 1, 1))
        drag.move(to: Point(x: 600, y: 700))
        #expect(drag.region == region(99, 59, 1, 1))
        drag.move(to: Point(x: 98.5, y: -3))
        #expect(drag.region == region(98, 0, 2, 60))
    }

    @Test("E2: in a picture of one pixel, that pixel is selected")
    func onePixel() {
        let whole = region(0, 0, 1, 1)
        var drag = RegionDrag(from: Point(x: 0.2, y: 0.2), in: whole)
        drag.move(to: Point(x: 3, y: -2))
        #expect(drag.region == whole)
        drag = RegionDrag(whole, by: RegionGrip(.low, .high), from: Point(x: 0, y: 1), in: whole)
        drag.move(to: Point(x: 1, y: 0))
        #expect(drag.region == whole)
    }

    @Test("E6: a corner takes its two edges along, an edge itself alone")
    func grips() {
        let before = region(20, 10, 40, 30)
        var drag = RegionDrag(before, by: RegionGrip(.high, .low), from: Point(x: 61, y: 9), in: whole)
        drag.move(to: Point(x: 71, y: 4))
        #expect(drag.region == region(20, 5, 50, 35))
        drag = RegionDrag(before, by: RegionGrip(nil, .high), from: Point(x: 30, y: 40), in: whole)
        drag.move(to: Point(x: 90, y: 50))
        #expect(drag.region == region(20, 10, 40, 40))
    }

    @Test("E6: edges cross over each other and back, and at least one pixel stays")
    func crossing() {
        var drag = RegionDrag(region(20, 10, 40, 30), by: RegionGrip(.low, nil), from: Point(x: 20, y: 20), in: whole)
        drag.move(to: Point(x: 60, y: 20))
        #expect(drag.region == region(59, 10, 1, 30))
        drag.move(to: Point(x: 80, y: 20))
        #expect(drag.region == region(60, 10, 20, 30))
        drag.move(to: Point(x: 200, y: 20))
        #expect(drag.region == region(60, 10, 40, 30))
        drag.move(to: Point(x: 30, y: 20))
        #expect(drag.region == region(30, 10, 30, 30))
    }

    @Test("E6: all of it moves, and stays within the picture")
    func inside() {
        var drag = RegionDrag(region(20, 10, 40, 30), by: .inside, from: Point(x: 30, y: 20), in: whole)
        drag.move(to: Point(x: 35, y: 12))
        #expect(drag.region == region(25, 2, 40, 30))
        drag.move(to: Point(x: 900, y: -900))
        #expect(drag.region == region(60, 0, 40, 30))
    }

    @Test("E2: keys move and resize it as far as the picture goes")
    func keys() {
        let before = region(20, 10, 40, 30)
        #expect(before.moved(x: -30, y: 5, in: whole) == region(0, 15, 40, 30))
        #expect(before.resized(x: 50, y: -50, in: whole) == region(20, 10, 80, 1))
    }
}

import Menus
import Testing

@Suite("The place of a picture's region in its view")
struct RegionGeometryTests {
    private let whole = ImageRegion(x: 0, y: 0, width: 400, height: 200)
    private let view = Rectangle(x: 0, y: 0, width: 300, height: 300)

    private func geometry(
        _ region: ImageRegion, in picture: Rectangle = Rectangle(x: 50, y: 100, width: 200, height: 100)
    ) -> RegionGeometry {
        RegionGeometry(region, of: whole, in: picture, visible: view)
    }

    private let middle = ImageRegion(x: 100, y: 40, width: 200, height: 120)

    @Test("E2: it is where its pixels are, however large the picture is shown")
    func frame() {
        #expect(geometry(middle).frame == Rectangle(x: 100, y: 120, width: 100, height: 60))
        let large = geometry(middle, in: Rectangle(x: -100, y: -50, width: 800, height: 400))
        #expect(large.frame == Rectangle(x: 100, y: 30, width: 400, height: 240))
        #expect(
            RegionGeometry.pixel(
                at: Point(x: 100, y: 120), of: whole, in: Rectangle(x: 50, y: 100, width: 200, height: 100))
                == Point(x: 100, y: 40))
    }

    @Test("E6: a press near a corner or an edge grabs it, further in it moves all, further out it does nothing")
    func grips() {
        let geometry = geometry(middle)
        #expect(geometry.grip(at: Point(x: 98, y: 118), isTouch: false) == RegionGrip(.low, .low))
        #expect(geometry.grip(at: Point(x: 204, y: 185), isTouch: false) == RegionGrip(.high, .high))
        #expect(geometry.grip(at: Point(x: 150, y: 116), isTouch: false) == RegionGrip(nil, .low))
        #expect(geometry.grip(at: Point(x: 203, y: 150), isTouch: false) == RegionGrip(.high, nil))
        #expect(geometry.grip(at: Point(x: 150, y: 150), isTouch: false) == .inside)
        #expect(geometry.grip(at: Point(x: 150, y: 110), isTouch: false) == nil)
    }

    @Test("E6: a finger reaches further than the pointer")
    func fingers() {
        let geometry = geometry(middle)
        let place = Point(x: 85, y: 108)
        #expect(geometry.grip(at: place, isTouch: false) == nil)
        #expect(geometry.grip(at: place, isTouch: true) == RegionGrip(.low, .low))
        #expect(geometry.grip(at: Point(x: 150, y: 110), isTouch: true) == RegionGrip(nil, .low))
    }

    @Test("E6: a press in the middle of a small region still moves it")
    func small() {
        let geometry = geometry(ImageRegion(x: 100, y: 40, width: 20, height: 20))
        #expect(geometry.frame == Rectangle(x: 100, y: 120, width: 10, height: 10))
        #expect(geometry.grip(at: Point(x: 105, y: 125), isTouch: true) == .inside)
        #expect(geometry.grip(at: Point(x: 101, y: 121), isTouch: true) == RegionGrip(.low, .low))
        #expect(geometry.grip(at: Point(x: 115, y: 135), isTouch: true) == RegionGrip(.high, .high))
    }

    @Test("E6: a knob is fully visible at the view's edge, and hidden if its corner is scrolled away")
    func knobs() {
        let filling = geometry(whole, in: Rectangle(x: 0, y: 0, width: 300, height: 300))
        #expect(filling.knob(RegionGrip(.low, .low)) == Point(x: 8, y: 8))
        #expect(filling.knob(RegionGrip(.high, .high)) == Point(x: 292, y: 292))
        let zoomed = geometry(whole, in: Rectangle(x: -50, y: 0, width: 800, height: 300))
        #expect(RegionGrip.corners.allSatisfy { zoomed.knob($0) == nil })
        #expect(zoomed.grip(at: Point(x: 3, y: 150), isTouch: false) == .inside)
    }
}

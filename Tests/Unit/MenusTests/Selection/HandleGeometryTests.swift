import Menus
import Testing

@Suite("Where a selection's handles are")
struct HandleGeometryTests {
    private let word = HandleGeometry(
        start: Rectangle(x: 100, y: 50, width: 0, height: 20), end: Rectangle(x: 160, y: 50, width: 0, height: 20))

    @Test("E6: one knob above the start, one below the end")
    func knobs() {
        #expect(word.knob(of: .start) == Point(x: 100, y: 44))
        #expect(word.knob(of: .end) == Point(x: 160, y: 76))
        #expect(word.frame(of: .start) == Rectangle(x: 94, y: 38, width: 12, height: 32))
        #expect(word.frame(of: .end) == Rectangle(x: 154, y: 50, width: 12, height: 32))
    }

    @Test("E6: at least 24 points all around the knob can be grabbed", arguments: [true, false])
    func reach(isTouch: Bool) {
        for handle in SelectionHandle.allCases {
            let knob = word.knob(of: handle)
            for (x, y) in [(12.0, 0.0), (-12, 0), (0, 12), (0, -12), (8, 8), (-8, -8)] {
                #expect(word.handle(at: Point(x: knob.x + x, y: knob.y + y), isTouch: isTouch) == handle)
            }
        }
    }

    @Test("E6: a finger has more room than a pointer, and may grab the stem")
    func finger() {
        #expect(word.handle(at: Point(x: 100, y: 24), isTouch: true) == .start)
        #expect(word.handle(at: Point(x: 100, y: 24), isTouch: false) == nil)
        #expect(word.handle(at: Point(x: 90, y: 66), isTouch: true) == .start)
        #expect(word.handle(at: Point(x: 90, y: 66), isTouch: false) == nil)
    }

    @Test("E6: without room beside the line a knob covers its end, and can be grabbed there")
    func room() {
        let word = HandleGeometry(start: word.start, end: word.end, room: 50...75)
        #expect(word.knob(of: .start) == Point(x: 100, y: 56))
        #expect(word.knob(of: .end) == Point(x: 160, y: 69))
        #expect(word.frame(of: .start) == Rectangle(x: 94, y: 50, width: 12, height: 20))
        #expect(word.frame(of: .end) == Rectangle(x: 154, y: 50, width: 12, height: 25))
        for handle in SelectionHandle.allCases {
            let knob = word.knob(of: handle)
            #expect(word.handle(at: Point(x: knob.x, y: knob.y + 12), isTouch: false) == handle)
            #expect(word.handle(at: Point(x: knob.x, y: knob.y - 12), isTouch: false) == handle)
            #expect(word.handle(at: Point(x: knob.x, y: handle == .start ? 43 : 82), isTouch: false) == nil)
        }
    }

    @Test(
        "E6: with room beside the line nothing changes; beyond it, a knob leaves its line no further",
        arguments: [
            (30.0...100.0, 44.0, 76.0), (60...60, 56, 64), (0...10, 44, 64),
        ])
    func otherRoom(room: ClosedRange<Double>, start: Double, end: Double) {
        let word = HandleGeometry(start: word.start, end: word.end, room: room)
        #expect(word.knob(of: .start).y == start)
        #expect(word.knob(of: .end).y == end)
    }

    @Test("E6: handles of a line that is lower than a knob")
    func lowLine() {
        let low = Rectangle(x: 100, y: 0, width: 0, height: 8)
        let word = HandleGeometry(start: low, end: low, room: 0...8)
        #expect(word.frame(of: .start) == Rectangle(x: 94, y: 0, width: 12, height: 12))
        #expect(word.frame(of: .end) == Rectangle(x: 94, y: -4, width: 12, height: 12))
    }

    @Test("Presses between the handles go to the text")
    func between() {
        #expect(word.handle(at: Point(x: 130, y: 60), isTouch: true) == nil)
        #expect(word.handle(at: Point(x: 130, y: 60), isTouch: false) == nil)
    }

    @Test("E6: of two handles in reach, the nearer one is grabbed")
    func nearer() {
        let letter = HandleGeometry(
            start: Rectangle(x: 100, y: 50, width: 0, height: 20), end: Rectangle(x: 106, y: 50, width: 0, height: 20))
        for isTouch in [true, false] {
            #expect(letter.handle(at: Point(x: 103, y: 42), isTouch: isTouch) == .start)
            #expect(letter.handle(at: Point(x: 103, y: 78), isTouch: isTouch) == .end)
        }
        #expect(letter.handle(at: Point(x: 99, y: 60), isTouch: true) == .start)
        #expect(letter.handle(at: Point(x: 108, y: 60), isTouch: true) == .end)
    }

    @Test("E6: in right-to-left text the start is on the right")
    func rightToLeft() {
        let word = HandleGeometry(
            start: Rectangle(x: 160, y: 50, width: 0, height: 20), end: Rectangle(x: 100, y: 50, width: 0, height: 20))
        #expect(word.handle(at: Point(x: 160, y: 44), isTouch: false) == .start)
        #expect(word.handle(at: Point(x: 100, y: 76), isTouch: false) == .end)
    }
}

@Suite("Scrolling at the edge")
struct EdgeScrollingTests {
    private let view = Rectangle(x: 0, y: 100, width: 300, height: 400)

    @Test("E6: nothing scrolls away from the edges", arguments: [124.0, 300, 476])
    func middle(y: Double) {
        #expect(EdgeScrolling.speed(at: y, in: view) == 0)
    }

    @Test("E6: scrolling is faster near and beyond the edge, up to a limit")
    func speeds() {
        #expect(EdgeScrolling.speed(at: 112, in: view) == -100)
        #expect(EdgeScrolling.speed(at: 100, in: view) == -200)
        #expect(EdgeScrolling.speed(at: 76, in: view) == -400)
        #expect(EdgeScrolling.speed(at: -2000, in: view) == -1200)
        #expect(EdgeScrolling.speed(at: 500, in: view) == 200)
        #expect(EdgeScrolling.speed(at: 2000, in: view) == 1200)
    }

    @Test("E6: a view of one line has a place where nothing scrolls")
    func low() {
        let line = Rectangle(x: 0, y: 0, width: 300, height: 20)
        #expect(EdgeScrolling.speed(at: 10, in: line) == 0)
        #expect(EdgeScrolling.speed(at: 0, in: line) == -200)
        #expect(EdgeScrolling.speed(at: 10, in: Rectangle(x: 0, y: 0, width: 300, height: 0)) == 0)
    }
}

import Menus
import Testing

@Suite("Dragging a handle by words or by letters")
struct HandlePaceTests {
    /// Drags to the right at speeds in points per second, with an event every 10 milliseconds. Returns for each event whether the
    /// drag was fast.
    private static func drag(at speeds: [Double]) -> [Bool] {
        var point = Point(x: 100, y: 20)
        var pace = HandlePace(.end, at: 1000, point)
        return speeds.enumerated().map { index, speed in
            point = Point(x: point.x + speed / 100, y: 20)
            return pace.isQuick(at: 1010 + 10 * index, point)
        }
    }

    @Test("E6: fast motion goes by words, slow motion by letters")
    func speed() {
        #expect(Self.drag(at: Array(repeating: 400, count: 20)).allSatisfy { $0 })
        #expect(!Self.drag(at: Array(repeating: 80, count: 20)).contains(true))
    }

    @Test("E6: slowing down before arriving goes by letters")
    func slowing() {
        let quick = Self.drag(at: Array(repeating: 400, count: 20) + Array(repeating: 50, count: 20))
        #expect(quick[..<20].allSatisfy { $0 })
        #expect(!quick[30...].contains(true), "a tenth of a second later")
    }

    @Test("E6: moving outwards and back")
    func direction() {
        var end = HandlePace(.end, at: 0, Point(x: 0, y: 0))
        #expect([5, 5, 9, 8, 3, 4].map { end.isOutward($0) } == [true, true, true, false, false, true])
        var start = HandlePace(.start, at: 0, Point(x: 0, y: 0))
        #expect([5, 5, 9, 8].map { start.isOutward($0) } == [true, true, false, true])
    }
}

import Geometry
import Testing

@testable import Menus

@Suite("A sheet that is pulled down")
struct SheetPullTests {
    /// Pulls from y = 100 through positions, with an interval in milliseconds.
    private func pull(_ positions: [Double], every milliseconds: Int) -> (SheetPull, end: Int) {
        var pull = SheetPull(at: 1000, Point(x: 50, y: 100))
        var time = 1000
        for position in positions {
            time += milliseconds
            pull.move(at: time, to: Point(x: 60, y: position))
        }
        return (pull, time)
    }

    @Test("It follows the finger down, and not up")
    func follows() {
        #expect(pull([130], every: 16).0.distance == 30)
        #expect(pull([130, 80], every: 16).0.distance == 0)
        #expect(pull([], every: 16).0.distance == 0)
    }

    @Test("Pulled slowly, it closes beyond half of its height")
    func slow() {
        let (pull, end) = pull(Array(stride(from: 101, through: 250, by: 1)), every: 20)
        #expect(pull.distance == 150)
        #expect(pull.closes(299, at: end))
        #expect(!pull.closes(301, at: end))
        #expect(pull.closes(299, at: end + 500), "the finger rests before it is lifted")
    }

    @Test("Pulled quickly, it closes from anywhere, but not on the way back up")
    func quick() {
        let (down, end) = pull([105, 110, 120], every: 16)
        #expect(down.closes(400, at: end))
        #expect(!down.closes(400, at: end + 200), "the finger rests before it is lifted")
        let (up, last) = pull([200, 300, 290, 280, 270, 255], every: 30)
        #expect(!up.closes(200, at: last))
    }
}

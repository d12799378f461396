import Menus
import Testing

@Suite("Recognizing a hold")
struct LongPressRecognizerTests {
    private var press = LongPressRecognizer(at: 1000, Point(x: 50, y: 7), lasting: 500, within: 8)

    @Test("E18: a press becomes a hold when the time is up, not before")
    mutating func timeIsUp() {
        press.move(at: 1499, to: Point(x: 58, y: 0))
        #expect(press.state == .possible)
        press.timeIsUp()
        #expect(press.state == .recognized)
    }

    @Test("E18: a moved press is no hold, even if it comes back and stays", arguments: [(58.5, 7), (50, -1.5)])
    mutating func moved(x: Double, y: Double) {
        press.move(at: 1100, to: Point(x: x, y: y))
        #expect(press.state == .failed)
        press.move(at: 1200, to: press.start)
        press.timeIsUp()
        press.end(at: 2000)
        #expect(press.state == .failed)
    }

    @Test("E18: a click is no hold", arguments: [1000, 1020, 1499])
    mutating func click(end: Int) {
        press.end(at: end)
        press.timeIsUp()
        #expect(press.state == .failed)
    }

    @Test("E18, C2: a hold is recognised even if the first event afterwards is its end", arguments: [1500, 9000])
    mutating func late(end: Int) {
        press.end(at: end)
        #expect(press.state == .recognized)
    }

    @Test("E18, E3: a press that moves after the time is still a hold")
    mutating func movedLater() {
        press.move(at: 1500, to: Point(x: 300, y: 90))
        #expect(press.state == .recognized)
        #expect(press.start == Point(x: 50, y: 7))
        press.end(at: 1501)
        #expect(press.state == .recognized)
    }

    @Test("A clock that goes back makes no hold")
    mutating func clock() {
        press.end(at: 10)
        #expect(press.state == .failed)
    }
}

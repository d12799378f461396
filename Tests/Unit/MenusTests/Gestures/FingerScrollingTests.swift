import Menus
import Testing

@Suite("Scrolling with a finger")
struct FingerScrollingTests {
    private let still = Point(x: 0, y: 0)

    /// Returns the velocity of a finger that moves up at a speed in points per second for some time, and then rests.
    private func velocity(of speed: Double, for time: Int = 400, every interval: Int = 16, resting rest: Int) -> Point {
        var swipe = SwipeVelocity(at: 1000, Point(x: 5, y: 600))
        for now in stride(from: interval, through: time, by: interval) {
            swipe.move(at: 1000 + now, to: Point(x: 5, y: 600 - speed * Double(now) / 1000))
        }
        return swipe.velocity(at: 1000 + time / interval * interval + rest)
    }

    @Test("a finger lifted while moving scrolls on at its speed", arguments: [200.0, 900, 3000])
    func throwing(speed: Double) {
        #expect(velocity(of: speed, resting: 0).isWithin(speed / 100, of: Point(x: 0, y: -speed)))
    }

    @Test("a finger that has rested doesn't scroll on, however fast it was", arguments: [101, 300, 5000])
    func resting(rest: Int) {
        #expect(velocity(of: 3000, resting: rest) == still)
    }

    @Test("a slow finger doesn't scroll on, however few events it has", arguments: [16, 40, 90])
    func slow(interval: Int) {
        #expect(velocity(of: 40, every: interval, resting: 0) == still)
    }

    @Test("only the last part of its motion counts")
    func turning() {
        var swipe = SwipeVelocity(at: 0, still)
        swipe.move(at: 200, to: Point(x: 0, y: 500))
        for step in 1...10 { swipe.move(at: 200 + step * 10, to: Point(x: 0, y: 500 - Double(step) * 10)) }
        #expect(swipe.velocity(at: 300).isWithin(1, of: Point(x: 0, y: -1000)))
    }

    @Test("a tap doesn't scroll on")
    func tapping() {
        let swipe = SwipeVelocity(at: 0, still)
        #expect(swipe.velocity(at: 0) == still)
        #expect(swipe.velocity(at: 40) == still)
    }

    @Test("scrolling on covers about a quarter of the speed, slows down and ends", arguments: [4.0, 16, 50])
    func decelerating(frame: Double) {
        var scrolling = KineticScrolling(at: 100, Point(x: 0, y: -1000))
        var (way, steps, time) = (0.0, [Double](), 100.0)
        while time < 5000 {
            time += frame
            guard let step = scrolling.step(to: time) else { break }
            #expect(step.x == 0)
            steps.append(step.y)
            way += step.y
        }
        #expect(time < 1600)
        #expect((-255...(-215)).contains(way))
        #expect(steps == steps.sorted())
        #expect(steps.allSatisfy { $0 < 0 })
    }

    @Test("a late frame, or one without time in between, causes no jump")
    func lateFrame() throws {
        var scrolling = KineticScrolling(at: 100, Point(x: 0, y: 1000))
        let (none, late) = (scrolling.step(to: 100), scrolling.step(to: 2100))
        #expect(none?.y == 0)
        #expect(try #require(late).y < 250)
    }
}

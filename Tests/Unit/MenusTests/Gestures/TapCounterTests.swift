import Menus
import Testing

@Suite("Counting taps")
struct TapCounterTests {
    private let limits = TapCounter.Limits(milliseconds: 400, distance: 5)

    private func counts(_ presses: [(time: Int, x: Double)], _ limits: TapCounter.Limits? = nil) -> [Int] {
        var counter = TapCounter()
        return presses.map { counter.press(at: $0.time, Point(x: $0.x, y: 7), within: limits ?? self.limits) }
    }

    @Test("E19: presses close to each other count up")
    func close() {
        #expect(counts([(1000, 50), (1400, 52), (1500, 50), (1600, 50)]) == [1, 2, 3, 4])
    }

    @Test("E19: a pause starts the count again")
    func pause() {
        #expect(counts([(1000, 50), (1401, 50), (1500, 50)]) == [1, 1, 2])
    }

    @Test("E19: another place starts the count again, and each is measured from the one before")
    func place() {
        #expect(counts([(1000, 50), (1100, 56), (1200, 61), (1300, 66)]) == [1, 1, 2, 3])
    }

    @Test("E19: fingers may be further apart")
    func fingers() {
        #expect(counts([(1000, 50), (1100, 70)], limits.forFingers) == [1, 2])
        #expect(counts([(1000, 50), (1100, 75)], limits.forFingers) == [1, 1])
    }

    @Test("A clock that goes back starts the count again")
    func clock() {
        #expect(counts([(1000, 50), (900, 50), (1000, 50)]) == [1, 1, 2])
    }
}

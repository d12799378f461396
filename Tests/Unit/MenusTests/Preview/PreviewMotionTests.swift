import Menus
import Testing

@Suite("A growing preview")
struct PreviewMotionTests {
    private let motion = PreviewMotion(
        source: Rectangle(x: 100, y: 100, width: 100, height: 60),
        frame: Rectangle(x: 60, y: 90, width: 200, height: 120))

    @Test("C25: it begins where its item is and ends in its frame")
    func ends() {
        #expect(motion.frame(at: 0) == motion.source)
        #expect(motion.frame(at: 1) == motion.frame)
        #expect(motion.frame(at: 0.5) == Rectangle(x: 80, y: 95, width: 150, height: 90))
    }

    @Test("C25: it starts fast and arrives slowly, and never goes back or overshoots")
    func eased() {
        #expect(PreviewMotion.eased(0) == 0)
        #expect(PreviewMotion.eased(0.5) == 0.875)
        #expect(PreviewMotion.eased(1) == 1)
        #expect(PreviewMotion.eased(7) == 1)
        #expect(PreviewMotion.eased(-1) == 0)
        let steps = (0...100).map { PreviewMotion.eased(Double($0) / 100) }
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("C25, C26: it grows as much, as long and as rounded as Flutter's")
    func figures() {
        #expect(PreviewMotion.growth == 1.15)
        #expect(PreviewMotion.growing == 335)
        #expect(PreviewMotion.cornerRadius == 12)
    }
}

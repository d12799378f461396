import Menus
import Testing

@Suite("A growing menu")
struct MenuMotionTests {
    private let steps = (-5...105).map { Double($0) / 100 }

    @Test("It is visible from the beginning, and ends at its final size and opacity")
    func ends() {
        #expect(MenuMotion.scale(at: 0) == 0.8)
        #expect(MenuMotion.scale(at: 1) == 1)
        #expect(MenuMotion.opacity(at: 0) == 0.2)
        #expect(MenuMotion.opacity(at: 1) == 1)
        #expect(MenuMotion.opacity(at: 0, leaving: true) == 0)
        #expect(MenuMotion.opacity(at: 1, leaving: true) == 1)
    }

    @Test("It never overshoots or goes back")
    func between() {
        for values in [
            steps.map { MenuMotion.scale(at: $0) }, steps.map { MenuMotion.opacity(at: $0) },
            steps.map { MenuMotion.opacity(at: $0, leaving: true) },
        ] {
            #expect(values.allSatisfy { (0...1).contains($0) })
            #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
        }
    }

    @Test("It grows from the point of its body that is nearest to its target")
    func origin() {
        let body = Rectangle(x: 100, y: 100, width: 200, height: 50)
        func origin(_ x: Double, _ y: Double) -> Point {
            MenuMotion.origin(of: body, by: Rectangle(x: x - 10, y: y - 10, width: 20, height: 20))
        }
        #expect(origin(150, 120) == Point(x: 150, y: 120))
        #expect(origin(0, 0) == Point(x: 100, y: 100))
        #expect(origin(250, 400) == Point(x: 250, y: 150))
        #expect(origin(400, 110) == Point(x: 300, y: 110))
    }
}

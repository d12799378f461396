import Testing

@testable import Menus

@Suite("The line of a selection that a pointer's menu is about")
struct PressedLineTests {
    private let bounds = Rectangle(x: 10, y: 0, width: 600, height: 400)

    private func caret(_ x: Double, line: Int) -> Rectangle {
        Rectangle(x: x, y: Double(line * 20), width: 0, height: 20)
    }

    private func part(
        at x: Double, line: Int, from start: (Double, Int), to end: (Double, Int), rightToLeft: Bool = false
    ) -> Rectangle {
        let step: Double = rightToLeft ? -8 : 8
        return PressedLine.part(
            at: Point(x: x, y: Double(line * 20 + 9)), line: caret(x, line: line),
            ends: [
                (caret(start.0, line: start.1), caret(start.0 + step, line: start.1)),
                (caret(end.0, line: end.1), caret(end.0 - step, line: end.1)),
            ], in: bounds)
    }

    @Test("E17: for a word it is the word, wherever it was pressed")
    func word() {
        for x in [198.0, 200, 230, 260, 263] {
            #expect(part(at: x, line: 3, from: (200, 3), to: (260, 3)).midX == 230)
        }
    }

    @Test("E17: for many lines it is the part near the press on the pressed line")
    func middleLine() {
        #expect(
            part(at: 300, line: 7, from: (40, 1), to: (90, 15)) == Rectangle(x: 200, y: 140, width: 200, height: 20))
        #expect(part(at: 20, line: 7, from: (40, 1), to: (90, 15)) == Rectangle(x: 10, y: 140, width: 110, height: 20))
    }

    @Test("E17: on the first and the last line it is the selected part")
    func ends() {
        #expect(part(at: 42, line: 1, from: (40, 1), to: (90, 15)) == Rectangle(x: 40, y: 20, width: 102, height: 20))
        #expect(part(at: 38, line: 1, from: (40, 1), to: (90, 15)).minX == 40)
        #expect(part(at: 60, line: 15, from: (40, 1), to: (90, 15)) == Rectangle(x: 10, y: 300, width: 80, height: 20))
    }

    @Test("E17: in text from right to left the first line's part is to the left of the start")
    func rightToLeft() {
        let first = part(at: 300, line: 1, from: (350, 1), to: (500, 15), rightToLeft: true)
        #expect(first == Rectangle(x: 200, y: 20, width: 150, height: 20))
    }
}

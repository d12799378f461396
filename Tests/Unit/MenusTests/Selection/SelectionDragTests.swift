import Menus
import Randomness
import Testing

@Suite("Dragging a selection's handles")
struct SelectionDragTests {
    @Test("E6: the other end stays")
    func otherEndStays() {
        var drag = SelectionDrag(4..<8, dragging: .end)
        drag.move(to: 12)
        #expect(drag.selection == 4..<12)
        drag.move(to: 6)
        #expect(drag.selection == 4..<6)
        #expect(drag.handle == .end && drag.moving == 6)

        drag = SelectionDrag(4..<8, dragging: .start)
        drag.move(to: 0)
        #expect(drag.selection == 0..<8)
        #expect(drag.handle == .start && drag.moving == 0)
    }

    @Test("E6: handles cross over each other, and back")
    func crossing() {
        var drag = SelectionDrag(4..<8, dragging: .end)
        drag.move(to: 1)
        #expect(drag.selection == 1..<4)
        #expect(drag.handle == .start && drag.moving == 1)
        drag.move(to: 9)
        #expect(drag.selection == 4..<9)
        #expect(drag.handle == .end)
    }

    @Test("E6: at least one character stays selected, on the side it was")
    func oneCharacter() {
        var drag = SelectionDrag(4..<8, dragging: .end)
        drag.move(to: 5)
        drag.move(to: 4)
        #expect(drag.selection == 4..<5)
        drag.move(to: 3)
        drag.move(to: 4)
        #expect(drag.selection == 3..<4)
    }

    @Test("E6: whatever the way, something is selected, and it has the fixed end", arguments: 0..<50 as Range<UInt64>)
    func anyWay(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var drag = SelectionDrag(20..<30, dragging: Bool.random(using: &random) ? .start : .end)
        for _ in 0..<200 {
            let before = drag.selection
            let offset = Int.random(in: 0...50, using: &random)
            drag.move(to: offset)
            #expect(!drag.selection.isEmpty)
            #expect([drag.selection.lowerBound, drag.selection.upperBound].contains(drag.fixed))
            #expect(drag.moving == offset || (offset == drag.fixed && drag.selection == before))
        }
    }
}

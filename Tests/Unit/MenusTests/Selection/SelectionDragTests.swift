import Menus
import Randomness
import Testing

@Suite("Dragging a selection's handles")
struct SelectionDragTests {
    @Test("E6: the other end stays")
    func otherEndStays() {
        var drag = SelectionDrag(4..<8, dragging: .end)
        drag.move(to: 12, nearest: 5)
        #expect(drag.selection == 4..<12)
        drag.move(to: 6, nearest: 5)
        #expect(drag.selection == 4..<6)
        #expect(drag.moving == 6)

        drag = SelectionDrag(4..<8, dragging: .start)
        drag.move(to: 0, nearest: 7)
        #expect(drag.selection == 0..<8)
        #expect(drag.moving == 0)
    }

    @Test("E6: handles never cross; the one that is dragged stops a letter before the other, and comes back")
    func neverCrossing() {
        var drag = SelectionDrag(4..<8, dragging: .end)
        drag.move(to: 1, nearest: 5)
        #expect(drag.selection == 4..<5)
        drag.move(to: 4, nearest: 5)
        #expect(drag.selection == 4..<5)
        drag.move(to: 9, nearest: 5)
        #expect(drag.selection == 4..<9)
        drag = SelectionDrag(4..<8, dragging: .start)
        drag.move(to: 30, nearest: 6)
        #expect(drag.selection == 6..<8, "a letter of two code points")
    }

    @Test("E6: dragging by words goes to the nearer end of a word")
    func words() {
        var drag = SelectionDrag(4..<8, dragging: .end)
        for (offset, end) in [(9, 9), (10, 9), (12, 15), (15, 15)] {
            drag.move(to: offset, in: 9..<15, nearest: 5)
            #expect(drag.selection == 4..<end)
        }
        drag.move(to: 3, in: 0..<3, nearest: 5)
        #expect(drag.selection == 4..<5)
        drag = SelectionDrag(20..<28, dragging: .start)
        for (offset, start) in [(18, 18), (15, 18), (12, 9), (9, 9)] {
            drag.move(to: offset, in: 9..<18, nearest: 27)
            #expect(drag.selection == start..<28)
        }
    }

    @Test("E6: any drag selects something and keeps the other end", arguments: 0..<50 as Range<UInt64>)
    func anyWay(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var drag = SelectionDrag(20..<30, dragging: Bool.random(using: &random) ? .start : .end)
        let fixed = drag.fixed
        for _ in 0..<200 {
            let offset = Int.random(in: 0...50, using: &random)
            drag.move(to: offset, nearest: drag.handle == .start ? fixed - 1 : fixed + 1)
            #expect(!drag.selection.isEmpty && drag.fixed == fixed)
            let isBeyond = drag.handle == .start ? offset >= fixed : offset <= fixed
            #expect(isBeyond ? drag.selection.count == 1 : drag.moving == offset)
        }
    }
}

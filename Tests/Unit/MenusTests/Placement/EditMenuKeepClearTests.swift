import Menus
import Testing

@Suite("Keeping an edit menu off what must stay clear")
struct EditMenuKeepClearTests {
    private let window = Rectangle(x: 0, y: 0, width: 400, height: 300)
    private let menu = Size(width: 200, height: 40)
    private let word = Rectangle(x: 180, y: 140, width: 40, height: 20)
    private let above = Rectangle(x: 120, y: 90, width: 30, height: 30)
    private let below = Rectangle(x: 120, y: 190, width: 20, height: 30)

    private func side(
        _ target: Rectangle? = nil, keepClear: [Rectangle], preferring direction: EditMenu.ArrowDirection = .automatic
    ) -> EditMenuPlacement.Side? {
        EditMenuPlacement.place(
            menu: menu, target: target ?? word, in: window, keepClear: keepClear, preferring: direction)?.side
    }

    @Test(
        "E9, E16: the preference decides if both sides have room and cover the same", arguments: [false, true])
    func preferred(coversBoth: Bool) {
        let both = coversBoth ? [Rectangle(x: 190, y: 0, width: 20, height: 300)] : []
        #expect(side(keepClear: both, preferring: .up) == .below)
        #expect(side(keepClear: both, preferring: .down) == .above)
        #expect(side(keepClear: both, preferring: .automatic) == .above)
    }

    @Test("E9, E16: room and keep-clear areas take precedence over the program's preference")
    func preferredSideIsNoUse() {
        let (low, high) = (
            Rectangle(x: 180, y: 270, width: 40, height: 20), Rectangle(x: 180, y: 10, width: 40, height: 20)
        )
        #expect(side(low, keepClear: [], preferring: .up) == .above)
        #expect(side(high, keepClear: [], preferring: .down) == .below)
        #expect(side(window, keepClear: [], preferring: .up) == .over)
        #expect(side(keepClear: [below], preferring: .up) == .above)
        #expect(side(keepClear: [above], preferring: .up) == .below)
    }

    @Test("E9: sits below if above would cover a keep-clear area")
    func avoidsAbove() {
        #expect(side(keepClear: [above]) == .below)
    }

    @Test("E9: stays above if only below would cover it, or neither would")
    func staysAbove() {
        #expect(side(keepClear: [below]) == .above)
        #expect(side(keepClear: [Rectangle(x: 0, y: 0, width: 90, height: 300)]) == .above)
        #expect(side(keepClear: [word]) == .above)
    }

    @Test("E9: touching isn't covering")
    func touching() {
        #expect(side(keepClear: [Rectangle(x: 0, y: 0, width: 400, height: 86)]) == .above)
        #expect(side(keepClear: [Rectangle(x: 0, y: 0, width: 400, height: 86.5)]) == .below)
    }

    @Test("E9: if both sides cover something, it is on the one that covers less")
    func coversLess() {
        #expect(side(keepClear: [above, below]) == .below)
        #expect(side(keepClear: [below, above, Rectangle(x: 160, y: 190, width: 20, height: 30)]) == .above)
    }

    @Test("E9, E16: above if both sides cover the same")
    func tie() {
        #expect(side(keepClear: [window]) == .above)
    }

    @Test("E9: the arrow covers too")
    func arrow() {
        #expect(side(keepClear: [Rectangle(x: 198, y: 130, width: 4, height: 4)]) == .below)
        #expect(side(keepClear: [Rectangle(x: 186, y: 130, width: 5, height: 4)]) == .below)
        #expect(side(keepClear: [Rectangle(x: 209, y: 130, width: 5, height: 4)]) == .below)
        #expect(side(keepClear: [Rectangle(x: 186, y: 130, width: 4, height: 4)]) == .above)
        #expect(side(keepClear: [Rectangle(x: 150, y: 130, width: 4, height: 4)]) == .above)
        #expect(side(keepClear: [above, Rectangle(x: 190, y: 166, width: 20, height: 6)]) == .below)
    }

    @Test("E9, E16: a side without room isn't used, whatever the other one covers")
    func roomFirst() {
        let top = Rectangle(x: 180, y: 20, width: 40, height: 20)
        #expect(side(top, keepClear: [Rectangle(x: 0, y: 50, width: 400, height: 100)]) == .below)
        let bottom = Rectangle(x: 180, y: 270, width: 40, height: 20)
        #expect(side(bottom, keepClear: [Rectangle(x: 0, y: 150, width: 400, height: 110)]) == .above)
    }

    @Test("E9: the menu never moves sideways to keep clear")
    func neverSideways() {
        let free = EditMenuPlacement.place(menu: menu, target: word, in: window)
        let placement = EditMenuPlacement.place(menu: menu, target: word, in: window, keepClear: [above])
        #expect(placement?.frame.minX == free?.frame.minX)
        #expect(placement?.side == .below)
    }
}

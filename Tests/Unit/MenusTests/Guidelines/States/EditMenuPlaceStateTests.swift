import Menus
import Testing

@testable import MenuGuidelines

@Suite("The state of the guidelines for an edit menu's place")
@MainActor
struct EditMenuPlaceStateTests {
    private static func opened(
        at target: Rectangle = Rectangle(x: 200, y: 200, width: 40, height: 16), keepClear: [Rectangle] = []
    ) -> ExplainedMenu {
        .edit(for: FakeResponder(), at: target, keepClear: keepClear)
    }

    @Test("E16: above, below or over, by the room, and the reason says how much there is")
    func side() {
        #expect(
            Guideline.aboveOrBelowSelection.state(of: Self.opened()).reasons == [
                "It is above: it needs 58 points, and 200 are available."
            ])
        let high = Self.opened(at: Rectangle(x: 200, y: 20, width: 40, height: 16))
        #expect(
            Guideline.aboveOrBelowSelection.state(of: high).reasons == [
                "It is below: it needs 58 points, and only 20 are available above."
            ])
        let all = Self.opened(at: ExplainedMenu.room)
        #expect(
            Guideline.aboveOrBelowSelection.state(of: all).reasons == [
                "It covers the selection, because there is no room above or below."
            ])
        var wrong = Self.opened()
        wrong.changeEdit { $0.placement.side = .below }
        #expect(Guideline.aboveOrBelowSelection.verdict(of: wrong) == .broken)
    }

    @Test("E17: the arrow points at the target")
    func arrow() {
        var menu = Self.opened()
        #expect(Guideline.arrowAtTarget.verdict(of: menu) == .kept)
        menu.changeEdit { $0.placement.arrow.x = 270 }
        #expect(
            Guideline.arrowAtTarget.state(of: menu)
                == .init(
                    .broken, reasons: ["The arrow misses the target of the commands by 30 points."]))
    }

    @Test("E9: keep-clear areas are checked")
    func keepClear() {
        #expect(Guideline.positionBeforeShowing.verdict(of: Self.opened()) == .notApplicable)
        #expect(
            Guideline.positionBeforeShowing.verdict(
                of: Self.opened(keepClear: [Rectangle(x: 0, y: 0, width: 600, height: 20)])) == .kept)
        var covering = Self.opened()
        covering.menu.surroundings.keepClear = [covering.menu.frame]
        #expect(Guideline.positionBeforeShowing.verdict(of: covering) == .broken)
    }

    @Test("R5: the press is within the view")
    func press() {
        var menu = Self.opened()
        #expect(Guideline.gesturesBelongToView.verdict(of: menu) == .kept)
        menu.menu.surroundings.pressed = Point(x: 700, y: 10)
        #expect(Guideline.gesturesBelongToView.verdict(of: menu) == .broken)
        menu.menu.surroundings.pressed = nil
        #expect(Guideline.gesturesBelongToView.verdict(of: menu) == .notApplicable)
    }

    @Test("R1, R9: the responder is first and the menu is the only one")
    func first() {
        var menu = Self.opened()
        #expect(
            Guideline.canBecomeFirstResponder.state(of: menu).reasons == ["FakeResponder can become first responder."])
        #expect(Guideline.singleController.verdict(of: menu) == .kept)
        menu.menu.responder.canBecomeFirst = false
        menu.menu.surroundings.isAlone = false
        #expect(Guideline.canBecomeFirstResponder.verdict(of: menu) == .broken)
        #expect(Guideline.singleController.verdict(of: menu) == .broken)
    }
}

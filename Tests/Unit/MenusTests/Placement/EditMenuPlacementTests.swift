import Menus
import Testing

@Suite("Placing an edit menu")
struct EditMenuPlacementTests {
    private let window = Rectangle(x: 0, y: 0, width: 400, height: 300)
    private let menu = Size(width: 200, height: 40)

    private func word(x: Double = 180, y: Double) -> Rectangle {
        Rectangle(x: x, y: y, width: 40, height: 20)
    }

    private func place(_ target: Rectangle, keepClear: [Rectangle] = []) -> EditMenuPlacement? {
        EditMenuPlacement.place(menu: menu, target: target, in: window, keepClear: keepClear)
    }

    @Test("E16, E17: sits above the selection if it fits, with the arrow at its middle")
    func above() {
        #expect(
            place(word(y: 150))
                == EditMenuPlacement(
                    side: .above, frame: Rectangle(x: 100, y: 96, width: 200, height: 40), arrow: Point(x: 200, y: 146))
        )
    }

    @Test("E16: sits below if it doesn't fit above")
    func below() {
        #expect(
            place(word(y: 20))
                == EditMenuPlacement(
                    side: .below, frame: Rectangle(x: 100, y: 54, width: 200, height: 40), arrow: Point(x: 200, y: 44))
        )
    }

    @Test("E16: fits above as long as body, arrow, gap and the edge's distance do")
    func justAbove() {
        #expect(place(word(y: 62))?.side == .above)
        #expect(place(word(y: 62))?.frame.minY == 8)
        #expect(place(word(y: 61.5))?.side == .below)
    }

    @Test("E16: fits below as long as body, arrow, gap and the edge's distance do")
    func justBelow() {
        #expect(place(Rectangle(x: 180, y: 0, width: 40, height: 238))?.side == .below)
        #expect(place(Rectangle(x: 180, y: 0, width: 40, height: 238))?.frame.maxY == 292)
        #expect(place(Rectangle(x: 180, y: 0, width: 40, height: 238.5))?.side == .over)
    }

    @Test("E16: a selection that fills the view has the menu centred over it")
    func over() {
        #expect(
            place(window)
                == EditMenuPlacement(
                    side: .over, frame: Rectangle(x: 100, y: 100, width: 200, height: 40), arrow: Point(x: 200, y: 150))
        )
    }

    @Test("E16: over a selection, sits below the tip if only that has room")
    func overBelowTheTip() {
        let low = Rectangle(x: 0, y: 0, width: 400, height: 110)
        let placement = EditMenuPlacement.place(
            menu: menu, target: Rectangle(x: 100, y: 0, width: 200, height: 95), in: low)
        #expect(
            placement
                == EditMenuPlacement(
                    side: .over, frame: Rectangle(x: 100, y: 57.5, width: 200, height: 40),
                    arrow: Point(x: 200, y: 47.5)))
    }

    @Test("E16: over a selection without room on either side of the tip, stays within the bounds")
    func overClamped() {
        let low = Rectangle(x: 0, y: 0, width: 400, height: 80)
        let placement = EditMenuPlacement.place(menu: menu, target: low, in: low)
        #expect(
            placement
                == EditMenuPlacement(
                    side: .over, frame: Rectangle(x: 100, y: 8, width: 200, height: 40), arrow: Point(x: 200, y: 40)))
    }

    @Test("E16: works at an insertion point, which has no width")
    func insertionPoint() {
        #expect(
            place(Rectangle(x: 150, y: 150, width: 0, height: 20))
                == EditMenuPlacement(
                    side: .above, frame: Rectangle(x: 50, y: 96, width: 200, height: 40), arrow: Point(x: 150, y: 146))
        )
    }

    @Test("E16: an insertion point at the very edge of the view still shows the menu")
    func insertionPointAtEdge() {
        #expect(place(Rectangle(x: 0, y: 150, width: 0, height: 20))?.frame.minX == 8)
        #expect(place(Rectangle(x: 400, y: 150, width: 0, height: 20))?.frame.maxX == 392)
        #expect(place(Rectangle(x: 400, y: 300, width: 0, height: 0))?.side == .above)
    }

    @Test(
        "E17: without a part of the target in view there is no menu",
        arguments: [
            Rectangle(x: 180, y: -30, width: 40, height: 20),
            Rectangle(x: 180, y: 310, width: 40, height: 20),
            Rectangle(x: -60, y: 150, width: 40, height: 20),
            Rectangle(x: 450, y: 150, width: 40, height: 20),
            Rectangle(x: 180, y: -20, width: 40, height: 20),
            Rectangle(x: 400, y: 150, width: 40, height: 20),
            Rectangle(x: 401, y: 150, width: 0, height: 20),
            Rectangle(x: 150, y: -20, width: 0, height: 20),
        ])
    func outOfView(target: Rectangle) {
        #expect(place(target) == nil)
    }

    @Test("E17: bounds without area show no menu")
    func emptyBounds() {
        let empty = Rectangle(x: 0, y: 0, width: 0, height: 300)
        #expect(
            EditMenuPlacement.place(menu: menu, target: Rectangle(x: 0, y: 9, width: 0, height: 9), in: empty) == nil)
    }

    @Test("E17: the arrow is at the middle of the part in view, not of the whole selection")
    func partlyInView() {
        let placement = place(Rectangle(x: 300, y: 200, width: 400, height: 500))
        #expect(placement?.arrow == Point(x: 350, y: 196))
        #expect(placement?.frame == Rectangle(x: 192, y: 146, width: 200, height: 40))
        #expect(place(Rectangle(x: 100, y: -400, width: 100, height: 450))?.arrow == Point(x: 150, y: 54))
    }

    @Test("E16, E17: near a side, the body stays in the window and the arrow on the body")
    func nearASide() {
        #expect(
            place(word(x: 10, y: 150))
                == EditMenuPlacement(
                    side: .above, frame: Rectangle(x: 8, y: 96, width: 200, height: 40), arrow: Point(x: 30, y: 146)))
        #expect(
            place(word(x: 355, y: 150))
                == EditMenuPlacement(
                    side: .above, frame: Rectangle(x: 192, y: 96, width: 200, height: 40), arrow: Point(x: 375, y: 146))
        )
        #expect(place(word(x: 30, y: 150))?.arrow.x == 50)
        #expect(place(word(x: -25, y: 150))?.arrow.x == 18)
    }

    @Test("E17: at the margin of a text, the arrow is at the insertion point")
    func atTheMargin() {
        for x in [18.0, 26, 374, 382] {
            #expect(place(Rectangle(x: x, y: 150, width: 0, height: 20))?.arrow.x == x)
        }
    }

    @Test("E17: a body too narrow for the arrow's distance has it in the middle")
    func narrow() {
        let placement = EditMenuPlacement.place(
            menu: Size(width: 16, height: 40), target: word(x: -38, y: 150), in: window)
        #expect(placement?.frame == Rectangle(x: 8, y: 96, width: 16, height: 40))
        #expect(placement?.arrow == Point(x: 16, y: 146))
    }

    @Test("E16: a menu wider than the bounds is centred on them")
    func wide() {
        let placement = EditMenuPlacement.place(
            menu: Size(width: 500, height: 40), target: word(x: 20, y: 150), in: window)
        #expect(placement?.frame == Rectangle(x: -50, y: 96, width: 500, height: 40))
        #expect(placement?.arrow == Point(x: 40, y: 146))
    }

    @Test("E16: a list too high for either side gets the larger one's height, or covers the selection if that is low")
    func list() {
        func place(height: Double, at y: Double, in window: Rectangle) -> EditMenuPlacement? {
            EditMenuPlacement.place(
                list: Size(width: 120, height: height), target: word(y: y), in: window, room: window)
        }
        #expect(place(height: 100, at: 150, in: window)?.side == .above)
        // 8 points to the edge, 14 to the word.
        let below = place(height: 400, at: 80, in: window)
        #expect(below?.side == .below && below?.frame.minY == 114 && below?.frame.maxY == 292)
        let above = place(height: 400, at: 200, in: window)
        #expect(above?.side == .above && above?.frame.minY == 8 && above?.frame.maxY == 186)
        let low = place(height: 400, at: 90, in: Rectangle(x: 0, y: 0, width: 400, height: 200))
        #expect(low?.side == .over && low?.frame.minY == 8 && low?.frame.maxY == 192)
    }

    @Test("E9: bounds may begin anywhere")
    func offsetBounds() {
        let target = word(y: 150)
        let moved = EditMenuPlacement.place(
            menu: menu, target: target.offset(x: -1000, y: 700), in: window.offset(x: -1000, y: 700))
        #expect(moved?.frame == place(target)?.frame.offset(x: -1000, y: 700))
        #expect(moved?.arrow == Point(x: -800, y: 846))
    }

    @Test("E9, E16: the requested metrics are respected")
    func metrics() {
        let metrics = EditMenuPlacement.Metrics(edge: 20, gap: 2, arrowHeight: 6, arrowInset: 50)
        #expect(
            EditMenuPlacement.place(menu: menu, target: word(x: 0, y: 68), in: window, metrics: metrics)
                == EditMenuPlacement(
                    side: .above, frame: Rectangle(x: 20, y: 20, width: 200, height: 40), arrow: Point(x: 70, y: 66)))
        let standard = EditMenuPlacement.Metrics.standard
        #expect([standard.edge, standard.gap, standard.arrowHeight, standard.arrowInset] == [8, 4, 10, 10])
    }
}

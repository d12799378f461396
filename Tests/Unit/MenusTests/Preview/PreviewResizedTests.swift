import Menus
import Testing

@Suite("A menu beside a preview that changes its size")
struct PreviewResizedTests {
    private let window = Rectangle(x: 0, y: 0, width: 800, height: 600)

    private func place(
        _ side: PreviewPlacement.Side, menu: Rectangle, upward: Bool = false, to width: Double, _ height: Double,
        rightToLeft: Bool = false, keepClear: [Rectangle] = []
    ) -> Rectangle {
        let before = PreviewPlacement(
            side: side, preview: Rectangle(x: 300, y: 200, width: 120, height: 90),
            menu: ContextMenuPlacement(frame: menu, opensUpward: upward))
        let after = before.resized(
            menu: Size(width: width, height: height), in: window, keepClear: keepClear, rightToLeft: rightToLeft)
        #expect(after.opensUpward == upward)
        return after.frame
    }

    private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rectangle {
        Rectangle(x: x, y: y, width: width, height: height)
    }

    @Test("C12: beside the preview it grows from the end that is nearest the pointer")
    func beside() {
        let right = rectangle(428, 200, 150, 100)
        #expect(place(.trailing, menu: right, to: 160, 180) == rectangle(428, 200, 160, 180))
        #expect(place(.trailing, menu: right, upward: true, to: 160, 180) == rectangle(428, 120, 160, 180))
        #expect(place(.trailing, menu: right, to: 150, 500) == rectangle(428, 92, 150, 500))
        #expect(place(.trailing, menu: right, to: 150, 900) == rectangle(428, 8, 150, 584))
        let left = rectangle(142, 200, 150, 100)
        #expect(place(.leading, menu: left, to: 160, 180) == rectangle(132, 200, 160, 180))
        #expect(place(.trailing, menu: left, to: 160, 180, rightToLeft: true) == rectangle(132, 200, 160, 180))
    }

    @Test("C28: below and above the preview it covers that rather than scroll")
    func stacked() {
        let below = rectangle(300, 298, 150, 100)
        #expect(place(.below, menu: below, to: 160, 180) == rectangle(300, 298, 160, 180))
        #expect(place(.below, menu: below, to: 160, 400) == rectangle(300, 192, 160, 400))
        #expect(place(.below, menu: below, to: 160, 180, rightToLeft: true) == rectangle(290, 298, 160, 180))
        let above = rectangle(300, 92, 150, 100)
        #expect(place(.above, menu: above, upward: true, to: 150, 150) == rectangle(300, 42, 150, 150))
        #expect(place(.above, menu: above, upward: true, to: 150, 400) == rectangle(300, 8, 150, 400))
    }

    @Test("C28: it never covers a menu bar")
    func menuBar() {
        let bar = rectangle(0, 0, 800, 150)
        #expect(
            place(.above, menu: rectangle(300, 152, 150, 40), upward: true, to: 150, 400, keepClear: [bar])
                == rectangle(300, 150, 150, 400))
    }
}

import Menus
import Testing

@Suite("Placing a context menu with a preview")
struct PreviewPlacementTests {
    private let window = Rectangle(x: 0, y: 0, width: 800, height: 600)
    private let menu = Size(width: 150, height: 200)
    private let item = Rectangle(x: 300, y: 200, width: 100, height: 80)
    private let preview = Size(width: 120, height: 90)

    private func placement(
        _ side: PreviewPlacement.Side, preview: Rectangle, menu: Rectangle, upward: Bool = false
    ) -> PreviewPlacement {
        PreviewPlacement(
            side: side, preview: preview, menu: ContextMenuPlacement(frame: menu, opensUpward: upward))
    }

    private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rectangle {
        Rectangle(x: x, y: y, width: width, height: height)
    }

    @Test("C21: the preview grows where its item is, with the list at its trailing side")
    func trailing() {
        let place = PreviewPlacement.place(
            menu: menu, preview: preview, source: item, at: Point(x: 350, y: 240), in: window)
        #expect(
            place
                == placement(
                    .trailing, preview: rectangle(290, 195, 120, 90), menu: rectangle(418, 195, 150, 200)))
    }

    @Test("C21: in right-to-left layout it is the other way round")
    func rightToLeft() {
        let place = PreviewPlacement.place(
            menu: menu, preview: preview, source: rectangle(400, 200, 100, 80), at: Point(x: 450, y: 240), in: window,
            rightToLeft: true)
        #expect(
            place
                == placement(
                    .trailing, preview: rectangle(390, 195, 120, 90), menu: rectangle(232, 195, 150, 200)))
    }

    @Test("C21: near the trailing edge the list is at the leading side, so that the preview stays")
    func leading() {
        let place = PreviewPlacement.place(
            menu: menu, preview: preview, source: rectangle(680, 200, 100, 80), at: Point(x: 730, y: 240), in: window)
        #expect(
            place
                == placement(.leading, preview: rectangle(670, 195, 120, 90), menu: rectangle(512, 195, 150, 200)))
    }

    @Test("C12: beside a large preview the list begins at the height of the pointer")
    func listAtPointer() {
        func place(_ y: Double) -> PreviewPlacement? {
            .place(
                menu: menu, preview: Size(width: 460, height: 460), source: rectangle(200, 50, 400, 400),
                at: Point(x: 400, y: y), in: window)
        }
        let large = rectangle(170, 20, 460, 460)
        #expect(place(150) == placement(.trailing, preview: large, menu: rectangle(638, 150, 150, 200)))
        // Its lower end would be nearer to the pointer, but it is read from its top.
        #expect(place(400) == placement(.trailing, preview: large, menu: rectangle(638, 280, 150, 200)))
    }

    @Test("C21: opened by keyboard, the list begins where the preview does")
    func byKeyboard() {
        let place = PreviewPlacement.place(
            menu: menu, preview: Size(width: 460, height: 460), source: rectangle(200, 50, 400, 400), at: nil,
            in: window)
        #expect(
            place
                == placement(
                    .trailing, preview: rectangle(170, 20, 460, 460), menu: rectangle(638, 20, 150, 200)))
    }

    @Test("C21: in a narrow window the list is below the preview")
    func below() {
        let place = PreviewPlacement.place(
            menu: menu, preview: Size(width: 300, height: 240), source: rectangle(130, 200, 100, 80),
            at: Point(x: 180, y: 240), in: rectangle(0, 0, 360, 640))
        #expect(
            place == placement(.below, preview: rectangle(30, 120, 300, 240), menu: rectangle(180, 368, 150, 200)))
    }

    @Test("C12: low in a narrow window the list is above the preview and opens upward")
    func above() {
        let place = PreviewPlacement.place(
            menu: menu, preview: Size(width: 300, height: 240), source: rectangle(130, 500, 100, 80),
            at: Point(x: 180, y: 540), in: rectangle(0, 0, 360, 640))
        #expect(
            place
                == placement(
                    .above, preview: rectangle(30, 392, 300, 240), menu: rectangle(180, 184, 150, 200), upward: true))
    }

    @Test("C28: in a window too small for both the preview shrinks and the list doesn't")
    func shrinks() {
        let place = PreviewPlacement.place(
            menu: menu, preview: Size(width: 452, height: 360), source: rectangle(120, 100, 100, 80),
            at: Point(x: 170, y: 140), in: rectangle(0, 0, 400, 300))
        #expect(
            place == placement(.trailing, preview: rectangle(8, 50, 226, 180), menu: rectangle(242, 50, 150, 200)))
    }

    @Test("C28: a preview that would shrink to a useless size isn't shown")
    func noRoom() {
        func place(_ height: Double, _ preview: Size = Size(width: 96, height: 96)) -> PreviewPlacement? {
            .place(
                menu: menu, preview: preview, source: rectangle(50, 50, 80, 80), at: Point(x: 90, y: 90),
                in: rectangle(0, 0, 200, height))
        }
        #expect(place(272)?.preview == rectangle(66, 8, 48, 48))
        #expect(place(271) == nil)
        #expect(place(264, Size(width: 40, height: 30))?.preview.size == Size(width: 40, height: 30))
        #expect(place(600, Size(width: 0, height: 30)) == nil)
    }

    @Test("C28: a list higher than the window is as high as that, beside the preview")
    func highList() {
        let place = PreviewPlacement.place(
            menu: Size(width: 150, height: 1000), preview: preview, source: item, at: Point(x: 350, y: 240),
            in: window)
        #expect(
            place == placement(.trailing, preview: rectangle(290, 195, 120, 90), menu: rectangle(418, 8, 150, 584)))
    }

    @Test("C28: neither covers a menu bar")
    func menuBar() {
        let place = PreviewPlacement.place(
            menu: menu, preview: preview, source: rectangle(300, 44, 100, 80), at: Point(x: 350, y: 84), in: window,
            keepClear: [rectangle(0, 0, 800, 40)])
        #expect(
            place == placement(.trailing, preview: rectangle(290, 40, 120, 90), menu: rectangle(418, 40, 150, 200)))
    }

    @Test("C28: the list is where it covers no control")
    func control() {
        let place = PreviewPlacement.place(
            menu: menu, preview: preview, source: item, at: Point(x: 350, y: 240), in: window,
            keepClear: [rectangle(430, 150, 100, 100)])
        #expect(
            place == placement(.leading, preview: rectangle(290, 195, 120, 90), menu: rectangle(132, 195, 150, 200)))
    }
}

import Geometry
import Testing

@testable import Menus

/// All sizes in points, in a window of 360 × 640.
@Suite("The preview above a menu that is a sheet")
struct PreviewAboveSheetTests {
    private let window = Rectangle(x: 0, y: 0, width: 360, height: 640)

    private func frame(_ width: Double, _ height: Double, above top: Double) -> Rectangle? {
        let sheet = Rectangle(x: 0, y: top, width: 360, height: 640 - top)
        let placement = PreviewPlacement.place(preview: Size(width: width, height: height), above: sheet, in: window)
        #expect(placement == nil || placement?.menu == ContextMenuPlacement(frame: sheet, opensUpward: false))
        return placement?.preview
    }

    @Test("It is in the middle of the room there")
    func middle() {
        #expect(frame(100, 80, above: 316) == Rectangle(x: 130, y: 118, width: 100, height: 80))
    }

    @Test("It shrinks to the room, in the same proportion")
    func shrinks() {
        #expect(frame(688, 344, above: 640) == Rectangle(x: 8, y: 234, width: 344, height: 172))
        #expect(frame(100, 400, above: 216) == Rectangle(x: 155, y: 8, width: 50, height: 200))
    }

    @Test("Where it would be too small, there is none")
    func none() {
        #expect(frame(100, 80, above: 16) == nil)
        #expect(frame(100, 80, above: 50) == nil)
        #expect(frame(0, 80, above: 300) == nil)
        // A preview that would be low only for lack of room isn't shown either.
        #expect(frame(300, 150, above: 87) == nil)
        #expect(frame(300, 150, above: 88) == Rectangle(x: 108, y: 8, width: 144, height: 72))
        #expect(frame(3440, 344, above: 60) == Rectangle(x: 8, y: 12.8, width: 344, height: 34.4))
        // A picture that is small itself is shown.
        #expect(frame(20, 20, above: 60) == Rectangle(x: 170, y: 20, width: 20, height: 20))
    }
}

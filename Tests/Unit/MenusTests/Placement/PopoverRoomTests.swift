import Testing

@testable import Menus

@Suite("The room that the display leaves a menu")
struct PopoverRoomTests {
    private let window = Rectangle(x: 0, y: 30, width: 800, height: 570)
    private let wanted = Rectangle(x: 300, y: 100, width: 200, height: 300)

    private func left(x: Double = 0, y: Double = 0) -> Rectangle? {
        PopoverRoom.left(of: window, after: wanted, cameTo: Point(x: wanted.midX + x, y: wanted.midY + y))
    }

    @Test("is the window as long as the menu is where it was placed")
    func untouched() {
        #expect(left() == nil)
        #expect(left(x: 1.5, y: -10) == nil)
    }

    @Test("ends at the monitor's edge, by which the menu was slid")
    func slid() {
        #expect(left(x: 100) == Rectangle(x: 400, y: 30, width: 400, height: 570))
        #expect(left(x: -100) == Rectangle(x: 0, y: 30, width: 400, height: 570))
        #expect(left(y: -80) == Rectangle(x: 0, y: 30, width: 800, height: 290))
    }

    @Test("is the side that the menu was flipped to")
    func turnedOver() {
        #expect(left(y: 320) == Rectangle(x: 0, y: 420, width: 800, height: 180))
    }

    @Test("has the menu of a target beside it at the nearest edge, with the arrow at that end")
    func targetBeside() {
        let room = Rectangle(x: 400, y: 30, width: 400, height: 570)
        let word = Rectangle(x: 100, y: 200, width: 40, height: 20)
        let place = EditMenuPlacement.place(
            menu: Size(width: 200, height: 40), target: word, in: window, room: room)
        #expect(place?.frame == Rectangle(x: 408, y: 146, width: 200, height: 40))
        #expect(place?.arrow == Point(x: 418, y: 196))
    }
}

import Menus
import Testing

@Suite("Swipes over an edit menu")
struct EditMenuSwipeTests {
    private let swipe = EditMenuSwipe(rightToLeft: false)
    private let mirrored = EditMenuSwipe(rightToLeft: true)

    @Test("A finger to the left brings the next page, to the right the one before; mirrored in right-to-left layout")
    func finger() {
        #expect(swipe.pages(fingerX: -40, y: 0) == 1)
        #expect(swipe.pages(fingerX: 40, y: 10) == -1)
        #expect(mirrored.pages(fingerX: -40, y: 0) == -1)
        #expect(mirrored.pages(fingerX: 40, y: 0) == 1)
    }

    @Test("A tap that trembles and a movement up or down are no swipes")
    func noSwipe() {
        #expect(swipe.pages(fingerX: -8, y: 2) == 0)
        #expect(swipe.pages(fingerX: -40, y: 41) == 0)
        #expect(!EditMenuSwipe.isSwipe(x: 23, y: 0))
        #expect(EditMenuSwipe.isSwipe(x: 24, y: 0))
    }

    @Test("Each click of a wheel to the side is a page")
    func wheel() {
        var swipe = swipe
        #expect(swipe.pages(scrollX: 1, y: 0, inPoints: false, at: 0) == 1)
        #expect(swipe.pages(scrollX: 1, y: 0, inPoints: false, at: 10) == 1)
        #expect(swipe.pages(scrollX: -1, y: 0, inPoints: false, at: 20) == -1)
        #expect(swipe.pages(scrollX: 0, y: 1, inPoints: false, at: 30) == 0)
        var mirrored = mirrored
        #expect(mirrored.pages(scrollX: -1, y: 0, inPoints: false, at: 0) == 1)
    }

    @Test("Parts of a click add up")
    func fineWheel() {
        var swipe = swipe
        #expect((0..<4).map { swipe.pages(scrollX: 0.25, y: 0, inPoints: false, at: $0) } == [0, 0, 0, 1])
    }

    @Test("A movement on a touchpad is one page, however far it goes; after a pause there is another")
    func touchpad() {
        var swipe = swipe
        #expect((0..<12).map { swipe.pages(scrollX: 15, y: 2, inPoints: true, at: $0 * 10) }.reduce(0, +) == 1)
        #expect(swipe.pages(scrollX: 30, y: 0, inPoints: true, at: 300) == 0)
        #expect(swipe.pages(scrollX: 45, y: 0, inPoints: true, at: 600) == 1)
        // Turning back needs no pause.
        #expect(swipe.pages(scrollX: -45, y: 0, inPoints: true, at: 610) == -1)
    }
}

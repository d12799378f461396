import TestSupport
import XCTest

@testable import Driving

/// R24: a menu follows the pointer, whatever happens in the window below it.
final class ItemUnderPointerTests: AppTestCase {
    /// Opens the first menu since the start, which causes a layout of the window, and moves onto an item at the same time.
    private func point(at name: String) throws -> ScreenPoint {
        app.pointer.click(.secondary, at: try emptyPlace)
        let item = try item(name)
        try app.waitUntil("the menu to be on the screen") { !app.windows.popovers.isEmpty }
        let area = try item.screenRectangle
        let unlit = try Screenshot.settled(of: area)
        app.pointer.move(to: area.center)
        try app.waitUntil("\(name) to be highlighted", upTo: 10) { try Screenshot.picture(of: area) != unlit }
        let lit = try Screenshot.settled(of: area)
        XCTAssertNotEqual(lit, unlit, "the highlight disappeared again")
        return area.center
    }

    /// A motion synthesised by GTK for the window must not take the pointer from the menu.
    func testTheFirstMotionHighlightsTheItemLastingly() throws {
        _ = try point(at: "Add Image…")
        try app.keyboard.press("Escape")
        try expectNoMenu()
    }

    /// Nor may it cancel a click: a busy app handles motion, press and release at once.
    func testAClickCountsWhileTheProgramIsBusy() throws {
        try offer(SamplePicture.png.bytes, type: "image/png")
        try waitUntilTheClipboardIsKnown()
        let place = try point(at: "Paste Image")
        app.pointer.move(to: place.moved(x: 2))
        // Until the next frame after the motion, and no longer.
        pause(milliseconds: 16)
        try app.whileBusy {
            app.pointer.press()
            pause(milliseconds: 20)
            app.pointer.release()
            pause(milliseconds: 100)
        }
        try app.waitUntil("the picture") { try self.pictureNames.count == 2 }
        try expectNoMenu()
    }
}

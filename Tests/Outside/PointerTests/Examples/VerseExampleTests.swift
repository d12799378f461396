import TestSupport
import XCTest

@testable import Driving

/// A view that draws its text itself. Only the program knows where the text is: it begins 60 points from the view's left edge and
/// 90 from its top.
final class VerseExampleTests: AppTestCase {
    override var executable: String? { get throws { try BuiltProducts.folder + "/longpress-example-verse" } }

    /// Returns a place in the first word.
    private func firstWord() throws -> ScreenPoint {
        let view = try find(name: "Verse").screenRectangle
        return ScreenPoint(x: view.x + 68, y: view.y + 98)
    }

    /// Waits until exactly this text is selected.
    private func expectSelected(_ text: String) throws {
        let view = try find(name: "Verse")
        try TestSupport.waitFor("the selection", value: { try view.description }, until: { $0 == text })
    }

    func testAHoldShowsTheLoupeAndSelectsAWordToCopy() throws {
        app.pointer.move(to: try firstWord())
        app.pointer.press()
        defer { app.pointer.release() }
        try expectLoupe()
        try expectSelected("Tiger")
        try Screenshot.take("example-verse-loupe")
        app.pointer.release()
        try expectNoLoupe()
        try expectMenu(.edit, "Copy | Select All")
        try expectTwoKnobs()
        try Screenshot.take("example-verse")
        try choose("Copy")
        try expectClipboard("Tiger")
    }

    func testDraggingAHandleExtendsTheSelection() throws {
        app.pointer.hold(at: try firstWord())
        try expectMenu(.edit, "Copy | Select All")
        let handle = try expectTwoKnobs()[1]
        app.pointer.move(to: handle)
        app.pointer.press()
        defer { app.pointer.release() }
        try expectNoMenu()
        app.pointer.glide(to: ScreenPoint(x: handle.x + 300, y: handle.y))
        try expectSelected("Tiger Tiger, burning bright,")
        app.pointer.release()
        try expectMenu(.edit, "Copy | Select All")
        try choose("Select All")
        try expectSelected("Tiger Tiger, burning bright,\nIn the forests of the night;")
    }
}

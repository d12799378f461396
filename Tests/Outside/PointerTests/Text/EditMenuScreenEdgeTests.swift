import TestSupport
import XCTest

@testable import Driving

/// E9, E16, E17: where the edit menu opens in small windows and at the edges of the screen.
final class EditMenuScreenEdgeTests: AppTestCase {
    /// Opens the menu of a word, checks that it is on screen and doesn't cover the word, and closes it.
    private func expectMenuOnScreen(of word: String, file: StaticString = #filePath, line: UInt = #line) throws {
        try open(word)
        // The display server moves the menu, which then opens again at that place.
        let screen = try TestDisplay.shared().bounds
        let body = try TestSupport.waitFor(
            "the menu of \(word) on the screen", value: { try self.body }, until: { screen.contains($0) })
        XCTAssertFalse(body.overlaps(try note.screenRectangle(ofText: word)), word, file: file, line: line)
        try app.keyboard.press("Escape")
        try expectNoMenu()
    }

    private func open(_ word: String) throws {
        doubleClick(at: try place(of: word))
        try expectSelection(word)
        _ = try openMenu(.edit)
    }

    /// The body of the open menu, without arrow and shadow.
    private var body: ScreenRectangle {
        get throws { try app.waitFor("the menu's body") { try? openMenu(.edit).children.first?.screenRectangle } }
    }

    func testTheMenuStaysInAWindowOf320Points() throws {
        // Side by side, text and pictures need a little more.
        try makeNarrow(width: 400, height: 600)
        try resize(320, 600)
        for word in ["Hold", "right", "pressed", "selected"] {
            try open(word)
            let (menu, window) = (try body, try window.visibleFrame)
            XCTAssertTrue(window.contains(menu), "\(word): \(menu) isn't within \(window)")
            XCTAssertFalse(menu.overlaps(try note.screenRectangle(ofText: word)), word)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    /// If the window is partly beyond an edge of the screen, the menu is still on screen, and beside the word.
    func testTheMenuStaysOnScreenEvenIfTheWindowDoesNot() throws {
        let window = try window
        try app.windows.move(window, to: ScreenPoint(x: -60, y: 60))
        try expectMenuOnScreen(of: "mouse")
        try app.windows.move(window, to: ScreenPoint(x: 1280 - 260, y: 60))
        try expectMenuOnScreen(of: "button")
        try app.windows.move(window, to: ScreenPoint(x: 100, y: 800 - 110))
        try expectMenuOnScreen(of: "opens")
    }

    /// E17: for a selection that is partly scrolled out of view, the menu points at the visible part.
    func testTheMenuPointsAtTheVisiblePartOfASelection() throws {
        toleratedErrors = ["without a current allocation"]  // See `testALargeTextIsPastedAndCopiedCompletely`.
        try write("")
        try offer((1...100).map { "line \($0)\n" }.joined())
        try app.keyboard.press("ctrl+v")
        try app.waitUntil("the text") { try note.text.hasSuffix("line 100\n") }
        let view = try note.screenRectangle
        // While the text is still being laid out, GTK may scroll to the end once more.
        try app.waitUntil("line 1 to be in view") {
            try app.keyboard.press("ctrl+Home")
            _ = try Screenshot.settled()
            return view.contains(try note.screenRectangle(ofText: "line 1\n"))
        }
        for _ in 0..<14 { try app.keyboard.press("shift+Down") }
        let selected = try app.waitFor("the selection") {
            let text = try note.selectedText
            return text.hasSuffix("line 14\n") ? text : nil
        }
        // Scrolls line 1 out of view, with line 14 in the lower part of the view or at least in it.
        for _ in 0..<20 where try note.screenRectangle(ofText: "line 1\n").bottom >= view.y {
            app.pointer.scroll(at: view.center, clicks: 1)
            _ = try Screenshot.settled()
        }
        XCTAssertLessThan(try note.screenRectangle(ofText: "line 1\n").bottom, view.y)
        XCTAssertTrue(view.contains(try note.screenRectangle(ofText: "line 14")))
        try app.keyboard.press("Menu")
        _ = try openMenu(.edit)
        // The selection now begins above the view: there is room only below its end.
        let (body, last) = (try body, try note.screenRectangle(ofText: "line 14"))
        XCTAssertGreaterThanOrEqual(body.y, last.bottom)
        XCTAssertLessThan(body.y - last.bottom, 60)
        XCTAssertTrue(try window.visibleFrame.contains(body))
        XCTAssertEqual(try note.selectedText, selected)
    }
}

/// The same with two pixels per point.
final class EditMenuDoubleScaleTests: AppTestCase {
    override var environment: [String: String] { ["GDK_SCALE": "2"] }

    func testTheMenuIsBesideTheWordAndInTheWindow() throws {
        try app.windows.move(window, to: ScreenPoint(x: 40, y: 40))
        let window = try app.windows.resize(window, width: 1200, height: 700)
        // Accessibility reports points.
        let note = try app.waitFor("the note to be laid out") {
            try self.note.extents.height < 340 ? try self.note.extents : nil
        }
        for (x, y) in [(70, 67), (150, 28)] {
            let place = ScreenPoint(x: window.frame.x + 2 * (note.x + x), y: window.frame.y + 2 * (note.y + y))
            doubleClick(at: place)
            _ = try openMenu(.edit)
            let menu = try app.waitFor("the menu") { app.windows.popovers.first?.visibleFrame }
            XCTAssertTrue(window.frame.contains(menu), "\(menu) isn't within \(window.frame)")
            XCTAssertFalse(menu.contains(place), "\(menu) covers \(place)")
            let distance = place.y < menu.y ? menu.y - place.y : place.y - menu.bottom
            XCTAssertLessThan(distance, 80)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }
}

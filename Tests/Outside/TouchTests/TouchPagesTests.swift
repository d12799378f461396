import TestSupport
import XCTest

@testable import Driving

/// A menu too wide for its window has pages, that a swipe turns.
class TouchPagesTestCase: TouchTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try app.windows.resize(window, width: 330, height: 600)
        try app.waitUntil("text and picture above each other") {
            try self.images.screenRectangle.y > self.note.screenRectangle.bottom - 1
        }
    }

    /// Swipes sideways over the menu, beginning on an item, and waits until the page with another one has come to rest.
    func swipe(by distance: Int, on item: String, showing shown: String) throws {
        let start = try self.item(item).screenRectangle.center
        try touch.begin(at: start)
        try touch.move(to: start.moved(x: distance))
        try touch.end()
        _ = try self.item(shown)
        _ = try Screenshot.settled()
    }

    /// Opens the menu of a word; the last item isn't on the first page.
    func openPages() throws {
        try touch.doubleTap(at: try place(of: "picture"))
        _ = try openMenu(.edit)
        XCTAssertNil(try openMenu(.edit).first { try $0.name == "Share…" && $0.isShowing })
    }
}

final class TouchPagesTests: TouchPagesTestCase {
    func testASwipeTurnsThePageAndATapStillChooses() throws {
        try openPages()
        let width = try XCTUnwrap(app.windows.popovers.first?.frame.width)
        try swipe(by: -60, on: "Copy", showing: "Share…")
        // What the swipe began on isn't chosen by it; the menu stays as wide as it is.
        let share = try item("Share…").screenPoint
        XCTAssertEqual(app.windows.popovers.first?.frame.width, width)
        XCTAssertNil(try app.clipboard.text())
        try touch.tap(at: share)
        _ = try app.waitFor(role: "dialog", name: "Share")
        try expectNoMenu()
        XCTAssertEqual(try note.selectedText, "picture")
    }

    func testSwipingBackBringsTheFirstPageAgain() throws {
        try openPages()
        let copy = try item("Copy").screenPoint
        try swipe(by: -60, on: "Copy", showing: "Share…")
        // Beyond the last page there is none.
        try swipe(by: -60, on: "Share…", showing: "Share…")
        try swipe(by: 60, on: "Share…", showing: "Copy")
        try touch.tap(at: copy)
        try expectClipboard("picture")
        try expectNoMenu()
    }

    /// Neither a tap that trembles nor a movement downwards turns a page.
    func testASmallMovementIsATap() throws {
        try openPages()
        let copy = try item("Copy").screenPoint
        try touch.begin(at: copy)
        try touch.move(to: copy.moved(x: -5, y: 2))
        try touch.end()
        try expectClipboard("picture")
        try expectNoMenu()
    }
}

final class TouchPagesRightToLeftTests: TouchPagesTestCase {
    override var environment: [String: String] { World.rightToLeft }

    func testASwipeIsMirrored() throws {
        try openPages()
        try swipe(by: -60, on: "Copy", showing: "Copy")
        XCTAssertNil(try openMenu(.edit).first { try $0.name == "Share…" && $0.isShowing })
        let copy = try item("Copy").screenPoint
        try swipe(by: 60, on: "Copy", showing: "Share…")
        try swipe(by: -60, on: "Share…", showing: "Copy")
        try touch.tap(at: copy)
        try expectClipboard("picture")
    }
}

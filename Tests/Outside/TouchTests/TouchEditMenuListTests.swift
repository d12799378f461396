import TestSupport
import XCTest

@testable import Driving

/// An edit menu too wide for its window has a chevron, which opens a list of all its items.
class TouchEditMenuListTestCase: TouchTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try makeNarrow(width: 330, height: 600)
    }

    /// Opens the menu of a word; its last item isn't in the bar.
    func openBar() throws {
        try touch.doubleTap(at: try place(of: "picture"))
        _ = try openMenu(.edit)
        XCTAssertNil(try openMenu(.edit).first { try $0.name == "Share…" && $0.isShowing })
    }
}

final class TouchEditMenuListTests: TouchEditMenuListTestCase {
    func testATapOnTheChevronOpensTheListAndATapThereChooses() throws {
        try openBar()
        try touch.tap(at: try item("More Items").screenPoint)
        try touch.tap(at: try item("Share…").screenPoint)
        _ = try app.waitFor(role: "dialog", name: "Share")
        try expectNoMenu()
        XCTAssertEqual(try note.selectedText, "picture")
    }

    func testATapOutsideTheListClosesIt() throws {
        try openBar()
        try touch.tap(at: try item("More Items").screenPoint)
        _ = try item("Share…")
        let pane = try images.screenRectangle
        try touch.tap(at: ScreenPoint(x: pane.right - 5, y: pane.bottom - 5))
        try expectNoMenu()
        XCTAssertNil(try app.clipboard.text())
    }

    /// A tap that moves slightly chooses the item where it began.
    func testASmallMovementIsATap() throws {
        try openBar()
        let copy = try item("Copy").screenPoint
        try touch.begin(at: copy)
        try touch.move(to: copy.moved(x: -5, y: 2))
        try touch.end()
        try expectClipboard("picture")
        try expectNoMenu()
    }
}

final class TouchEditMenuListRightToLeftTests: TouchEditMenuListTestCase {
    override var environment: [String: String] { World.rightToLeft }

    func testTheChevronIsAtTheLeftEnd() throws {
        try openBar()
        let (copy, chevron) = (try item("Copy").screenRectangle, try item("More Items").screenRectangle)
        XCTAssertLessThan(chevron.right, copy.x + 1)
        try touch.tap(at: chevron.center)
        try touch.tap(at: try item("Share…").screenPoint)
        _ = try app.waitFor(role: "dialog", name: "Share")
        try expectNoMenu()
    }
}

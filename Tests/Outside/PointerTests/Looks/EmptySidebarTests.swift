import TestSupport
import XCTest

@testable import Driving

/// The list of notes without a folder.
final class EmptySidebarTests: AppTestCase {
    func testTheHeadingIsClearOfTheMenuBar() throws {
        try app.keyboard.press("F8")
        _ = try find(role: "label", name: "No Notes Folder")
        let (heading, bar) = (
            try find(role: "label", name: "Notes Folder").screenRectangle,
            try XCTUnwrap(app.accessible.find(role: "menu bar")).screenRectangle
        )
        let screen = try Screenshot.settled()
        XCTAssertGreaterThan(screen.ink(in: heading), 0.05)
        let above = ScreenRectangle(x: heading.x, y: bar.bottom + 2, width: heading.width, height: 10)
        XCTAssertEqual(screen.ink(in: above), 0)
    }
}

import TestSupport
import XCTest

@testable import Driving

/// The list of the notes in a folder, with a finger.
final class TouchSidebarTests: TouchTestCase {
    private var notes: TemporaryFolder!

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        notes = try SidebarFolder.make(in: home)
    }

    override func setUpWithError() throws {
        try super.setUpWithError()
        try app.keyboard.press("F8")
        for title in SidebarFolder.titles { _ = try app.waitFor(role: "label", name: title) }
        _ = try Screenshot.settled()
    }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        notes = nil
    }

    private func row(_ title: String) throws -> ScreenPoint { try find(role: "label", name: title).screenPoint }

    func testATapOpensANote() throws {
        try touch.tap(at: try row("moon"))
        try expectTitle("moon.html")
        try expectText("The words of moon")
        try expectNoMenu()
    }

    func testAHoldOpensOnlyTheMenuOfTheRow() throws {
        try touch.hold(at: try row("moon"))
        try expectMenu(.context, SidebarFolder.menuOfRow)
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try expectTitle("Welcome")
    }

    /// A hold and a tap are distinguished by their own timing, however late the app handles them.
    func testHoldsAndTapsAreDistinguishedWhileBusy() throws {
        let place = try row("moon")
        try app.whileBusy { try touch.hold(at: place) }
        try expectMenu(.context, SidebarFolder.menuOfRow)
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try expectTitle("Welcome")
        waitForNewSuccession()
        try touch.begin(at: place)
        try app.whileBusy {
            try touch.move(to: place.moved(x: 2), steps: 1, milliseconds: 10)
            try touch.end()
            pause(milliseconds: aHold)
        }
        try expectTitle("moon.html")
        try expectNoMenu()
    }
}

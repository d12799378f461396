import TestSupport
import XCTest

@testable import Driving

/// Show Me in the Guidelines window, ended with a finger.
final class TouchShowMeTests: TouchTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        toleratedErrors = ["libEGL warning"]
    }

    /// A finger on the demonstrated menu chooses nothing, and ends the demonstration; the next one acts on the note again.
    func testATapOnTheDemonstratedMenuChoosesNothing() throws {
        let before = try noteState
        let watch = try PopoverWatch(app.windows)
        let button = try XCTUnwrap(showMeButtons().first { $0.rule == "E19" }).button
        try button.doAction()
        try app.waitUntil("the menu") { watch.appeared == 1 }
        try touch.tap(at: try app.waitFor("the menu's place") { app.windows.popovers.first?.frame }.center)
        try app.waitUntil("the end") { try button.name == "Show Me" }
        XCTAssertTrue(app.windows.popovers.isEmpty)
        try closeGuidelines()
        XCTAssertEqual(try noteState, before)
        waitForNewSuccession()
        try touch.doubleTap(at: try place(of: "Hold"))
        try expectSelection("Hold")
    }
}

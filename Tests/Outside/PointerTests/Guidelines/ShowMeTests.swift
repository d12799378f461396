import TestSupport
import XCTest

@testable import Driving

/// Show Me in the Guidelines window: a menu opens on the note, and everything is restored.
///
/// Reading that whole window through accessibility takes seconds, so menus are checked on screen instead.
final class ShowMeTests: AppTestCase {
    /// Without an interruption it ends by itself, and the opened menu keeps the rule.
    func testTheDemonstrationEndsByItselfAndTheRulePasses() throws {
        let before = try noteState
        let watch = try PopoverWatch(app.windows)
        let button = try XCTUnwrap(showMeButtons().first { $0.rule == "E13" }).button
        try button.doAction()
        try app.waitUntil("the menu") { watch.appeared == 1 }
        try app.waitUntil("the end") { try button.name == "Show Me" }
        try expectNoMenu()
        let row = try app.accessible.first { try $0.role == "list item" ? $0.name.hasPrefix("E13:") : false }
        let name = try XCTUnwrap(row).name
        XCTAssertTrue(name.contains(" Passed: "), name)
        try closeGuidelines()
        XCTAssertEqual(try noteState, before)
    }

    /// A press on the demonstrated menu chooses nothing, and ends the demonstration.
    func testAClickOnTheDemonstratedMenuChoosesNothing() throws {
        let before = try noteState
        let watch = try PopoverWatch(app.windows)
        let button = try XCTUnwrap(showMeButtons().first { $0.rule == "E19" }).button
        try button.doAction()
        try app.waitUntil("the menu") { watch.appeared == 1 }
        let menu = try app.waitFor("the menu's place") { app.windows.popovers.first?.frame }
        app.pointer.click(at: menu.center)
        try app.waitUntil("the end") { try button.name == "Show Me" }
        XCTAssertTrue(app.windows.popovers.isEmpty)
        try closeGuidelines()
        XCTAssertEqual(try noteState, before)
        // The next press acts on the note again.
        waitForNewSuccession()
        app.pointer.doubleClick(at: try place(of: "Hold"))
        try expectSelection("Hold")
    }
}

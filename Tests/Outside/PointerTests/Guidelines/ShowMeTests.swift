import TestSupport
import XCTest

@testable import Driving

/// Show Me in the Guidelines window: a menu opens on the note by it, and everything is put back.
///
/// To read all of that window takes an assistive tool seconds, so that menus are seen on the screen rather than by one.
final class ShowMeTests: AppTestCase {
    /// One that nobody interrupts ends by itself, and the rule is kept by the menu that it has opened.
    func testItEndsByItselfAndTheRuleIsKept() throws {
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

    /// A press on the menu that is shown chooses nothing, and ends it as well.
    func testAClickOnItsMenuEndsItAndChoosesNothing() throws {
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
        // The next press is for the note again.
        waitForNewSuccession()
        app.pointer.doubleClick(at: try place(of: "Hold"))
        try expectSelection("Hold")
    }
}

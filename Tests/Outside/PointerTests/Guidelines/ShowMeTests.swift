import TestSupport
import XCTest

@testable import Driving

/// Show Me in the Guidelines window: a menu opens on the note by it, and everything is put back.
///
/// To read all of that window takes an assistive tool seconds, so that menus are seen on the screen rather than by one.
final class ShowMeTests: AppTestCase {
    /// Rules of which a demonstration opens no menu: it makes sure that none opens.
    private static let withoutMenu: Set<String> = ["E24", "R6"]

    /// Some of each kind, ended by a key; DemonstrationTests shows every one of them in process.
    func testAKeyEndsIt() throws {
        let before = try noteState
        let watch = try PopoverWatch(app.windows)
        let buttons = try showMeButtons()
        for rule in ["E1", "E24", "C1", "C17", "R6", "R23"] {
            let button = try XCTUnwrap(buttons.first { $0.rule == rule }, rule).button
            let known = watch.appeared
            try button.doAction()
            try app.waitUntil("\(rule) to begin") { try button.name == "Stop" }
            if !Self.withoutMenu.contains(rule) {
                try app.waitUntil("\(rule) to open a menu") { watch.appeared > known }
            }
            // Any key ends it at once.
            try app.keyboard.press("shift")
            try app.waitUntil("\(rule) to be over") { try button.name == "Show Me" }
            try app.waitUntil("the menu of \(rule) to be closed") { self.app.windows.popovers.isEmpty }
        }
        try closeGuidelines()
        XCTAssertEqual(try noteState, before)
    }

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

    /// A press of the hand ends it at once, and does what it does anywhere.
    func testAClickEndsIt() throws {
        // Where the menu isn’t.
        let place = try place(of: "Hold")
        let watch = try PopoverWatch(app.windows)
        let button = try XCTUnwrap(showMeButtons().first { $0.rule == "E19" }).button
        try button.doAction()
        try app.waitUntil("the menu") { watch.appeared == 1 }
        app.pointer.click(at: place)
        try app.waitUntil("the end") { try button.name == "Show Me" }
        XCTAssertTrue(app.windows.popovers.isEmpty)
        try closeGuidelines()
        try expectSelection("")
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

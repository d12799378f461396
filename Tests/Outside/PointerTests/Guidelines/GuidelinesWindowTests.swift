import TestSupport
import XCTest

@testable import Driving

/// The window with the guidelines: opened, read and closed with keyboard and pointer, beside a note that stays usable.
final class GuidelinesWindowTests: GuidelinesTestCase {
    func testEveryRuleIsListedWithItsSentenceAndSource() throws {
        try openGuidelines()
        let rows = try rows
        XCTAssertEqual(rows.count, 92)
        XCTAssertEqual(
            rows.first, "E1: An edit menu offers the standard commands Cut, Copy, Paste, Delete, Select and Select All."
        )
        let first = try XCTUnwrap(try list.find(role: "list item"))
        XCTAssertEqual(try first.description, "Source: iPhone 2010, NSHipster")
        XCTAssertEqual(try headings, ["Edit menus", "Responders and commands", "Context menus"])
    }

    /// E12, E13, E16, E18, C5: the states describe the menu that was opened last, and follow it.
    func testTheStatesDescribeTheLastOpenedMenu() throws {
        try openGuidelines()
        app.pointer.click(.secondary, at: try textPlace(of: "finger"))
        _ = try openMenu(.edit)
        try expectRow("E13", endsIn: "Passed: Nothing is selected, and Cut, Copy and Delete are hidden.")
        try expectRow("E18", endsIn: "Not applicable: The menu was opened by secondary click instead.")
        try expectRow("C5", endsIn: "Not applicable: The menu is an edit menu.")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        app.pointer.hold(at: try textPlace(of: "finger"))
        _ = try openMenu(.edit)
        try TestSupport.waitFor("the hold") {
            try rows.first { $0.hasPrefix("E18:") } ?? ""
        } until: {
            $0.contains("Passed: The press lasted") && $0.hasSuffix("a hold takes at least 500 ms.")
        }
        try app.keyboard.press("Escape")
        try expectNoMenu()
        app.pointer.click(.secondary, at: try picturePlace())
        _ = try openMenu(.context)
        try expectRow("E13", endsIn: "Not applicable: The menu is a context menu.")
        try expectRow("C15", endsIn: "Passed: Last and marked: Remove Image.")
        try expectRow("C7", endsIn: "Passed: Every visible command is also in the menu bar.")
        XCTAssertEqual(try rows.filter { $0.contains("Failed") }, [])
        try app.keyboard.press("Escape")
        try expectNoMenu()
    }

    /// A menu opened before the window counts, too.
    func testAMenuOpenedBeforeTheWindowCounts() throws {
        try select("finger")
        try app.keyboard.press("Menu")
        _ = try openMenu(.edit)
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try openGuidelines()
        try expectRow("E14", endsIn: "Passed: Something is selected, and Select is hidden.")
    }

    func testRulesAreSearchedByKeyboard() throws {
        try openGuidelines()
        try look(for: "magnified")
        try TestSupport.waitFor("the rule", value: { try ids }, until: { $0 == ["E3"] })
        try app.keyboard.press("Down")
        try app.waitUntil("the row to have the focus") {
            try self.guidelines.findAll(role: "list item").contains { $0.has("focused") }
        }
        try app.keyboard.press("Up")
        try app.waitUntil("the field to have the focus") {
            try self.guidelines.findAll(role: "list item").allSatisfy { !$0.has("focused") }
        }
        try look(for: "giraffe")
        try app.waitUntil("the text “No Rules Found”") {
            try self.guidelines.first { try $0.role == "label" && $0.name == "No Rules Found" && $0.isShowing } != nil
        }
        XCTAssertEqual(try guidelines.findAll(role: "list item").count(where: \.isShowing), 0)
        try app.keyboard.press("Escape")
        try TestSupport.waitFor("all rules", value: { try ids.count }, until: { $0 == 92 })
        try app.keyboard.press("Escape")
        try app.waitUntil("the window to be gone") { self.app.windows.topLevels.count == 1 }
    }

    func testTheOnlyWindowComesToTheFront() throws {
        try openGuidelines()
        try activate("Welcome – Longpress")
        try chooseInMenuBar("Help", "Guidelines")
        try app.waitUntil("the guidelines to have the focus") { self.app.windows.active?.title == Self.title }
        XCTAssertEqual(app.windows.topLevels.count, 2)
        try app.keyboard.press("ctrl+w")
        try app.waitUntil("the window to be gone") { self.app.windows.topLevels.count == 1 }
        try app.keyboard.press("shift+F1")
        try app.waitUntil("the guidelines again") { self.app.windows.active?.title == Self.title }
    }

    /// R24: the window's field has an edit menu like any text; Escape closes that first.
    func testTheSearchFieldHasAnEditMenu() throws {
        try openGuidelines()
        try look(for: "finger")
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Select | Select All")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        XCTAssertEqual(app.windows.topLevels.count, 2)
        XCTAssertEqual(try ids, ["E4"])
    }

    func testTheProgramQuitsWithItsLastNote() throws {
        try openGuidelines()
        try activate("Welcome – Longpress")
        try app.keyboard.press("ctrl+w")
        XCTAssertEqual(try app.waitForExit(), .exited(0))
    }

    /// Returns the place of a word in the note, instead of in the guidelines window.
    private func textPlace(of word: String) throws -> ScreenPoint {
        try app.waitFor("the note") {
            try self.app.accessible.first { try $0.role == "text box" && $0.name == "Note" }
        }.screenRectangle(ofText: word).center
    }

    private func picturePlace() throws -> ScreenPoint {
        try app.waitFor("the picture") {
            try self.app.accessible.first { try $0.role == "grid cell" }
        }.screenRectangle.center
    }
}

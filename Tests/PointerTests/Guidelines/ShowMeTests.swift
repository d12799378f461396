import TestSupport
import XCTest

@testable import Driving

/// Each guideline's Show Me in the Guidelines window: a menu opens on the note by it, and everything is put back.
final class ShowMeTests: AppTestCase {
    /// Rules whose demonstration ends without a menu: it makes sure that nothing opens, or ends in a sheet.
    private static let withoutMenu: Set<String> = ["E24", "R6"]

    func testThoseOfEditMenus() throws { try showAll("E") }

    func testThoseOfContextMenus() throws { try showAll("C") }

    func testThoseOfResponders() throws { try showAll("R") }

    /// One that nobody interrupts ends by itself, with the keyboard back in the Guidelines window.
    func testItEndsByItselfAndTheRuleIsKept() throws {
        try openGuidelines()
        let before = try state
        try XCTUnwrap(try buttons.first { try $0.description.hasPrefix("E13:") }).doAction()
        try expectMenu(.edit, "Select | Select All")
        try expectNoMenu()
        try app.waitUntil("the Guidelines window") {
            try self.find(role: "frame", name: "Guidelines").has("active")
        }
        XCTAssertEqual(try state, before)
        let row = try XCTUnwrap(app.accessible.first { try $0.role == "list item" ? $0.name.hasPrefix("E13:") : false })
        let name = try row.name
        XCTAssertTrue(name.contains(" Kept: "), name)
    }

    /// A press of the hand ends it at once, and does what it does anywhere.
    func testAClickEndsIt() throws {
        try putCaret(before: "finger")
        try openGuidelines()
        try XCTUnwrap(try buttons.first { try $0.description.hasPrefix("E19:") }).doAction()
        _ = try openMenu(.edit)
        app.pointer.click(at: try place(of: "menu"))
        try expectNoMenu()
        try expectSelection("")
    }

    private func showAll(_ letter: String) throws {
        try openGuidelines()
        let before = try state
        for button in try buttons {
            let rule = try button.description.prefix { $0 != ":" }
            guard rule.hasPrefix(letter) else { continue }
            try button.doAction()
            if !Self.withoutMenu.contains(String(rule)) {
                try app.waitUntil("\(rule) to open a menu") { try !self.openMenus.isEmpty }
            }
            // A key ends it at once.
            try app.keyboard.press("Escape")
            try expectNoMenu()
            try app.waitUntil("\(rule) to be over") {
                try self.buttons.allSatisfy { try $0.has("sensitive") && $0.name == "Show Me" }
            }
            XCTAssertEqual(try state, before, String(rule))
        }
    }

    private func openGuidelines() throws {
        try app.keyboard.press("ctrl+shift+g")
        try app.waitUntil("the Guidelines window") { try !self.buttons.isEmpty }
    }

    /// The buttons of the Guidelines window that show a rule, each described by the rule.
    private var buttons: [AccessibleNode] {
        get throws {
            try app.accessible.findAll(role: "push button").filter { ["Show Me", "Stop"].contains(try $0.name) }
        }
    }

    /// What is on the note, and selected in it.
    private var state: String {
        get throws {
            try [note.text, note.selectedText, pictureNames.joined(separator: ", ")].joined(separator: "\n")
        }
    }
}

import TestSupport
import XCTest

@testable import Driving

/// Finding and replacing with keys.
final class FindTests: UndoTestCase {
    private static let text = "The lake and the moon.\nThe moon is in the lake, lakes have moons."

    override func setUpWithError() throws {
        try super.setUpWithError()
        try write(Self.text)
        try app.keyboard.press("ctrl+Home")
        try expectCaret(at: 0)
    }

    /// Waits until the bar shows this number of matches.
    private func expectCount(_ text: String) throws {
        try app.waitUntil("the bar to show \(text)") {
            try self.app.accessible.find(role: "group", name: "Find")?.find(role: "label", name: text)?.isShowing
                == true
        }
    }

    private func expectNoBar() throws {
        try app.waitUntil("no bar") {
            try self.app.accessible.find(role: "group", name: "Find")?.isShowing != true
        }
    }

    func testTheBarFindsMatchesAndStepsThroughThem() throws {
        try app.keyboard.press("ctrl+f")
        try app.keyboard.type("moon")
        try expectCount("1 of 3")
        try expectSelection("moon")
        try app.keyboard.press("Escape")
        try expectNoBar()
        try expectSelection("")
        try expectCaret(at: 0)

        // The last search text is in the field again.
        try app.keyboard.press("ctrl+f")
        try expectCount("1 of 3")
        for (key, number) in [("Return", 2), ("F3", 3), ("ctrl+g", 1), ("shift+Return", 3), ("shift+ctrl+g", 2)] {
            try app.keyboard.press(key)
            try expectCount("\(number) of 3")
        }
        try app.keyboard.press("Escape")
        try expectNoBar()
        try expectSelection("moon")
        // The text has the focus again.
        try app.keyboard.type("sun")
        try expectText(Self.text.replacingOccurrences(of: "The moon", with: "The sun"))
    }

    /// The selection is searched for, and is selected in the field: typing replaces it.
    func testTypingReplacesTheSelectionInTheField() throws {
        try select("have")
        try app.keyboard.press("ctrl+f")
        try expectCount("1 of 1")
        try expectSelection("have")
        try app.keyboard.type("moon")
        try expectCount("3 of 3")
    }

    /// Each match has a yellow background, and the current one another colour, until the bar is closed.
    func testMatchesAreHighlighted() throws {
        func yellow(_ characters: Range<Int>) throws -> Double {
            try Screenshot.picture(of: note.screenRectangle(ofCharacters: characters))
                .share(of: .init(red: 250, green: 228, blue: 148))
        }
        let (first, second, words) = (17..<21, 27..<31, 4..<8)
        try app.keyboard.press("ctrl+f")
        try app.keyboard.type("moon")
        try expectCount("1 of 3")
        try app.waitUntil("the second match to be marked") { try yellow(second) > 0.3 }
        XCTAssertLessThan(try yellow(first), 0.05)
        XCTAssertLessThan(try yellow(words), 0.05)
        try app.keyboard.press("Return")
        try app.waitUntil("the first match to be marked instead") { try yellow(first) > 0.3 && yellow(second) < 0.05 }
        try app.keyboard.press("Escape")
        try app.waitUntil("no marks") { try yellow(first) < 0.05 }
    }

    func testReplaceAllIsOneStepAndTheFieldHasItsOwnUndo() throws {
        try app.keyboard.press("ctrl+h")
        try app.keyboard.type("MOON")
        try expectCount("1 of 3")
        try app.keyboard.press("ctrl+z")
        try app.keyboard.type("moon")
        try expectCount("1 of 3")
        try expectText(Self.text)
        let button = try app.waitFor("the button") {
            try self.app.accessible.find(role: "button", name: "Replace All")
        }
        let field = try app.waitFor("the field") { try self.app.accessible.first { try $0.name == "Replace With" } }
        app.pointer.click(at: try field.screenRectangle.center)
        try app.keyboard.type("sun")
        app.pointer.click(at: try button.screenRectangle.center)
        let replaced = Self.text.replacingOccurrences(of: "moon", with: "sun")
        try expectText(replaced)
        try app.keyboard.press("Escape")
        try expectNoBar()
        try expectUndo("Undo Replace All", redo: "(Redo)")
        try undo()
        try expectText(Self.text)
        try redo()
        try expectText(replaced)
    }

    /// The field is like any other: it has an edit menu.
    func testTheFieldHasAnEditMenu() throws {
        try app.keyboard.press("ctrl+f")
        try app.keyboard.type("moon")
        try expectCount("1 of 3")
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Cut | Copy | Delete")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try expectCount("1 of 3")
    }
}

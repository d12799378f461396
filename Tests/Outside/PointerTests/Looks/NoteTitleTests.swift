import TestSupport
import XCTest

@testable import Driving

/// A note without a file is named after its first line.
final class NoteTitleTests: FileTestCase {
    func testTheFirstLineIsTheTitleAndTheSuggestedName() throws {
        try app.keyboard.press("ctrl+n")
        try expectTitle("Untitled")
        try app.keyboard.type("To do/today:\nbread")
        try expectTitle("• To do/today:")
        try app.keyboard.press("ctrl+s")
        try fileDialog.expect("Save As")
        try app.waitUntil("the suggested name") {
            let dialog = try self.app.accessible.children.first { try $0.name == "Save As" }
            return try dialog?.first { try $0.role == "text box" && $0.text == "To do-today.html" } != nil
        }
        try fileDialog.enter(path("list.html"), in: "Save As")
        try expectTitle("list.html")
        // A note with a file is named after the file.
        try app.keyboard.press("ctrl+Home")
        try app.keyboard.type("x")
        try expectTitle("• list.html")
    }

    func testANoteWithoutWordsIsUntitled() throws {
        try app.keyboard.press("ctrl+n")
        try expectTitle("Untitled")
        try app.keyboard.type("\n\nbread")
        try expectTitle("• bread")
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("Delete")
        try expectTitle("• Untitled")
    }

    func testTheWelcomeNoteKeepsItsTitleUntilItIsRewritten() throws {
        try app.keyboard.press("F1")
        try expectTitle("Welcome")
        try typeAtEnd("!")
        try expectTitle("• Welcome")
        try write("My own")
        try expectTitle("• My own")
    }
}

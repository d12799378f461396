import TestSupport
import XCTest

/// The Guidelines window and its demonstrations.
extension AppTestCase {
    /// Opens the Guidelines window, and returns its Show Me buttons, each with the id of its rule, which its description starts
    /// with.
    func showMeButtons() throws -> [(rule: String, button: AccessibleNode)] {
        try app.keyboard.press("shift+F1")
        return try app.waitFor("the buttons") {
            let buttons = try self.app.accessible.findAll(role: "button", name: "Show Me")
            return buttons.isEmpty ? nil : try buttons.map { (try String($0.description.prefix { $0 != ":" }), $0) }
        }
    }

    /// Raises the Guidelines window, whichever window has the focus, and closes it.
    func closeGuidelines() throws {
        try app.keyboard.press("shift+F1")
        try app.waitUntil("the Guidelines window to have the focus") {
            self.app.windows.active?.title.hasPrefix("Guidelines") == true
        }
        try app.keyboard.press("ctrl+w")
        try app.waitUntil("the Guidelines window to be closed") {
            !self.app.windows.topLevels.contains { $0.title.hasPrefix("Guidelines") }
        }
    }

    /// The note's text, its selection, and the names of its pictures.
    var noteState: String {
        get throws {
            try [note.text, note.selectedText, pictureNames.joined(separator: ", ")].joined(separator: "\n")
        }
    }
}

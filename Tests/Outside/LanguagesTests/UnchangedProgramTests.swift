import Foundation
import TestSupport
import XCTest

@testable import Driving

/// GNOME Text Editor, unchanged, under longpress-in.
final class UnchangedProgramTests: AppTestCase {
    override var executable: String? { get throws { "\(try SongsTestCase.installed())/bin/longpress-in" } }

    override var arguments: [String] { get throws { ["gnome-text-editor", "--standalone", "note.txt"] } }

    override var environment: [String: String] {
        // The descriptions of its settings are there. Its own warnings don't end it. The launcher finds the library by itself.
        ["XDG_DATA_DIRS": "/usr/share", "G_DEBUG": ""]
    }

    /// Only messages about the library count.
    override func complaints(of app: AppUnderTest) -> [String] {
        super.complaints(of: app).filter { $0.contains("ongpress") }
    }

    override func prepare(_ home: TemporaryFolder) throws {
        try home.write("Some words to press on.\n", to: "note.txt")
    }

    /// A word has the edit menu, which acts on it, and the program notices the change.
    func testATextEditorsTextHasTheEditMenu() throws {
        let text = try app.waitFor("the text") {
            try self.app.accessible.first { try $0.role == "text box" && $0.text.hasPrefix("Some words") }
        }
        let word = try text.screenRectangle(ofText: "words").center
        app.pointer.hold(at: word)
        try TestSupport.waitUntil("the edit menu") { try !openMenus.isEmpty }
        try choose("Select")
        try TestSupport.waitUntil("the menu of the word") {
            try openMenus.first?.find(role: "menu item", name: "Cut") != nil
        }
        try choose("Cut")
        try app.waitUntil("the word to be deleted") { try text.text == "Some  to press on." }
        try app.keyboard.press("ctrl+z")
        try app.waitUntil("the word to be back") { try text.text == "Some words to press on." }
    }
}

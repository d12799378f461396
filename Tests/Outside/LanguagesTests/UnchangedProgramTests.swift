import Foundation
import TestSupport
import XCTest

@testable import Driving

/// GNOME Text Editor, unchanged, under longpress-in.
final class UnchangedProgramTests: AppTestCase {
    override var executable: String? { get throws { "\(try SongsTestCase.installed())/bin/longpress-in" } }

    override var arguments: [String] { get throws { ["gnome-text-editor", "--standalone", "note.txt"] } }

    override var environment: [String: String] {
        // Its settings are described there. Its own faults end it as little as elsewhere. Nobody has to say where the library is.
        ["XDG_DATA_DIRS": "/usr/share", "G_DEBUG": ""]
    }

    /// Nothing of what it says is about these menus.
    override func complaints(of app: AppUnderTest) -> [String] {
        super.complaints(of: app).filter { $0.contains("ongpress") }
    }

    override func prepare(_ home: TemporaryFolder) throws {
        try home.write("Some words to press on.\n", to: "note.txt")
    }

    /// A word has the edit menu, which acts on it, and the program knows what happened.
    func testItsTextHasTheEditMenu() throws {
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
        try app.waitUntil("the word to go") { try text.text == "Some  to press on." }
        try app.keyboard.press("ctrl+z")
        try app.waitUntil("it to come back") { try text.text == "Some words to press on." }
    }
}

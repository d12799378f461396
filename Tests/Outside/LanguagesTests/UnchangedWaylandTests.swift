import TestSupport
import XCTest

@testable import Driving

/// GNOME Text Editor.
final class UnchangedTextWaylandTests: UnchangedWaylandTestCase {
    override var arguments: [String] { get throws { ["gnome-text-editor", "--standalone", "note.txt"] } }

    override func prepare(_ home: TemporaryFolder) throws {
        try home.write("One.\nTwo.\nThree.\nFour.\nSome words to press on.\n", to: "note.txt")
    }

    private var text: AccessibleNode {
        get throws {
            try app.waitFor("the text") {
                try self.app.accessible.first { try $0.role == "text box" && $0.text.contains("Some words") }
            }
        }
    }

    /// While a finger holds, a loupe is above it; the edit menu opens as it lifts.
    func testAHoldShowsTheLoupeAndThenTheEditMenu() throws {
        let word = try text.screenRectangle(ofText: "words").center
        let before = try Screenshot.settled()
        try touch.begin(at: word)
        try app.waitUntil("the loupe, above the finger") {
            try Screenshot.picture().newBox(since: before).map { $0.y < word.y && $0.height > 40 } ?? false
        }
        try touch.end()
        try expectMenu(with: "Select", "Select All")
        try app.keyboard.press("Escape")
        try expectNoPopover()
        try touch.doubleTap(at: word)
        try expectMenu(with: "Cut", "Copy", "Delete")
    }

    func testTheSecondaryButtonAndTheMenuKeyOpenTheMenu() throws {
        let word = try text.screenRectangle(ofText: "words").center
        app.pointer.click(.secondary, at: word)
        try expectMenu(with: "Select", "Select All")
        try app.keyboard.press("Escape")
        try expectNoPopover()
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("Menu")
        try expectMenu(with: "Cut", "Copy")
    }
}

/// Nautilus.
final class UnchangedFilesWaylandTests: UnchangedWaylandTestCase {
    override var arguments: [String] { get throws { ["nautilus", "--new-window", "files"] } }

    override func prepare(_ home: TemporaryFolder) throws { try home.write("words", to: "files/note.txt") }

    /// A finger, the pointer and the Menu key each open the menu of a file.
    func testEveryWayOfOpeningGivesTheMenuOfAFile() throws {
        let file = try find(role: "label", name: "note.txt").screenRectangle.center
        try touch.hold(at: file) { try expectMenu(with: "Cut", "Copy", "Rename…", "Move to Trash") }
        try app.keyboard.press("Escape")
        try expectNoPopover()
        app.pointer.click(.secondary, at: file)
        try expectMenu(with: "Cut", "Copy", "Rename…", "Move to Trash")
        try app.keyboard.press("Escape")
        try expectNoPopover()
        try app.keyboard.press("Menu")
        try expectMenu(with: "Cut", "Copy", "Rename…", "Move to Trash")
    }
}

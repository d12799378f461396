import Foundation
import TestSupport
import XCTest

@testable import Driving

/// The app's own notes open without a message, whatever their names, and only typing changes them (R28).
final class OwnFileTests: FileTestCase {
    private static let picture = #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>"#
    private static let note = page("one <b>two</b>").replacing(
        "</body>",
        with: #"<figure><img alt="A hill" data-name="hill.svg" src="data:image/svg+xml;base64,"#
            + Data(picture.utf8).base64EncodedString()
            + #""><figcaption dir="auto">A hill</figcaption></figure>"# + "\n</body>")

    override var firstFile: (name: String, content: String)? { ("trip.html", Self.note) }

    private func expectSavedAsItIs(_ name: String) throws {
        try expectTitle(name)
        try expectText("one two")
        try app.waitUntil("the picture") { try self.pictureNames == ["A hill"] }
        try typeAtEnd("!")
        try expectNoMessage()
        try save(name)
        XCTAssertEqual(notes.read(name), Self.note.replacing("two</b>", with: "two!</b>"))
        try app.keyboard.press("BackSpace")
        try expectTitle("• \(name)")
        try save(name)
        XCTAssertEqual(notes.read(name), Self.note)
    }

    func testSavingKeepsTheFilesBytes() throws {
        try expectSavedAsItIs("trip.html")
    }

    /// A title other than the file's name stays: it may be the former name, or one that was chosen on purpose.
    func testARenamedFileIsStillRecognised() throws {
        try app.keyboard.press("ctrl+n")
        try expectTitle("Untitled")
        // In a note's window, the file is recognised under any name.
        try app.windows.activate(XCTUnwrap(app.windows.topLevels.first { $0.title.contains("trip.html") }))
        try app.keyboard.press("ctrl+w")
        try expectTitle("Untitled")
        try FileManager.default.moveItem(atPath: path("trip.html"), toPath: path("moved.html"))
        try open(path("moved.html"))
        try expectSavedAsItIs("moved.html")
        // A new file's title is its name.
        try saveAs(path("new.html"))
        try expectTitle("new.html")
        XCTAssertEqual(notes.read("new.html"), Self.note.replacing("<title>note<", with: "<title>new<"))
    }
}

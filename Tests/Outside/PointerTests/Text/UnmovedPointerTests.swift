import TestSupport
import XCTest

@testable import Driving

/// If one menu replaces another while the pointer rests, the next click, however much later, chooses the item that is then under
/// the pointer.
final class UnmovedPointerTests: AppTestCase {
    /// Clicks an item that opens another menu, and then, without moving the pointer, the item that is under it.
    private func clickTwice(_ name: String, andThen next: String) throws {
        let place = try item(name).screenPoint
        app.pointer.click(at: place)
        try app.waitUntil("\(next) under the pointer") {
            let item = try self.openMenu(.edit).first { try Self.isItem($0) && $0.name == next }
            return try item?.screenRectangle.contains(place) ?? false
        }
        _ = try Screenshot.settled()
        waitForNewSuccession()
        app.pointer.click(at: place)
        try expectNoMenu()
    }

    func testAClickWithoutMovingChoosesFromAPage() throws {
        doubleClick(at: try place(of: "picture"))
        _ = try openMenu(.edit)
        let start = try XCTUnwrap(note.selections.first).lowerBound
        let before = try note.textAttributes(ofCharacter: start)
        try clickTwice("Format", andThen: "Highlight")
        try app.waitUntil("the word to be highlighted") { try self.note.textAttributes(ofCharacter: start) != before }
    }

    func testAClickWithoutMovingChoosesFromTheFollowUpMenu() throws {
        try write("some words")
        app.pointer.click(.secondary, at: try place(of: "some"))
        try clickTwice("Select", andThen: "Cut")
        try expectText(" words")
    }
}

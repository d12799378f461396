import TestSupport
import XCTest

@testable import Driving

/// Misspelt words are underlined, and their menu has suggestions (E27, E31, R23).
final class SpellingTests: AppTestCase {
    private static let achieve = "achieve | Learn Spelling"

    func testAMisspeltWordIsUnderlinedOnceItIsFinished() throws {
        try write("one ")
        let place = try note.screenRectangle(ofText: "one")
        try app.keyboard.type("acheive")
        try expectText("one acheive")
        XCTAssertEqual(try styledText, "one acheive")
        try app.keyboard.type(" ")
        try expectStyledText("one ~acheive")
        // The underline is red.
        let word = try note.screenRectangle(ofText: "acheive")
        try app.waitUntil("a red line") { try Screenshot.picture(of: word).redShare > 0.01 }
        XCTAssertEqual(try Screenshot.picture(of: place).redShare, 0)
    }

    /// As on phones, an underlined word can be corrected with a click and a choice.
    func testAClickOnAMisspeltWordShowsOnlyItsSuggestions() throws {
        try write("I acheive it ")
        try expectStyledText("I ~acheive it")
        try app.pointer.click(at: place(of: "acheive"))
        try expectMenu(.edit, Self.achieve)
        try choose("achieve")
        try expectText("I achieve it ")
        try app.pointer.click(at: place(of: "it"))
        try expectNoMenu()
    }

    func testSuggestionsAreAddedToTheUsualMenu() throws {
        try write("see teh end ")
        try expectStyledText("see ~teh end")
        try select("teh")
        try app.keyboard.press("Menu")
        let outline = try Self.outline(of: openMenu(.edit))
        XCTAssertTrue(outline.hasPrefix("Cut | Copy | Delete | Select All | the | eh | "), outline)
        XCTAssertTrue(outline.hasSuffix(" | Learn Spelling | Format | Share…"), outline)
    }
}

import TestSupport
import XCTest

@testable import Driving

/// Misspelt words are underlined, and their menu has suggestions (E27, E31, R23).
final class SpellingTests: AppTestCase {
    private static let achieve = "achieve | Learn Spelling"

    /// The words that the person has taught the dictionary.
    private var learnt: String { app.home.read(".config/enchant/en_US.dic") ?? "" }

    func testAMisspeltWordIsUnderlinedOnceTheInsertionPointHasLeftIt() throws {
        try write("one ")
        let place = try note.screenRectangle(ofText: "one")
        try app.keyboard.type("acheive")
        try expectText("one acheive")
        XCTAssertEqual(try styledText, "one acheive")
        try app.keyboard.type(" ")
        try expectStyledText("one ~acheive")
        // The line is red.
        let word = try note.screenRectangle(ofText: "acheive")
        try app.waitUntil("a red line") { try Screenshot.picture(of: word).redShare > 0.01 }
        XCTAssertEqual(try Screenshot.picture(of: place).redShare, 0)
    }

    func testTheMenuOfAMisspeltWordHasItsSuggestionsAfterTheSystemsCommands() throws {
        try write("I acheive it ")
        try expectStyledText("I ~acheive it")
        try app.pointer.click(.secondary, at: place(of: "acheive"))
        try expectMenu(.edit, "Select | Select All | \(Self.achieve)")
        try app.keyboard.press("Escape")
        try app.pointer.click(.secondary, at: place(of: "it"))
        try expectMenu(.edit, "Select | Select All")
        try app.keyboard.press("Escape")
        try offer("a text")
        for opening in [Opening.doubleClick, .hold, .menuKey] {
            waitForNewSuccession()  // Three clicks in a row select the paragraph.
            try open(opening, at: place(of: "acheive"))
            try expectMenu(.edit, "Cut | Copy | Paste | Delete | Select All | \(Self.achieve) | Copy Style | Share…")
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    func testChoosingASuggestionReplacesTheWord() throws {
        try write("I acheive it ")
        try expectStyledText("I ~acheive it")
        try select("acheive")
        try app.keyboard.press("ctrl+b")
        try app.pointer.click(.secondary, at: place(of: "acheive"))
        try choose("achieve")
        try expectText("I achieve it ")
        try expectNoMenu()
        try expectStyledText("I *achieve it")
        try expectCaret(at: 9)
        try app.keyboard.type("d")
        try expectText("I achieved it ")
    }

    func testLearnSpellingTakesTheUnderlineAwayForGood() throws {
        try write("a Qwertzish text and Qwertzish ")
        try expectStyledText("a ~Qwertzish text and ~Qwertzish")
        XCTAssertEqual(learnt, "")
        try app.pointer.click(.secondary, at: place(of: "Qwertzish"))
        try choose("Learn Spelling")
        try expectStyledText("a Qwertzish text and Qwertzish")
        try expectText("a Qwertzish text and Qwertzish ")
        XCTAssertTrue(learnt.contains("Qwertzish"))
        try app.pointer.click(.secondary, at: place(of: "Qwertzish"))
        try expectMenu(.edit, "Select | Select All")
    }

    /// The word being typed has its suggestions too, for who asks.
    func testTheMenuKeyOnTheWordJustTyped() throws {
        // The dictionary is there once the first word is underlined.
        try write("lettr ")
        try expectStyledText("~lettr")
        try app.keyboard.type("acheive")
        try expectText("lettr acheive")
        XCTAssertEqual(try styledText, "~lettr acheive")
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Select | Select All | \(Self.achieve)")
        try expectKeys([("Right", "Select All"), ("Right", "achieve")])
        try app.keyboard.press("Return")
        try expectText("lettr achieve")
    }

    /// As on phones: what is underlined is corrected by a click and a choice.
    func testAClickOnAMisspeltWordShowsItsSuggestionsAlone() throws {
        try write("I acheive it ")
        try expectStyledText("I ~acheive it")
        try app.pointer.click(at: place(of: "acheive"))
        try expectMenu(.edit, Self.achieve)
        try choose("achieve")
        try expectText("I achieve it ")
        try app.pointer.click(at: place(of: "it"))
        try expectNoMenu()
    }

    func testSuggestionsTakeNothingAwayFromTheMenu() throws {
        try write("see teh end ")
        try expectStyledText("see ~teh end")
        try select("teh")
        try app.keyboard.press("Menu")
        let outline = try Self.outline(of: openMenu(.edit))
        XCTAssertTrue(outline.hasPrefix("Cut | Copy | Delete | Select All | the | eh | "), outline)
        XCTAssertTrue(outline.hasSuffix(" | Learn Spelling | Copy Style | Share…"), outline)
    }
}

import TestSupport
import XCTest

@testable import Driving

/// R23: a selected word is looked up in a local dictionary, through the same mechanism as any custom command.
final class DefineTests: DictionaryTestCase {
    private func expectDefinition(_ texts: [String]) throws {
        try app.waitUntil("the definition \(texts)") {
            try self.definitionTexts == texts
        }
    }

    func testTheDefinitionIsShownAndEscapeClosesIt() throws {
        try write("a lamp here")
        try defineByMenu("lamp")
        try expectDefinition([
            "lamp", "Lamp \\Lamp\\ (l[a^]mp), n.\n1. A light that stands.\n2. A thought.", "The Stand-In Dictionary",
        ])
        XCTAssertEqual(dictionary.commands.last, "DEFINE * \"lamp\"")
        try app.keyboard.press("Escape")
        try expectNoPopover()
        try expectSelection("lamp")
        // The text has the focus again.
        try app.keyboard.type("x")
        try expectText("a x here")
    }

    func testAPressOutsideClosesTheDefinition() throws {
        try write("a lamp here")
        try defineByMenu("lamp")
        try app.waitUntil("the definition") { try self.popover != nil }
        app.pointer.click(at: try note.screenPoint)
        try expectNoPopover()
    }

    func testAnUnknownWordHasNoDefinition() throws {
        dictionary.behaviour.withLock { $0 = .answers([]) }
        try write("a lamp here")
        try defineByMenu("here")
        try expectDefinition(["here", "No definition found for “here”."])
    }

    func testABadOrMissingReplyIsReported() throws {
        try write("a lamp here")
        dictionary.behaviour.withLock { $0 = .says(Array("nonsense\r\n".utf8)) }
        try defineByMenu("lamp")
        try expectMessage("“lamp” can’t be looked up. ")
        dictionary.behaviour.withLock { $0 = .says([UInt8](repeating: 0xFF, count: 8 << 20)) }
        try defineByMenu("lamp")
        try expectMessage("“lamp” can’t be looked up. ")
        dictionary.behaviour.withLock { $0 = .stalls }
        try defineByMenu("lamp")
        try expectMessage("“lamp” can’t be looked up. ")
        XCTAssertNil(try popover)
    }

    func testDefineIsInTheMenuBar() throws {
        try write("a lamp here")
        try select("lamp")
        try menuBar.choose("Edit", "Define")
        try app.waitUntil("the definition") { try self.popover != nil }
    }

    /// If a menu of the bar is open when the dictionary replies, Define is added to it.
    func testASlowDictionaryIsFoundWhileTheMenuIsOpen() throws {
        dictionary.hesitation.withLock { $0 = 1.5 }
        try testDefineIsInTheMenuBar()
    }

    /// The app doesn't wait for the dictionary's greeting, so the delay can't be too long on a busy machine.
    func testAVeryLateGreetingIsAcceptedWhileTheMenuIsOpen() throws {
        dictionary.hesitation.withLock { $0 = 3 }
        try write("a lamp here")
        try defineMenu("lamp")
        dictionary.hesitation.withLock { $0 = 0 }
        try choose("Define")
        try app.waitUntil("the definition") { try self.popover != nil }
    }

    /// The menu is opened while the app is still searching for a dictionary and hasn't found one.
    func testADictionaryThatFirstDeclinesIsTriedAgainForAMenu() throws {
        dictionary.hesitation.withLock { $0 = 1.5 }
        dictionary.declines.withLock { $0 = 1 }
        try write("a lamp here")
        try defineMenu("lamp")
    }

    /// A server with another reply isn't a dictionary.
    func testAServerThatDeclinesIsNotOffered() throws {
        dictionary.declines.withLock { $0 = .max }
        try write("a lamp here")
        try select("lamp")
        try app.waitUntil("the server to be asked") { self.dictionary.declines.withLock { $0 } < .max }
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
    }

    func testNothingIsLookedUpBeforeAWordIsSelected() throws {
        try write("a lamp here")
        try putCaret(before: "lamp")
        XCTAssertEqual(dictionary.commands, [])
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Select | Select All")
    }
}

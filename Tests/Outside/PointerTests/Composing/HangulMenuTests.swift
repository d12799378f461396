import TestSupport
import XCTest

@testable import Driving

/// Menus of text in which a syllable is being composed: the syllable is completed in place first, and then the menu opens.
final class HangulMenuTests: ComposingTestCase {
    /// Opens the menu in some way while 한 is being composed at the end, expects 한 to stay there, and closes the menu. Then
    /// composes another syllable completely.
    private func check(_ opening: Opening, selection: String, then expected: String) throws {
        // During composition, GTK 4.18 reports wrong places for words.
        let place = try place(of: "beta")
        try composeAtEnd("gks")
        try expectText("alpha beta gamma")
        waitForNewSuccession()
        try open(opening, at: place)
        _ = try openMenu(.edit)
        try expectText("alpha beta gamma한")
        try expectSelection(selection)
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try expectText("alpha beta gamma한")
        try compose("rmf", in: note)
        try app.keyboard.press("space")
        try expectText(expected)
    }

    func testASecondaryClickCommitsTheSyllable() throws {
        try check(.secondaryClick, selection: "", then: "alpha be글 ta gamma한")
    }

    func testADoubleClickCommitsTheSyllable() throws {
        try check(.doubleClick, selection: "beta", then: "alpha 글  gamma한")
    }

    func testAHoldCommitsTheSyllable() throws {
        try check(.hold, selection: "", then: "alpha be글 ta gamma한")
    }

    func testTheMenuKeyCommitsTheSyllable() throws {
        try check(.menuKey, selection: "", then: "alpha beta gamma한글 ")
    }

    /// The menu's Select selects the composed syllable.
    func testSelectSelectsTheSyllable() throws {
        try composeAtEnd(" gks")
        try app.keyboard.press("Menu")
        try choose("Select")
        try expectSelection("한")
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try choose("Cut")
        try expectClipboard("한")
        try expectText("alpha beta gamma ")
    }

    /// Keys typed while the insertion point's menu is open close it, and compose another syllable.
    func testKeysTypedOverTheMenuComposeANewSyllable() throws {
        let place = try place(of: "beta")
        try composeAtEnd("gks")
        app.pointer.hold(at: place)
        _ = try openMenu(.edit)
        try app.keyboard.type("rmf")
        try expectNoMenu()
        try app.keyboard.press("space")
        try expectText("alpha be글 ta gamma한")
    }
}

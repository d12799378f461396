import TestSupport
import XCTest

@testable import Driving

/// R23: an address in the text can be opened and copied with the edit menu and the menu bar, like with any command.
final class LinkTests: ShareTestCase {
    override var programs: [String: [String]] {
        ["Browser": ["x-scheme-handler/https"], "Mail": ["x-scheme-handler/mailto"]]
    }

    private func openMenu(before word: String) throws {
        try putCaret(before: word)
        try app.keyboard.press("Menu")
    }

    func testOpenLinkOpensAPage() throws {
        try write("See https://example.org/a_(b), please")
        try openMenu(before: "example")
        try expectMenu(.edit, "Select | Select All | Open Link | Copy Link")
        try choose("Open Link")
        XCTAssertEqual(try argument(of: "Browser"), "https://example.org/a_(b)")
        try expectNoMenu()
    }

    /// Its underline has the same colour.
    func testAddressesAreColouredOnLightAndDarkBackgrounds() throws {
        let (onLight, onDark) = (
            ScreenPicture.Color(red: 0x1a, green: 0x5f, blue: 0xb4),
            ScreenPicture.Color(red: 0x8a, green: 0xb8, blue: 0xf2)
        )
        try write("See https://example.org/a, please")
        try app.waitUntil("the address on a light background") { try Screenshot.settled().share(of: onLight) > 0 }
        try menuBar.choose("View", "Appearance", "Dark")
        try app.waitUntil("the address on a dark background") {
            let picture = try Screenshot.settled()
            return picture.share(of: onDark) > 0 && picture.share(of: onLight) == 0
        }
    }

    /// Text with a colour of its own, whether or not the colour is exposed.
    func testTextAttributesOfAddressesAreAccessible() throws {
        try write("See https://example.org/a, please")
        try app.waitUntil("the address to be underlined") {
            try self.note.textAttributes(ofCharacter: 6)["underline"] == "single"
        }
        try select("please")
        try app.keyboard.press("ctrl+k")
        _ = try find(role: "text box", name: "Address")
        try app.keyboard.type("example.org\n")
        try expectNoMenu()
        XCTAssertEqual(try note.textAttributes(ofCharacter: 28)["underline"], "single")
        XCTAssertNotEqual(try note.textAttributes(ofCharacter: 1)["underline"], "single")
        // Matches have a colour, too.
        try select("See")
        try app.keyboard.press("ctrl+f")
        _ = try find(role: "label", name: "1 of 1")
        for character in 0..<4 { _ = try note.textAttributes(ofCharacter: character) }
        XCTAssertTrue(app.isRunning)
    }

    func testAWordIsTurnedIntoALinkAndOpened() throws {
        try write("See there")
        try putCaret(before: "there")
        try app.keyboard.press("ctrl+k")
        _ = try find(role: "text box", name: "Address")
        try app.keyboard.type("example.org")
        try app.keyboard.press("Return")
        try expectNoMenu()
        try openMenu(before: "there")
        try expectMenu(.edit, "Select | Select All | Open Link | Copy Link | Edit Link… | Remove Link")
        try choose("Open Link")
        XCTAssertEqual(try argument(of: "Browser"), "https://example.org")
    }

    func testAControlClickOpensALink() throws {
        try write("See https://example.org/a now")
        let place = try place(of: "example")
        try app.keyboard.holding("ctrl") { app.pointer.click(at: place) }
        XCTAssertEqual(try argument(of: "Browser"), "https://example.org/a")
    }

    func testNewEmailOpensTheMailProgram() throws {
        try write("or ada@example.org")
        try openMenu(before: "ada")
        try expectMenu(.edit, "Select | Select All | New Email | Copy Link")
        try choose("New Email")
        XCTAssertEqual(try argument(of: "Mail"), "mailto:ada@example.org")
    }

    func testCopyLinkCopiesTheUsualFormOfAnAddress() throws {
        try write("www.example.org or ada@example.org")
        try openMenu(before: "ada")
        try choose("Copy Link")
        try expectClipboard("ada@example.org")
        try putCaret(before: "www")
        try chooseInMenuBar("Edit", "Copy Link")
        try expectClipboard("https://www.example.org")
    }

    func testASelectionWithinAnAddressOffersLinkCommands() throws {
        try write("www.example.org")
        try select("example")
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Open Link | Copy Link | Format | Share…")
    }

    func testUnsafeAddressesAreNotLinks() throws {
        for text in ["javascript:alert(1)", "file:///etc/passwd", "https://bank.example@elsewhere.example"] {
            try write(text)
            try openMenu(before: text)
            // The menu may contain spelling suggestions.
            let outline = try Self.outline(of: openMenu(.edit))
            XCTAssertTrue(outline.contains("Select All") && !outline.contains("Link"), outline)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    func testAMissingProgramForALinkIsReported() throws {
        try write("call +49 30 1234567")
        try openMenu(before: "49")
        try expectMenu(.edit, "Select | Select All | Call | Copy Link")
        try choose("Call")
        let bar = try find(role: "alert", name: "Message")
        try app.waitUntil("the message") {
            try bar.find(role: "label")?.text.hasPrefix("“+49301234567” can’t be opened. ") == true
        }
    }
}

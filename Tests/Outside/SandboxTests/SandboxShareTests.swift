import Foundation
import TestSupport
import XCTest

@testable import Driving

/// E29: other programs and email are reachable from a sandbox, too.
final class SandboxShareTests: SandboxTestCase {
    override var programs: [String: [String]] {
        [
            "Mail": ["x-scheme-handler/mailto"], "Browser": ["x-scheme-handler/https"], "Reader": ["text/plain"],
            "Painter": ["image/png"],
        ]
    }

    func testTextIsOpenedWithTheChosenProgram() throws {
        try write("one two")
        try shareFromFileMenu()
        try sheet.choose("Open With…")
        try acceptProgram()
        let path = try file(handedTo: "Reader")
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "one two\n")
        XCTAssertEqual((path as NSString).lastPathComponent, "one two.txt")
    }

    func testAPictureIsOpenedWithTheChosenProgram() throws {
        try focusPicture(FirstNote.captions[0])
        try shareFromFileMenu()
        try sheet.choose("Open With…")
        try acceptProgram()
        let path = try file(handedTo: "Painter")
        XCTAssertEqual(FileManager.default.contents(atPath: path)?.prefix(4), Data([0x89, 0x50, 0x4e, 0x47]))
    }

    func testEmailBeginsAMessageWithTheText() throws {
        try write("one & two")
        try shareFromFileMenu()
        try sheet.choose("Email…")
        let address = try XCTUnwrap(URLComponents(string: argument(of: "Mail")))
        XCTAssertEqual(address.scheme, "mailto")
        let fields = Dictionary(uniqueKeysWithValues: (address.queryItems ?? []).map { ($0.name, $0.value) })
        XCTAssertEqual(fields["subject"], "one & two")
        XCTAssertEqual(fields["body"], "one & two")
        try sheet.expectNone()
    }

    /// Only a portal can do this: a mailto address can't contain files.
    func testEmailBeginsAMessageWithAPicture() throws {
        try focusPicture(FirstNote.captions[0])
        try shareFromFileMenu()
        try sheet.choose("Email…")
        let address = try argument(of: "Mail")
        let attached = try XCTUnwrap(
            URLComponents(string: address)?.queryItems?.first { $0.name.hasPrefix("attach") }?.value, address)
        XCTAssertEqual(FileManager.default.contents(atPath: attached)?.prefix(4), Data([0x89, 0x50, 0x4e, 0x47]))
    }

    /// R23: an address in the text can be opened in a sandbox, too.
    func testOpenLinkOpensAnAddress() throws {
        try write("https://example.org/a")
        try chooseInMenuBar("Edit", "Open Link")
        XCTAssertEqual(try argument(of: "Browser"), "https://example.org/a")
    }

    /// Accepts the program in the portal's dialog, which is the only one for the content.
    private func acceptProgram() throws {
        let dialogs = portal.dialogs(on: app.display)
        let dialog = try app.waitFor("the dialog") { dialogs.active }
        _ = try Screenshot.settled(of: dialog.visibleFrame)
        try acceptPortalDialog("Open")
    }
}

import TestSupport
import XCTest

@testable import Driving

/// Menus in a program whose windows, widgets and main loop aren't Longpress's (Tests/Outside/Guest).
final class GuestTests: AppTestCase {
    override var executable: String? { get throws { try BuiltProducts.folder + "/longpress-guest" } }

    private func middle(of name: String) throws -> ScreenPoint {
        try find(role: "label", name: name).screenPoint
    }

    func testPasteAndDeferredCommandsComeUnderAMainLoopOfC() throws {
        try app.clipboard.offer(text: "pasted")
        let field = try find(role: "text box", name: "Field")
        // An empty field has no menu until the guest has been told what is on the clipboard.
        let place = try field.screenPoint
        try app.waitUntil("the field to have a menu") {
            app.pointer.click(.secondary, at: place)
            return try !openMenus.isEmpty
        }
        try choose("Paste")
        try TestSupport.waitFor("the text", value: { try field.text }, until: { $0 == "pasted" })
        app.pointer.click(.secondary, at: try middle(of: "Item"))
        try expectMenu(.context, "Share…\nFound")
        try app.keyboard.press("Escape")
        try expectNoMenu()
    }

    func testProgrammersLearnWhyAMenuDoesNotOpenOnceForEachWidget() throws {
        let places = try ["Orphan", "Shy", "Idle"].map(middle)
        for place in places + places {
            waitForNewSuccession()
            app.pointer.click(.secondary, at: place)
        }
        app.pointer.hold(at: places[1])
        for _ in 1...2 {
            waitForNewSuccession()
            app.pointer.click(.secondary, at: try middle(of: "Twins"))
            try expectMenu(.context, "Castor")
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
        app.pointer.click(.secondary, at: try middle(of: "Item"))
        try expectMenu(.context, "Share…\nFound")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        let warnings = app.standardError.split(separator: "\n").compactMap { line in
            line.firstRange(of: "The menu of ").map { String(line[$0.upperBound...]) }
        }
        XCTAssertEqual(
            warnings,
            [
                "GtkLabel “orphan” can't open: neither it nor anything around it has a responder. Set its responder.",
                "GtkLabel “shy” can't open: its responder (ShyResponder) can't become first responder. "
                    + "See canBecomeFirstResponder.",
                "GtkLabel “idle” can't open: neither its responder (IdleResponder) nor any after it can perform one of: "
                    + "Share….",
                "GtkLabel “twins” lacks “Pollux”: “Castor” has the same id, twin.",
            ])
        toleratedErrors = ["Longpress-WARNING"]
    }
}

/// A window that doesn't let its content be replaced, as libadwaita's.
final class AdwaitaGuestTests: AppTestCase {
    override var executable: String? { get throws { try BuiltProducts.folder + "/longpress-guest" } }
    override var arguments: [String] { ["--adwaita"] }

    func testE29SheetComesUpInAWindowOfLibadwaita() throws {
        let item = try find(role: "label", name: "Item").screenPoint
        for target in ["Second", "Cancel"] {
            waitForNewSuccession()
            app.pointer.click(.secondary, at: item)
            try choose("Share…")
            let sheet = try app.waitForSheet("Share")
            _ = try Screenshot.settled()
            app.pointer.click(at: try XCTUnwrap(sheet.find(role: "button", name: target)).screenPoint)
            try app.waitUntil("the sheet to be gone") {
                try self.app.accessible.first { try $0.role == "dialog" } == nil
            }
        }
        XCTAssertEqual(app.standardOutput, "chose Second\n")
    }
}

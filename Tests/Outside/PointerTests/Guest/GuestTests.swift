import TestSupport
import XCTest

@testable import Driving

/// Menus in a program whose windows, widgets and main loop aren't Longpress's (Tests/Outside/Guest).
final class GuestTests: AppTestCase {
    override var executable: String? { get throws { try BuiltProducts.folder + "/longpress-guest" } }

    private func middle(of name: String) throws -> ScreenPoint {
        try find(role: "label", name: name).screenPoint
    }

    func testPasteAndDeferredCommandsWorkUnderACMainLoop() throws {
        try app.clipboard.offer(text: "pasted")
        let field = try find(role: "text box", name: "Field")
        // An empty field has no menu until the guest knows what is on the clipboard.
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

    func testEachWidgetsMenuProblemsAreWarnedAboutOnce() throws {
        let places = try ["Orphan", "Shy", "Idle"].map(middle)
        for place in places + places {
            waitForNewSuccession()
            app.pointer.click(.secondary, at: place)
        }
        app.pointer.hold(at: places[1])
        for (name, command) in [("Twins", "Castor"), ("Bare", "Play"), ("Twins", "Castor"), ("Bare", "Play")] {
            waitForNewSuccession()
            app.pointer.click(.secondary, at: try middle(of: name))
            try expectMenu(.context, command)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
        app.pointer.click(.secondary, at: try middle(of: "Item"))
        try expectMenu(.context, "Share…\nFound")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        XCTAssertEqual(
            app.menuWarnings,
            [
                "GtkLabel “orphan” can't open: neither it nor any of its ancestors has a responder. Set its responder.",
                "GtkLabel “shy” can't open: its responder (ShyResponder) can't become first responder. "
                    + "See canBecomeFirstResponder.",
                "GtkLabel “idle” can't open: neither its responder (IdleResponder) nor any after it can perform any of: "
                    + "Share….",
                "GtkLabel “twins” lacks “Pollux”: “Castor” has the same id, twin.",
                "GtkLabel “bare” can't be opened by keyboard: GTK never gives the focus to a GtkLabel. Set the menu on an "
                    + "ancestor that can have the focus.",
                "GtkLabel “bare” has no icon for “Play”: longpress-no-such-icon isn't in the icon theme.",
            ])
        toleratedErrors = ["Longpress-WARNING"]
    }
}

/// A program that opens a menu before its window is on screen.
final class HastyGuestTests: AppTestCase {
    override var executable: String? { get throws { try BuiltProducts.folder + "/longpress-guest" } }
    override var arguments: [String] { ["--hasty"] }

    func testOpeningAMenuTooEarlyIsWarnedAbout() throws {
        _ = try find(role: "label", name: "Bare")
        XCTAssertEqual(
            app.menuWarnings,
            ["GtkLabel “bare” can't open: the widget isn't on screen yet. Open it once the widget is mapped."])
        toleratedErrors = ["Longpress-WARNING"]
    }
}

/// A window whose content can't be replaced, such as libadwaita's.
final class AdwaitaGuestTests: AppTestCase {
    override var executable: String? { get throws { try BuiltProducts.folder + "/longpress-guest" } }
    override var arguments: [String] { ["--adwaita"] }

    func testE29SheetOpensInALibadwaitaWindow() throws {
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

extension AppUnderTest {
    /// The program's warnings about its menus on standard error, without the prefix of each line.
    fileprivate var menuWarnings: [String] {
        standardError.split(separator: "\n").compactMap { line in
            line.firstRange(of: "The menu of ").map { String(line[$0.upperBound...]) }
        }
    }
}

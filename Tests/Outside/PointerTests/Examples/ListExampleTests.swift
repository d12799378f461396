import TestSupport
import XCTest

@testable import Driving

/// A list in which each row has a context menu, and so has the empty space.
final class ListExampleTests: AppTestCase {
    override var executable: String? { get throws { try BuiltProducts.folder + "/longpress-example-list" } }

    private static let loaded = """
        Favorite
        ---
        Poor
        Good
        Great
        ---
        Add to “Evening”
        Add to “Travelling”
        ---
        Remove (Destructive)
        """

    /// Opens the menu of the row with a text.
    private func open(_ text: String) throws {
        waitForNewSuccession()
        app.pointer.click(.secondary, at: try find(role: "label", name: text).screenPoint)
    }

    /// The texts of all rows, from top to bottom.
    private var rows: [String] {
        get throws { try app.accessible.findAll(role: "label").filter(\.isShowing).map { try $0.name } }
    }

    private func isChecked(_ name: String) throws -> Bool { try item(name).has("checked") }

    func testCommandsAreLoadedWhileTheMenuIsOpen() throws {
        try open("Blue in Green")
        try expectMenu(.context, Self.loaded)
        try Screenshot.take("example-list")
        try choose("Add to “Evening”")
        try TestSupport.waitFor("the output", value: { app.standardOutput }) {
            $0 == "Add to “Evening”: Blue in Green\n"
        }
    }

    func testAToggleKeepsTheMenuOpenAndRatingsAreExclusive() throws {
        try open("Blue in Green")
        try expectMenu(.context, Self.loaded)
        try choose("Favorite")
        _ = try find(role: "label", name: "Blue in Green ♥")
        try app.waitUntil("the check mark") { try isChecked("Favorite") }
        try choose("Good")
        try expectNoMenu()
        try open("Blue in Green ★★ ♥")
        try app.waitUntil("a check mark only at Good") {
            try ["Poor", "Good", "Great"].map(isChecked) == [false, true, false]
        }
        try choose("Great")
        _ = try find(role: "label", name: "Blue in Green ★★★ ♥")
    }

    func testTheMenuAppliesToAllSelectedSongs() throws {
        app.pointer.click(at: try find(role: "label", name: "Autumn Leaves").screenPoint)
        try app.keyboard.holding("shift") {
            app.pointer.click(at: try find(role: "label", name: "Blue in Green").screenPoint)
        }
        try open("Autumn Leaves")
        let menu = try TestSupport.waitFor("the menu of two") { try openMenus.first { try $0.name == "2 Songs" } }
        try Screenshot.take("example-list-several")
        try app.waitUntil("the albums") { try Self.outline(of: menu) == Self.loaded }
        try choose("Remove")
        try TestSupport.waitFor("the rows", value: { try rows }, until: { $0 == ["Cantaloupe Island"] })
        try open("Cantaloupe Island")
        try expectMenu(.context, Self.loaded)
        try app.keyboard.press("Escape")
        try expectNoMenu()
    }

    /// C3: a held press on a row moves on to a command, and chooses it by its release.
    func testAHeldPressChoosesACommand() throws {
        app.pointer.move(to: try find(role: "label", name: "Blue in Green").screenPoint)
        app.pointer.press(.secondary)
        try expectMenu(.context, Self.loaded)
        app.pointer.glide(to: try item("Great").screenPoint, steps: 20, milliseconds: 400)
        app.pointer.release(.secondary)
        _ = try find(role: "label", name: "Blue in Green ★★★")
        try expectNoMenu()
    }

    func testTheEmptySpaceHasItsOwnMenu() throws {
        let list = try find(name: "Songs").screenRectangle
        app.pointer.click(.secondary, at: ScreenPoint(x: list.center.x, y: list.bottom - 20))
        try expectMenu(.context, "Add Song\nSelect All")
        try Screenshot.take("example-list-empty-space")
        try choose("Add Song")
        try TestSupport.waitFor(
            "the rows", value: { try rows },
            until: { $0 == ["Autumn Leaves", "Blue in Green", "Cantaloupe Island", "Song 4"] })
    }
}

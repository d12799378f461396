import Foundation
import TestSupport
import XCTest

@testable import Driving

/// The list of the notes in a folder, with pointer and keys.
final class NotesSidebarTests: SettingsTestCase {
    private var notes: TemporaryFolder!

    override func startApp() throws {
        try super.startApp()
        notes = try SidebarFolder.make(in: home)
    }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        notes = nil
    }

    private func row(_ title: String) throws -> ScreenPoint { try find(role: "label", name: title).screenPoint }

    private func expectRows(_ titles: [String]) throws {
        let known = ["lake", "moon", "road", "night"]
        try TestSupport.waitFor(
            "the rows",
            value: {
                try app.accessible.findAll(role: "label").filter(\.isShowing).map { try $0.name }.filter(known.contains)
            },
            until: { $0 == titles })
    }

    private func show(_ titles: [String] = SidebarFolder.titles) throws {
        try begin()
        try expectRows([])
        try app.keyboard.press("F8")
        try expectRows(titles)
    }

    func testAClickOrReturnOpensANote() throws {
        try show()
        try app.keyboard.press("Escape")
        app.pointer.click(at: try row("moon"))
        try expectTitle("moon.html")
        try expectText("The words of moon")
        XCTAssertEqual(app.windows.topLevels.count, 1)
        // With keys, the list continues from there.
        for _ in 0..<2 { try app.keyboard.press("F8") }
        try expectRows(["lake", "moon", "road"])
        try app.keyboard.press("Down")
        try app.keyboard.press("Return")
        try expectTitle("road.html")
        // A note with unsaved changes isn't replaced.
        try app.keyboard.type("My ")
        try expectTitle("• road.html")
        app.pointer.click(at: try row("lake"))
        try app.waitUntil("another window") { self.app.windows.topLevels.count == 2 }
        try expectTitle("lake.html")
    }

    /// C2: with every way of opening. A hold opens the menu, not the note.
    func testARowHasAContextMenu() throws {
        let menu = SidebarFolder.menuOfRow
        try show()
        app.pointer.click(.secondary, at: try row("moon"))
        try expectMenu(.context, menu)
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try app.keyboard.press("Menu")
        try expectMenu(.context, menu)
        try app.keyboard.press("Escape")
        try expectNoMenu()
        app.pointer.move(to: try row("road"))
        app.pointer.press()
        try expectMenu(.context, menu)
        app.pointer.release()
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try expectTitle("Welcome")
    }

    func testANoteIsRenamedTrashedAndRestored() throws {
        try show()
        app.pointer.click(.secondary, at: try row("moon"))
        _ = try openMenu(.context)
        try choose("Rename…")
        _ = try find(role: "text box", name: "Name")
        try app.keyboard.type("night")
        try app.keyboard.press("Return")
        try expectRows(["lake", "night", "road"])
        XCTAssertNotNil(notes.read("night.html"))
        app.pointer.click(.secondary, at: try row("night"))
        _ = try openMenu(.context)
        try choose("Move to Trash")
        try expectRows(["lake", "road"])
        XCTAssertNil(notes.read("night.html"))
        let undo = try find(role: "button", name: "Undo")
        // The notice slides up from below.
        _ = try Screenshot.settled()
        app.pointer.click(at: try undo.screenPoint)
        try expectRows(["lake", "night", "road"])
        XCTAssertEqual(notes.read("night.html"), FileTestCase.page("The words of moon"))
    }

    func testARowIsDraggedIntoAFolder() throws {
        try notes.folder("night")
        try show(["night", "lake", "moon", "road"])
        let (start, end) = (try row("moon"), try row("night"))
        app.pointer.move(to: start)
        app.pointer.press()
        app.pointer.glide(to: end, steps: 20, milliseconds: 300)
        app.pointer.release()
        try expectRows(["night", "lake", "road"])
        XCTAssertNotNil(notes.read("night/moon.html"))
        try expectTitle("Welcome")
    }

    func testTheFieldSearchesTheNotes() throws {
        try show()
        app.pointer.click(at: try find(name: "Search Notes").screenPoint)
        try app.keyboard.type("of ro")
        try expectRows(["road"])
        try app.keyboard.press("Return")
        try expectTitle("road.html")
        waitForNewSuccession()
        app.pointer.click(at: try find(name: "Search Notes").screenPoint)
        try app.keyboard.press("Escape")
        try expectRows(["lake", "moon", "road"])
    }

    func testTheSidebarIsRestoredAtTheNextStart() throws {
        try show()
        try quit()
        try begin()
        try expectRows(["lake", "moon", "road"])
        try app.keyboard.press("F8")
        try expectRows([])
        try quit()
        try begin()
        try expectRows([])
    }

    /// The list shows changes by other programs; the open note stays.
    func testTheListFollowsTheFolder() throws {
        try show()
        try notes.write(FileTestCase.page("new"), to: "night.html")
        try expectRows(["night", "lake", "moon", "road"])
        try FileManager.default.removeItem(atPath: notes.path)
        _ = try find(role: "button", name: "Try Again")
        try expectTitle("Welcome")
    }
}

import Gtk
import Longpress
import TestSupport
import XCTest

@testable import LongpressApp
@testable import Notes

/// The field above the list of notes.
final class SidebarSearchTests: SidebarTestCase {
    func testTheListHasWhatIsLookedFor() throws {
        try show("lake.txt", "moon.txt", "road.txt", "in/deep.txt")
        let field = try sidebar.field
        field.text = "of MOON"
        try expect(["moon"])
        XCTAssertEqual(try sidebar.count, 1)
        field.text = "nothing of it"
        try waitUntil("the message") { try self.sidebar.told == "No Matches" }
        XCTAssertEqual(titles, [])
        field.text = ""
        try expect(["lake", "moon", "road"])
        XCTAssertEqual(try sidebar.told, nil)
    }

    /// What is changed in the folder meanwhile is found, or isn't any more.
    func testItFollowsTheFolder() throws {
        try show("lake.txt", "moon.txt")
        try sidebar.field.text = "moon"
        try expect(["moon"])
        try folder.write("A moon", to: "night.txt")
        try expect(["moon", "night"])
        try select("night")
        perform(.trashListed)
        try expect(["moon"])
    }

    /// Another folder begins without a search.
    func testAFolderIsGoneIntoWithoutIt() throws {
        try show("lake.txt", "in/deep.txt")
        try sidebar.field.text = "in"
        try waitUntil("the folder alone") { try self.sidebar.items.map(\.title) == ["in"] }
        try sidebar.open(sidebar.items, inNewWindow: false)
        try expect(["deep"])
        XCTAssertEqual(try sidebar.field.text, "")
    }
}

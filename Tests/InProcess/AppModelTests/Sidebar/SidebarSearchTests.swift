import Foundation
import Gtk
import Longpress
import TestSupport
import XCTest

@testable import LongpressApp
@testable import Notes

/// The search field above the list of notes.
final class SidebarSearchTests: SidebarTestCase {
    func testTheListShowsMatches() throws {
        try show("lake.txt", "moon.txt", "road.txt", "in/deep.txt")
        let field = try sidebar.field
        field.text = "of MOON"
        try expect(["moon"])
        XCTAssertEqual(try sidebar.count, 1)
        field.text = "nothing of it"
        try waitUntil("the message") { try self.sidebar.shownMessage == "No Matches" }
        XCTAssertEqual(titles, [])
        field.text = ""
        try expect(["lake", "moon", "road"])
        XCTAssertEqual(try sidebar.shownMessage, nil)
    }

    /// Search results follow changes in the folder.
    func testResultsFollowTheFolder() throws {
        try show("lake.txt", "moon.txt")
        try sidebar.field.text = "moon"
        try expect(["moon"])
        try folder.write("A moon", to: "night.txt")
        try expect(["moon", "night"])
        try select("night")
        perform(.trashListed)
        try expect(["moon"])
    }

    /// Notes in subfolders are listed after those of the folder itself, and show their folder.
    func testSubfoldersAreSearched() throws {
        try show("lake.txt", "in/lake.txt", "in/deep/moon.txt", "out/lake.txt")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/in/again", withDestinationPath: folder.path)
        try sidebar.field.text = "and lake"
        try expect(["lake", "lake", "lake"])
        XCTAssertEqual(
            try sidebar.items.map(\.line),
            ["The words of lake.txt", "in · The words of in/lake.txt", "out · The words of out/lake.txt"])
        try sidebar.field.text = "moon"
        try expect(["moon"])
        XCTAssertEqual(try sidebar.items[0].line, "in/deep · The words of in/deep/moon.txt")
        try select("moon")
        perform(.openListed)
        try waitUntil("the note") { self.note.store.name == "moon.txt" && self.note.store.reading == nil }
        // Commands for these notes act on their files in the subfolders.
        try select("moon")
        perform(.trashListed)
        try waitUntil("no note") { try self.sidebar.shownMessage == "No Matches" }
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path + "/in/deep/moon.txt"))
        // Changes made there by other programs are found by the next search.
        try sidebar.field.text = ""
        try expect(["lake"])
        try folder.write("Another moon", to: "out/new.txt")
        try sidebar.field.text = "moon"
        try expect(["new"])
    }

    /// Opening another folder ends the search.
    func testOpeningAFolderEndsTheSearch() throws {
        try show("lake.txt", "in/deep.txt")
        try sidebar.field.text = "in"
        try waitUntil("the folder") { try self.sidebar.items.first?.title == "in" }
        try sidebar.open([sidebar.items[0]], inNewWindow: false)
        try expect(["deep"])
        XCTAssertEqual(try sidebar.field.text, "")
    }
}

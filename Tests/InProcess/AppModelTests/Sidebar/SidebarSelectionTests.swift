import TestSupport
import XCTest

@testable import Gtk
@testable import LongpressApp
@testable import Notes

/// The selection in the list of notes is kept, whatever other programs do in the folder.
final class SidebarSelectionTests: SidebarTestCase {
    private func expectSelected(_ titles: [String], line: UInt = #line) throws {
        XCTAssertEqual(try sidebar.selected.map(\.title), titles, line: line)
    }

    private func renamed(_ name: String, _ other: String) {
        XCTAssertEqual(rename(folder.path + "/" + name, folder.path + "/" + other), 0)
    }

    func testAddedAndRemovedFilesLeaveTheOthersSelected() throws {
        try show("b.txt", "c.txt", "d.txt", "f.txt")
        try select("b", "d", "f")
        try folder.write("words", to: "a.txt")
        try folder.write("words", to: "e.txt")
        try expect(["a", "b", "c", "d", "e", "f"])
        try expectSelected(["b", "d", "f"])
        XCTAssertEqual(remove(folder.path + "/d.txt"), 0)
        try folder.write("other words", to: "f.txt")
        try expect(["a", "b", "c", "e", "f"])
        try expectSelected(["b", "f"])
    }

    func testARenamedFileStaysSelected() throws {
        try show("a.txt", "b.txt", "c.txt", "d.txt")
        try select("a", "c")
        renamed("c.txt", "z.txt")
        try expect(["a", "b", "d", "z"])
        try expectSelected(["a", "z"])
        // Two files that change places keep their identities.
        renamed("b.txt", "y.txt")
        renamed("a.txt", "0.txt")
        try expect(["0", "d", "y", "z"])
        try expectSelected(["0", "z"])
    }

    /// A new file may get the inode of a removed one.
    func testANewFileIsNotMistakenForARemovedOne() throws {
        try show("a.txt", "b.txt")
        try select("a", "b")
        XCTAssertEqual(remove(folder.path + "/b.txt"), 0)
        for number in 0..<5 { try folder.write("new words \(number)", to: "c\(number).txt") }
        try expect(["a", "c0", "c1", "c2", "c3", "c4"])
        try expectSelected(["a"])
    }

    /// A long list is filled in parts.
    func testNotesLateInALongListStaySelected() throws {
        for number in 100..<250 { try folder.write("words", to: "n\(number).txt") }
        note.showSidebar(true)
        try expect((100..<250).map { "n\($0)" })
        try select("n101", "n240", "n249")
        for number in 100..<200 { try folder.write("words", to: "a\(number).txt") }
        try expect((100..<200).map { "a\($0)" } + (100..<250).map { "n\($0)" })
        try expectSelected(["n101", "n240", "n249"])
    }
}

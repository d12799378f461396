import Documents
import Formats
import Foundation
import Gtk
import TestSupport
import XCTest

@testable import LongpressApp

/// Which files are treated as existing.
final class ExistingFilesTests: GtkTestCase {
    /// A file that can't be examined may exist, so it stays among the recent notes.
    func testRecentNotesLeaveOutOnlyMissingFiles() throws {
        let folder = try TemporaryFolder()
        let there = File(path: try folder.write("note", to: "there.html"))
        let gone = File(path: folder.path + "/gone.html")
        let inFile = File(path: there.path! + "/gone.html")
        // A link to itself can't be followed.
        let loop = File(path: folder.path + "/loop.html")
        try FileManager.default.createSymbolicLink(atPath: loop.path!, withDestinationPath: loop.path!)
        let files = [gone, loop, inFile, there]
        XCTAssertEqual(try awaiting("the notes") { await RecentNotes.existing(of: files) }, [loop, there])
    }

    /// A file that can't be read has the kind that its name implies, or is of kind `other`.
    func testKindsAreReturnedInOrder() throws {
        let folder = try TemporaryFolder()
        let files = ["gone", "none.html", "none.png", "gone too"].map { File(path: "\(folder.path)/\($0)") }
        let kinds = try awaiting("the kinds") { try await FileSorting.kinds(of: files) }
        XCTAssertEqual(kinds, [.other, .note(.html), .picture, .other])
    }
}

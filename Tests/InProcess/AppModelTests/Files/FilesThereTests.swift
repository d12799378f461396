import Documents
import Formats
import Foundation
import Gtk
import TestSupport
import XCTest

@testable import LongpressApp

/// Which of some files count as there.
final class FilesThereTests: GtkTestCase {
    /// What can't be looked at may be there, and stays among the notes that were used last.
    func testRecentNotesLeaveOutWhatIsGoneAlone() throws {
        let folder = try TemporaryFolder()
        let there = File(path: try folder.write("note", to: "there.html"))
        let gone = File(path: folder.path + "/gone.html")
        let inFile = File(path: there.path! + "/gone.html")
        // A link that leads to itself is one that can't be followed.
        let loop = File(path: folder.path + "/loop.html")
        try FileManager.default.createSymbolicLink(atPath: loop.path!, withDestinationPath: loop.path!)
        let files = [gone, loop, inFile, there]
        XCTAssertEqual(try awaiting("the notes") { await RecentNotes.existing(of: files) }, [loop, there])
    }

    /// What can't be read counts as what its name says, or as none of both.
    func testKindsAreToldInOrder() throws {
        let folder = try TemporaryFolder()
        let files = ["gone", "none.html", "none.png", "gone too"].map { File(path: "\(folder.path)/\($0)") }
        let kinds = try awaiting("the kinds") { try await FileSorting.kinds(of: files) }
        XCTAssertEqual(kinds, [.other, .note(.html), .picture, .other])
    }
}

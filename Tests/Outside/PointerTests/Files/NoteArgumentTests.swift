import Foundation
import TestSupport
import XCTest

@testable import Driving

/// `longpress FILE` with a note.
final class NoteArgumentTests: LaunchTestCase {
    func testNotesAndPicturesOpenInWindowsOfTheirOwn() throws {
        let app = try start([
            files.write(FileTestCase.page("one"), to: "one.html"), files.write("two", to: "two.txt"),
            files.write(SamplePicture.png.bytes, to: "three.png"),
        ])
        try expectWindows(["one.html", "two.txt", "three.png"], of: app)
        _ = try pictures(1, in: "three.png", of: app)
    }

    func testASecondStartOpensItsNoteInTheRunningProgramOnce() throws {
        let first = try start()
        try expectWindows(["Welcome"], of: first)
        let path = try files.write(FileTestCase.page("one"), to: "one.html")
        for _ in 0..<2 {
            let second = try start([path])
            XCTAssertEqual(try second.waitForExit(), .exited(0))
            try expectWindows(["Welcome", "one.html"], of: first)
        }
    }

    func testAFileThatIsNotANoteEndsTheStart() throws {
        let program = try files.write([0x7F, 0x45, 0x4C, 0x46, 0, 0, 1], to: "program")
        XCTAssertEqual(
            try failure(of: [program]),
            "longpress: “\(program)” can’t be opened. It isn’t a note. Choose an HTML, Markdown or text file, or an image."
        )
        XCTAssertEqual(
            try failure(of: [files.path + "/none.html"]),
            "longpress: “\(files.path)/none.html” can’t be opened. The file doesn’t exist.")
        let folder = try files.folder("folder")
        XCTAssertEqual(try failure(of: [folder]), "longpress: “\(folder)” can’t be opened. It is a folder.")
        // Larger than the limit, but sparse.
        let huge = try files.write("", to: "huge.txt")
        XCTAssertEqual(truncate(huge, 600_000_000), 0)
        XCTAssertEqual(
            try failure(of: [huge]), "longpress: “\(huge)” can’t be opened. It is 600 MB large; the limit is 512 MB.")
    }
}

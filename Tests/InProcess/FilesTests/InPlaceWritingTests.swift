import CGtk
import Foundation
import TestSupport
import XCTest

@testable import Files
@testable import Platform

/// Writing a file that has several names. All of them must keep it, so it is written in place, with a copy of the old content
/// beside it until that is done.
final class InPlaceWritingTests: MainLoopTestCase {
    private var folder: TemporaryFolder!
    private var path = ""
    private let old = "old and long"
    private let new = Array("new".utf8)

    override func begin() throws {
        try super.begin()
        folder = try TemporaryFolder()
        path = try folder.write(old, to: "note.html")
        XCTAssertEqual(link(path, folder.path + "/other.html"), 0)
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    private func copies() throws -> [String] { try names.filter { $0.hasPrefix("note (before saving ") } }

    func testTheOldContentIsBesideTheFileDuringWriting() throws {
        XCTAssertEqual(chmod(path, 0o644), 0)
        _ = try File(path: path).replace { send in
            let copies = try copies()
            XCTAssertEqual(copies.count, 1)
            XCTAssertTrue(copies[0].hasSuffix(").html"), copies[0])
            XCTAssertEqual(folder.read(copies[0]), old)
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + copies[0])
            XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
            XCTAssertEqual(try names.count, 3)
            XCTAssertEqual(File(path: path).copiesLeft(Cancellation()), [], "it is in use")
            _ = send(new)
            // As at the end of the program: the copy is all that the user has then.
            UnfinishedFiles.paths.forEach(TemporarySibling.remove)
            XCTAssertEqual(try self.copies(), copies)
        }
        XCTAssertEqual(folder.read("other.html"), "new")
        XCTAssertEqual(try names, ["note.html", "other.html"])
    }

    func testCancellingRestoresTheFile() throws {
        XCTAssertThrowsError(
            try File(path: path).replace { send in
                _ = send(new)
                throw CancellationError()
            }
        ) { XCTAssertTrue($0 is CancellationError) }
        XCTAssertEqual(folder.read("other.html"), old)
        XCTAssertEqual(try names, ["note.html", "other.html"])
    }

    /// There is no room for the new content or for the old one.
    func testACopyThatCannotBeRestoredStaysAndIsNamed() throws {
        let (file, new) = (File(path: path), new)
        try FullDisk.withRoom(for: 1_000_000) {
            XCTAssertThrowsError(
                try file.replace { send in
                    FullDisk.setRoom(for: 0)
                    _ = send(new)
                }
            ) { error in
                let copies = (try? self.copies()) ?? []
                XCTAssertEqual(copies.count, 1)
                XCTAssertTrue("\(error)".contains("is in “\(copies.first ?? "")”"), "\(error)")
            }
        }
        let copies = try copies()
        XCTAssertEqual(copies.map { folder.read($0) }, [old])
        XCTAssertEqual(file.copiesLeft(Cancellation()).map(\.text), copies)
        // Copies of other files don't count, nor do names that only look alike.
        XCTAssertEqual(File(path: folder.path + "/other.html").copiesLeft(Cancellation()), [])
        try folder.write("", to: "note (before saving my trip).html")
        XCTAssertEqual(file.copiesLeft(Cancellation()).map(\.text), copies)
    }

    func testWithoutRoomForACopyWritingDoesNotBegin() throws {
        XCTAssertThrowsError(
            try FullDisk.withRoom(for: 5) {
                _ = try File(path: path).replace { _ in XCTFail("the file is written") }
            })
        XCTAssertEqual(folder.read("note.html"), old)
        XCTAssertEqual(try names, ["note.html", "other.html"])
    }
}

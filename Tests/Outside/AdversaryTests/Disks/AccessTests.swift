import TestSupport
import XCTest

@testable import Driving

/// Saving a note with an access list and extended attributes: the same users may read it, no one else may, and the attributes are
/// kept.
final class AccessTests: FileTestCase {
    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        let file = path("note.html")
        try FileAccess.set(FileAccess.folderList, FileAccess.list(letting: 4321, group: 4), of: notes.path)
        try FileAccess.set(FileAccess.list, FileAccess.list(letting: 1234), of: file)
        try FileAccess.set("user.xdg.tags", Array("private".utf8), of: file)
    }

    func testSavingKeepsPermissionsAndAttributes() throws {
        let file = path("note.html")
        let before = try FileAccess(of: file)
        XCTAssertEqual(before.attributes.count, 2)
        for number in 1...2 {
            try typeAtEnd("!")
            try save("note.html")
            XCTAssertEqual(notes.read("note.html"), Self.page("one two" + String(repeating: "!", count: number)))
            XCTAssertEqual(try FileAccess(of: file), before)
        }
        XCTAssertNil(try app.accessible.message)
    }
}

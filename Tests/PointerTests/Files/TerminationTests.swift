import Foundation
import TestSupport
import XCTest

@testable import Driving

/// The program is told to end while it writes a file.
final class TerminationTests: RecoveryTestCase {
    /// A picture that takes a while to be written: 60 MB.
    private static var picture: Data {
        let (width, height) = (5000, 4000)
        func bytes(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> (8 * $0) & 255) } }
        let head = [0x42, 0x4D] + bytes(54 + width * height * 3, 4) + bytes(0, 4) + bytes(54, 4)
        let information = bytes(40, 4) + bytes(width, 4) + bytes(height, 4) + bytes(1, 2) + bytes(24, 2)
        return Data(head + information + bytes(0, 24)) + Data(repeating: 0x80, count: width * height * 3)
    }

    func testNothingIsLeftBesideTheFile() throws {
        let image = #"<figure><img src="data:image/bmp;base64,\#(Self.picture.base64EncodedString())"></figure>"#
        let page = FileTestCase.page("one").replacing("</body>", with: image + "\n</body>")
        try begin([files.write(page, to: "note.html")])
        try expectTitle("note.html")
        try app.waitUntil("the picture", upTo: 60) {
            try self.app.accessible.first { try $0.role == "grid cell" && $0.isShowing } != nil
        }
        try type(" two")
        try waitForJournal(of: "one two")
        try app.keyboard.press("ctrl+s")
        let end = Date() + patience
        while try FileManager.default.contentsOfDirectory(atPath: files.path).count < 2 {
            guard Date() < end else { return XCTFail("nothing is written beside the file") }
            usleep(500)
        }
        app.terminate()
        XCTAssertEqual(try app.waitForExit(), .exited(0))
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: files.path), ["note.html"])
        let text = try XCTUnwrap(files.read("note.html"))
        XCTAssertTrue(text.hasSuffix("</html>\n"), "\(text.suffix(100))")
        try begin()
        try answer("Recover “note.html”?")
        try TestSupport.waitFor("the text", value: { try self.note.text }, until: { $0 == "one two" })
    }
}

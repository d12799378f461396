import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Save Image As…, with the desktop's own dialog.
final class SaveImageTests: PictureTestCase {
    private func save(as path: String) throws {
        try openPictureMenu()
        try choose("Save Image As…")
        try fileDialog.expect("Save Image As")
        try app.keyboard.press("ctrl+a")
        try app.keyboard.type(path)
        try app.keyboard.press("Return")
        try app.waitUntil("the dialog to be gone") { self.app.windows.topLevels.count == 1 }
    }

    private func file(_ path: String) throws -> [UInt8] {
        try app.waitFor("the file \(path) to be written") {
            FileManager.default.contents(atPath: path).map(Array.init).flatMap { $0.isEmpty ? nil : $0 }
        }
    }

    /// An unchanged picture is saved with its original bytes; with another ending, in that format.
    func testTheOriginalBytesAreSavedAndOtherFormatsWritten() throws {
        let folder = try TemporaryFolder()
        try save(as: folder.path + "/kept.png")
        let kept = try file(folder.path + "/kept.png")
        try save(as: folder.path + "/again.jpg")
        XCTAssertEqual(Array(try file(folder.path + "/again.jpg").prefix(2)), [0xff, 0xd8])
        // The copy on the clipboard is the original, too.
        try focusPicture()
        try app.keyboard.press("ctrl+c")
        try app.waitUntil("a picture on the clipboard") { try self.app.clipboard.types().contains("image/png") }
        XCTAssertEqual(kept, try app.clipboard.read(type: "image/png"))
    }

    func testAnUnsupportedExtensionIsReported() throws {
        let folder = try TemporaryFolder()
        try save(as: folder.path + "/picture.doc")
        let bar = try find(role: "alert", name: "Message")
        let text = try app.waitFor("the message") { try bar.find(role: "label")?.text }
        XCTAssertEqual(text, "“picture.doc” was not saved. The name must end in .png, .jpg, .webp or .tiff.")
        XCTAssertNil(FileManager.default.contents(atPath: folder.path + "/picture.doc"))
    }
}

import TestSupport
import XCTest

@testable import Driving

/// Pasting something that isn't a picture, or a picture that can't be used (R28, R16).
final class PasteBadImageTests: BadInputTestCase {
    private func expectRefused(_ bytes: [UInt8], type: String, _ message: String) throws {
        try expectUnchangedNote(message) {
            try offer(bytes, type: type)
            try pasteImage()
            try expectMessage(message)
        }
    }

    func testPastingAHugePictureIsRefused() throws {
        try expectRefused(
            BadFile.hugeSVG.bytes ?? [], type: "image/svg+xml",
            "“Pasted Image” was not added. \(BadFile.hugeSVG.reason)\(BadFile.hugeSVG.wayOut)")
    }

    /// A good picture after a bad one is pasted as usual.
    func testAGoodPictureIsPastedAfterABadOne() throws {
        try expectRefused(
            SamplePicture.png.truncated, type: "image/png",
            "“Pasted Image” was not added. The image is damaged or incomplete.")
        try offer(SamplePicture.png.bytes, type: "image/png")
        try pasteImage()
        try expectPicturesInText(1)
        try expectSample(picturesInText[0])
        XCTAssertNil(try message)
    }

    /// With the focus on the pictures, Ctrl+V pastes there.
    func testPastingABadPictureByKeyIsRefused() throws {
        try offer([], type: "image/png")
        app.pointer.click(at: try picture().screenPoint)
        try app.waitUntil("the picture to have the focus") { try picture().has("focused") }
        try expectUnchangedNote {
            try app.keyboard.press("ctrl+v")
            try expectMessage("“Pasted Image” was not added. The file is empty.")
        }
    }
}

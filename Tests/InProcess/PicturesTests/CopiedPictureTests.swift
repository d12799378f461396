import TestSupport
import XCTest

@testable import Documents
@testable import Pictures
@testable import Gtk
@testable import Platform

/// A picture put on the clipboard can be read back completely (R13).
final class CopiedPictureTests: GtkTestCase {
    override func end() throws {
        Clipboard.standard.offer([])
        try super.end()
    }

    func testACopiedPictureIsReadBackPixelByPixel() throws {
        Clipboard.standard.offer([.picture(Texture(Pixels.rows([[1, 2, 3], [4, 5, 6]])))])
        XCTAssertTrue(Clipboard.standard.offersPicture)
        XCTAssertFalse(Clipboard.standard.offersText)
        XCTAssertTrue(Clipboard.standard.types.contains("image/png"))
        let read = try awaiting("reading") { try await Clipboard.standard.read(["image/png"], limit: 10_000) }
        let picture = try PictureDecoder.decode(read.bytes, pixelLimit: 100)
        XCTAssertEqual(picture.pixels.rows, [[1, 2, 3], [4, 5, 6]])
    }
}

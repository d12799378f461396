import XCTest

@testable import Pictures
@testable import Platform

/// Pictures decoded at a smaller size than their own.
final class SmallPictureTests: GtkTestCase {
    func testAPictureDecodedAtASmallerSizeReportsItsOwn() throws {
        for format in ["png", "jpeg", "tiff", "bmp"] {
            let bytes = try Pixels.halves(width: 640, height: 320).encoded(as: format)
            let picture = try PictureDecoder.decode(bytes, pixelLimit: 1_000_000, toFit: 100)
            XCTAssertEqual([picture.width, picture.height], [640, 320], format)
            XCTAssertEqual([picture.pixels.width, picture.pixels.height], [100, 50], format)
            XCTAssertTrue(picture.pixels.isRedThenBlue, format)
        }
    }

    func testASmallPictureIsNotEnlarged() throws {
        let bytes = try PictureFiles.written(as: "jpeg")
        let picture = try PictureDecoder.decode(bytes, pixelLimit: 1_000_000, toFit: 100)
        XCTAssertEqual([picture.pixels.width, picture.pixels.height], [PictureFiles.width, PictureFiles.height])
    }

    /// The orientation tag applies to the small picture as to the whole one, and to the reported size.
    func testTheOrientationTagIsFollowed() throws {
        let jpeg = try Exif.tagged(Pixels.halves(width: 640, height: 320).encoded(as: "jpeg"), orientation: 6)
        let picture = try PictureDecoder.decode(jpeg, pixelLimit: 1_000_000, toFit: 100)
        XCTAssertEqual([picture.width, picture.height], [320, 640])
        XCTAssertEqual([picture.pixels.width, picture.pixels.height], [50, 100])
    }

    func testTooLargeAndDamagedPicturesAreStillRefused() throws {
        let bytes = try Pixels.noise(width: 300, height: 300).encoded(as: "jpeg")
        XCTAssertThrowsError(try PictureDecoder.decode(bytes, pixelLimit: 1000, toFit: 20)) {
            XCTAssertEqual($0 as? PictureError, .tooLarge(width: 300, height: 300))
        }
        let half = Array(bytes.prefix(bytes.count / 2))
        XCTAssertThrowsError(try PictureDecoder.decode(half, pixelLimit: 1_000_000, toFit: 20)) {
            XCTAssertEqual($0 as? PictureError, .damaged)
        }
    }
}

import XCTest

@testable import Documents
@testable import Pictures
@testable import Gtk
@testable import Platform

/// Turning pictures loses no pixel and moves each to its correct place.
final class PixelsTests: GtkTestCase {
    // Six colours in two rows:  1 2 3
    //                           4 5 6
    private static let picture = Pixels.rows([[1, 2, 3], [4, 5, 6]])

    func testAPictureReportsItsSizeAndColours() {
        XCTAssertEqual(Self.picture.width, 3)
        XCTAssertEqual(Self.picture.height, 2)
        XCTAssertEqual(Self.picture.rows, [[1, 2, 3], [4, 5, 6]])
        XCTAssertEqual(Self.picture.color(x: 0, y: 0).count, 4)
        XCTAssertEqual(Self.picture.color(x: 2, y: 1)[3], 255)
    }

    func testLeftTurnPutsTheRightColumnOnTop() {
        XCTAssertEqual(Self.picture.turned(.left).rows, [[3, 6], [2, 5], [1, 4]])
    }

    func testRightTurnPutsTheLeftColumnOnTop() {
        XCTAssertEqual(Self.picture.turned(.right).rows, [[4, 1], [5, 2], [6, 3]])
    }

    func testFlipsMirrorThePicture() {
        XCTAssertEqual(Self.picture.turned(.flipHorizontally).rows, [[3, 2, 1], [6, 5, 4]])
        XCTAssertEqual(Self.picture.turned(.flipVertically).rows, [[4, 5, 6], [1, 2, 3]])
    }

    func testTurnsUndoEachOther() {
        let turns: [(Pixels.Turn, Pixels.Turn)] = [
            (.left, .right), (.right, .left), (.flipHorizontally, .flipHorizontally),
            (.flipVertically, .flipVertically),
        ]
        for (turn, back) in turns {
            XCTAssertEqual(Self.picture.turned(turn).turned(back).rows, Self.picture.rows, "\(turn), \(back)")
        }
        for turn in [Pixels.Turn.left, .right] {
            let four = (0..<4).reduce(Self.picture) { picture, _ in picture.turned(turn) }
            XCTAssertEqual(four.rows, Self.picture.rows, "four times \(turn)")
        }
    }

    func testTurningLeavesTheOriginalUnchanged() {
        _ = Self.picture.turned(.left)
        XCTAssertEqual(Self.picture.rows, [[1, 2, 3], [4, 5, 6]])
    }

    func testOpacityIsKept() {
        let picture = Pixels.make(width: 2, height: 1) { x, _ in [10, 20, 30, x == 0 ? 0 : 77] }
        XCTAssertEqual(picture.turned(.flipHorizontally).color(x: 0, y: 0), [10, 20, 30, 77])
        XCTAssertEqual(picture.turned(.left).color(x: 0, y: 1), [10, 20, 30, 0])
    }

    func testPngKeepsEveryPixel() throws {
        let picture = Pixels.make(width: 7, height: 5) { x, y in
            [UInt8(x * 30), UInt8(y * 40), UInt8(x + y), UInt8(255 - x)]
        }
        let decoded = try PictureDecoder.decode(try picture.encoded(as: "png"), pixelLimit: 1000).pixels
        for y in 0..<5 {
            for x in 0..<7 where picture.color(x: x, y: y)[3] > 0 {
                XCTAssertEqual(decoded.color(x: x, y: y), picture.color(x: x, y: y), "at \(x), \(y)")
            }
        }
    }

    func testUnknownFormatIsAnError() {
        XCTAssertThrowsError(try Self.picture.encoded(as: "nonsense")) { XCTAssertTrue($0 is PlatformError) }
        XCTAssertThrowsError(try Self.picture.encoded(as: "gif"), "GdkPixbuf can’t write GIF")
    }

    /// The input for text recognition: transparent parts are on white.
    func testAPortablePixmapHasHeaderAndPixels() {
        let bytes = Pixels.rows([[1, 2], [3, 4]]).portablePixmap
        XCTAssertEqual(Array(bytes.prefix(11)), Array("P6\n2 2\n255\n".utf8))
        XCTAssertEqual(bytes.count, 11 + 12)
    }

    func testTextureHasThePixelsSize() {
        let texture = Texture(Self.picture)
        XCTAssertEqual(texture.width, 3)
        XCTAssertEqual(texture.height, 2)
    }
}

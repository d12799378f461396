import XCTest

@testable import Gtk

/// A picture over the limit is refused before any memory is taken for its pixels (R28).
final class PictureLimitTests: GtkTestCase {
    /// Decoding it would take more than 1 GB; refusing it takes next to nothing.
    private static let width = 20_000
    private static let height = 20_000

    private func checkRefused(
        _ bytes: [UInt8], width: Int = width, height: Int = height, line: UInt = #line
    ) throws {
        let growth = try PeakMemory.growth {
            XCTAssertThrowsError(try PictureDecoder.decode(bytes, pixelLimit: 100_000_000), line: line) {
                XCTAssertEqual($0 as? PictureError, .tooLarge(width: width, height: height), line: line)
            }
        }
        XCTAssertLessThan(growth, 64, "megabytes", line: line)
    }

    func testPNG() throws { try checkRefused(HugeFiles.png(width: Self.width, height: Self.height)) }

    func testJPEG() throws { try checkRefused(HugeFiles.jpeg(width: Self.width, height: Self.height)) }

    func testGIF() throws { try checkRefused(HugeFiles.gif(width: Self.width, height: Self.height)) }

    func testTIFF() throws { try checkRefused(HugeFiles.tiff(width: Self.width, height: Self.height)) }

    func testSVG() throws { try checkRefused(HugeFiles.svg(width: Self.width, height: Self.height)) }

    func testBMP() throws { try checkRefused(HugeFiles.bmp(width: Self.width, height: Self.height)) }

    func testWebP() throws { try checkRefused(HugeFiles.webP(width: Self.width, height: Self.height)) }

    func testLosslessWebPOfAFewBytes() throws {
        let size = 16_000
        try checkRefused(HugeFiles.losslessWebP(width: size, height: size), width: size, height: size)
        let black = HugeFiles.losslessWebP(width: size, height: size, red: 0, blue: 0)
        XCTAssertEqual(black.count, 28)
        try checkRefused(black, width: size, height: size)
        let small = try PictureDecoder.decode(HugeFiles.losslessWebP(width: 5, height: 4), pixelLimit: 100)
        XCTAssertEqual(small.pixels.color(x: 4, y: 3), [200, 0, 10, 255])
    }

    func testWebPWithoutASizeIsDamaged() throws {
        let bytes = HugeFiles.losslessWebP(width: 5, height: 4)
        for cut in 12..<25 {
            XCTAssertThrowsError(try PictureDecoder.decode(Array(bytes[..<cut]), pixelLimit: 100)) {
                XCTAssertEqual($0 as? PictureError, .damaged)
            }
        }
    }

    func testWebPThatClaimsLessThanItHoldsTakesNoMemory() throws {
        let bytes = try HugeFiles.webP(
            width: 10, height: 10, picture: HugeFiles.losslessWebP(width: 16_000, height: 16_000))
        let growth = try PeakMemory.growth {
            XCTAssertThrowsError(try PictureDecoder.decode(bytes, pixelLimit: 100_000_000))
        }
        XCTAssertLessThan(growth, 64, "megabytes")
    }

    /// The library that decodes WebP also takes a picture without the header of its chunk.
    func testWebPWithoutAChunkHeaderNeverGetsPastTheLimit() throws {
        let bytes = HugeFiles.losslessWebP(width: 16_000, height: 16_000, hasChunkHeader: false)
        let growth = try PeakMemory.growth {
            XCTAssertThrowsError(try PictureDecoder.decode(bytes, pixelLimit: 100_000_000))
        }
        XCTAssertLessThan(growth, 64, "megabytes")
    }
}

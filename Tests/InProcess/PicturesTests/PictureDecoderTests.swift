import XCTest

@testable import Pictures
@testable import Platform

/// Files of all usual formats can be decoded, whatever their names (R28).
final class PictureDecoderTests: GtkTestCase {
    private func check(_ bytes: [UInt8], is type: String, line: UInt = #line) throws {
        let picture = try PictureDecoder.decode(bytes, pixelLimit: 1_000_000)
        XCTAssertEqual(picture.type, type, line: line)
        XCTAssertEqual(picture.pixels.width, PictureFiles.width, line: line)
        XCTAssertEqual(picture.pixels.height, PictureFiles.height, line: line)
        XCTAssertTrue(picture.pixels.isRedThenBlue, line: line)
    }

    func testPNG() throws { try check(PictureFiles.written(as: "png"), is: "image/png") }

    func testJPEG() throws { try check(PictureFiles.written(as: "jpeg"), is: "image/jpeg") }

    func testWebP() throws { try check(PictureFiles.written(as: "webp"), is: "image/webp") }

    func testTIFF() throws { try check(PictureFiles.written(as: "tiff"), is: "image/tiff") }

    func testBMP() throws { try check(PictureFiles.written(as: "bmp"), is: "image/bmp") }

    func testGIF() throws { try check(PictureFiles.gif, is: "image/gif") }

    /// However many frames there are, only the first is decoded.
    func testOfAMovingGIFTheFirstFrameIsDecoded() throws {
        let bytes = PictureFiles.movingGIF(frames: 3)
        try check(bytes, is: "image/gif")
        XCTAssertEqual(GIFFrames(bytes).firstEnd, PictureFiles.gif.count - 1)
        let growth = try PeakMemory.growth { try check(PictureFiles.movingGIF(frames: 200_000), is: "image/gif") }
        XCTAssertLessThan(growth, 64, "megabytes")
    }

    /// A drawing decoded at the size it is shown in needs no more memory than that size.
    func testADrawingIsDrawnAtTheRequestedSize() throws {
        let filters = (0..<40).map { "<feGaussianBlur stdDeviation=\"\($0 + 1)\" result=\"r\($0)\"/>" }.joined()
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><filter id="f">\(filters)</filter>
            <rect width="9000" height="9000" fill="#fa0a0a" filter="url(#f)"/></svg>
            """
        var picture: DecodedPicture?
        let growth = try PeakMemory.growth {
            picture = try PictureDecoder.decode(Array(svg.utf8), pixelLimit: 100_000_000, toFit: 256)
        }
        XCTAssertLessThan(growth, 100, "megabytes")
        XCTAssertEqual(picture?.pixels.width, 256)
        XCTAssertEqual(picture?.width, 9000)
        XCTAssertEqual(picture?.height, 9000)
    }

    func testCancellingEndsDecoding() throws {
        let cancellation = Cancellation()
        cancellation.cancel()
        for bytes in [try PictureFiles.written(as: "png"), PictureFiles.gif] {
            XCTAssertThrowsError(
                try PictureDecoder.decode(bytes, pixelLimit: 1_000_000, cancellation: cancellation)
            ) { XCTAssertTrue($0 is CancellationError) }
        }
    }

    func testTheBeginningTellsWhetherItIsAPicture() throws {
        for format in ["png", "jpeg", "webp", "tiff", "bmp"] {
            XCTAssertTrue(PictureDecoder.isPicture(try PictureFiles.written(as: format)), format)
        }
        XCTAssertTrue(PictureDecoder.isPicture(PictureFiles.gif))
        XCTAssertTrue(PictureDecoder.isPicture(PictureFiles.svg))
        XCTAssertTrue(PictureDecoder.isPicture(HugeFiles.svg(width: 20_000, height: 20_000)))
        XCTAssertFalse(PictureDecoder.isPicture(Array("Dear all,\nhere is some text.".utf8)))
        XCTAssertFalse(PictureDecoder.isPicture([]))
    }

    func testSVG() throws { try check(PictureFiles.svg, is: "image/svg+xml") }

    func testNoBytesAreAnEmptyFile() {
        XCTAssertThrowsError(try PictureDecoder.decode([], pixelLimit: 1000)) {
            XCTAssertEqual($0 as? PictureError, .empty)
        }
    }

    func testTextIsNotAPicture() {
        for text in ["a", "Dear all,\nhere is some text.", "<!DOCTYPE html><html><body>hello</body></html>"] {
            XCTAssertThrowsError(try PictureDecoder.decode(Array(text.utf8), pixelLimit: 1000), text) {
                XCTAssertEqual($0 as? PictureError, .notAPicture, text)
            }
        }
    }

    func testNoiseIsNotAPicture() {
        let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: ($0 * 7919) >> 3) }
        XCTAssertThrowsError(try PictureDecoder.decode(bytes, pixelLimit: 1000)) {
            XCTAssertEqual($0 as? PictureError, .notAPicture)
        }
    }

    func testAPictureAtTheLimitIsDecodedAndOneBeyondIsNot() throws {
        let bytes = try PictureFiles.written(as: "png")
        let count = PictureFiles.width * PictureFiles.height
        XCTAssertEqual(try PictureDecoder.decode(bytes, pixelLimit: count).pixels.width, PictureFiles.width)
        XCTAssertThrowsError(try PictureDecoder.decode(bytes, pixelLimit: count - 1)) {
            XCTAssertEqual(
                $0 as? PictureError, .tooLarge(width: PictureFiles.width, height: PictureFiles.height))
        }
    }

    func testDecodingWorksOnAnyThread() throws {
        let bytes = try PictureFiles.written(as: "jpeg")
        let all = DispatchGroup()
        for _ in 0..<8 {
            DispatchQueue.global().async(group: all) {
                let picture = try? PictureDecoder.decode(bytes, pixelLimit: 1000)
                XCTAssertEqual(picture?.pixels.isRedThenBlue, true)
            }
        }
        XCTAssertEqual(all.wait(timeout: .now() + 10), .success)
    }
}

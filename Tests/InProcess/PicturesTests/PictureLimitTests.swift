import XCTest

@testable import Pictures
@testable import Platform

/// A picture over the limit is refused before memory for its pixels is allocated (R28).
final class PictureLimitTests: GtkTestCase {
    /// Decoding this picture would take more than 1 GB; refusing it takes almost nothing.
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

    /// The file is valid, so a decoder would decode it completely.
    func testWholePNG() throws {
        XCTAssertNoThrow(try PictureDecoder.decode(HugeFiles.wholePNG(width: 400, height: 40), pixelLimit: 16_000))
        try checkRefused(HugeFiles.wholePNG(width: Self.width, height: Self.height))
    }

    func testJPEG() throws { try checkRefused(HugeFiles.jpeg(width: Self.width, height: Self.height)) }

    func testGIF() throws { try checkRefused(HugeFiles.gif(width: Self.width, height: Self.height)) }

    func testTIFF() throws { try checkRefused(HugeFiles.tiff(width: Self.width, height: Self.height)) }

    func testSVG() throws { try checkRefused(HugeFiles.svg(width: Self.width, height: Self.height)) }

    /// Whatever form its size is stated in, a drawing is refused by it, and only a small picture is drawn meanwhile.
    func testSVGThatStatesItsSizeInAnotherWay() throws {
        let start = "<svg xmlns='http://www.w3.org/2000/svg'"
        let forms = [
            "unit": "\(start) width='20000mm' height='20000mm'/>",
            "share of the view box": "\(start) width='100%' height='100%' viewBox='0 0 20000 20000'/>",
            "view box": "\(start) viewBox='-1 -1 20000 20000'/>",
            "style": "\(start) style='width: 20000px; height: 20000px'/>",
            "style sheet": "\(start)><style>svg { width: 20000px; height: 20000px }</style></svg>",
            "entity": "<!DOCTYPE svg [<!ENTITY n '20000'>]>\(start) width='&n;' height='&n;'/>",
            "after a comment": "<!-- <svg width='1' height='1'> -->\(start) width='20000' height='20000'/>",
        ]
        for (name, text) in forms.sorted(by: <) {
            let growth = try PeakMemory.growth {
                XCTAssertThrowsError(try PictureDecoder.decode(Array(text.utf8), pixelLimit: 100_000_000), name) {
                    guard case .tooLarge? = $0 as? PictureError else { return XCTFail("\(name): \($0)") }
                }
            }
            XCTAssertLessThan(growth, 64, "megabytes, \(name)")
        }
    }

    /// No side is longer than can be drawn, and none becomes zero.
    func testLongNarrowDrawingIsDrawnSmaller() throws {
        let wide = try PictureDecoder.decode(HugeFiles.svg(width: 40_000, height: 2), pixelLimit: 100_000_000)
        XCTAssertEqual([wide.width, wide.height, wide.pixels.width, wide.pixels.height], [40_000, 2, 32_767, 2])
        let line = try PictureDecoder.decode(
            HugeFiles.svg(width: 2, height: 20_000), pixelLimit: 100_000_000, toFit: 100)
        XCTAssertEqual([line.width, line.height, line.pixels.width, line.pixels.height], [2, 20_000, 1, 100])
    }

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

    /// The WebP decoder also accepts a picture without its chunk header.
    func testWebPWithoutAChunkHeaderNeverGetsPastTheLimit() throws {
        let bytes = HugeFiles.losslessWebP(width: 16_000, height: 16_000, hasChunkHeader: false)
        let growth = try PeakMemory.growth {
            XCTAssertThrowsError(try PictureDecoder.decode(bytes, pixelLimit: 100_000_000))
        }
        XCTAssertLessThan(growth, 64, "megabytes")
    }
}

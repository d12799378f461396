import XCTest

@testable import Pictures
@testable import Platform

/// The size in a picture's header is read as its decoder reads it.
final class PictureSizeTests: GtkTestCase {
    private func check(_ bytes: [UInt8], is size: [Int]?, _ name: String, line: UInt = #line) {
        XCTAssertEqual(PictureSize.stated(in: bytes).map { [$0.width, $0.height] }, size, name, line: line)
        // A truncated header is not read beyond its end.
        for cut in 0..<min(bytes.count, 200) { _ = PictureSize.stated(in: Array(bytes[..<cut])) }
    }

    func testTheSizeIsThatOfTheDecodedPicture() throws {
        for format in ["png", "jpeg", "tiff", "bmp", "webp"] {
            check(try PictureFiles.written(as: format), is: [PictureFiles.width, PictureFiles.height], format)
        }
        check(PictureFiles.gif, is: [PictureFiles.width, PictureFiles.height], "gif")
        check(PictureFiles.svg, is: nil, "svg")
        check(Array("BMW, MINI and others, and their prices".utf8), is: nil, "text")
    }

    func testAJPEGsSizeIsNotThatOfItsThumbnail() throws {
        let jpeg = Exif.tagged(
            try Pixels.noise(width: 40, height: 30).encoded(as: "jpeg"), orientation: 6,
            thumbnail: try PictureFiles.written(as: "jpeg"))
        check(jpeg, is: [40, 30], "tagged")
    }

    func testOlderAndTopDownBMP() {
        let start: [UInt8] = Array("BM".utf8) + Array(repeating: 0, count: 12)
        check(start + [12, 0, 0, 0, 0x34, 0x12, 2, 0, 1, 0, 24, 0], is: [0x1234, 2], "OS/2")
        check(start + [40, 0, 0, 0, 3, 0, 0, 0, 0xfe, 0xff, 0xff, 0xff], is: [3, 2], "top row first")
        check(start + [40, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0x80], is: [3, 1 << 31], "the smallest number")
    }

    func testEveryKindOfTIFF() {
        let entries: [UInt8] = [1, 0, 0, 3, 0, 0, 0, 1, 0, 7, 0, 0, 1, 1, 0, 4, 0, 0, 0, 1, 0, 0, 0, 9]
        check([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 2] + entries, is: [7, 9], "highest byte first")
        let width: [UInt8] = [0, 1, 16, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
        let height: [UInt8] = [1, 1, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0]
        let start: [UInt8] = [0x49, 0x49, 43, 0, 8, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]
        check(start + width + height, is: [1 << 32, 5], "addresses of 64 bits")
        check([0x49, 0x49, 42, 0, 0xff, 0xff, 0xff, 0xff], is: nil, "a directory that isn’t there")
    }

    func testNoSizeIsTooLargeToCompare() {
        XCTAssertTrue(PictureSize.isMore((1 << 32, 1 << 32), than: 100))
        XCTAssertFalse(PictureSize.isMore((10, 10), than: 100))
    }

    func testBoxFilesAreAsLargeAsTheirLargestPicture() {
        func extent(_ width: Int, _ height: Int) -> [UInt8] { box("ispe", number(0) + number(width) + number(height)) }
        func file(_ properties: [UInt8], brand: String) -> [UInt8] {
            let list = box("iprp", box("ipco", properties) + box("ipma", number(0)))
            return box("ftyp", brand.utf8 + number(0)) + box("meta", number(0) + box("hdlr", number(0)) + list)
                + box("mdat", Array(repeating: 1, count: 40))
        }
        check(file(extent(70_000, 3), brand: "avif"), is: [70_000, 3], "AVIF")
        let grid = extent(512, 512) + box("hvcC", [1, 2, 3]) + extent(4032, 3024) + extent(320, 240)
        check(file(grid, brand: "heic"), is: [4032, 3024], "HEIC of tiles, with a thumbnail")
        let largest = 0xffff_ffff
        check(
            file(extent(largest, largest) + extent(1, 1), brand: "avif"), is: [largest, largest], "the largest number")
        check(file(box("ispe", number(0) + number(7)), brand: "avif"), is: nil, "half a size")
        check(file(box("colr", number(0)), brand: "avif"), is: nil, "no size")
        // The other ways in which a box can state its length.
        let start = box("ftyp", "avif".utf8 + number(0))
        let properties = box("iprp", box("ipco", extent(5, 6)))
        let long = number(1) + "meta".utf8 + number(0) + number(20 + properties.count) + number(0) + properties
        check(start + long, is: [5, 6], "a length of 64 bits")
        check(start + number(0) + "meta".utf8 + number(0) + properties, is: [5, 6], "up to the end")
        check(start + number(0x7fff_ffff) + "meta".utf8 + number(0) + properties, is: [5, 6], "beyond the end")
        check(
            start + number(1) + "meta".utf8 + Array(repeating: 0xff, count: 8) + number(0) + properties, is: [5, 6],
            "as far beyond as numbers go")
        check(start + number(7) + "meta".utf8 + number(0) + properties, is: nil, "shorter than its own header")
    }

    func testAnimatedBoxFilesAreAsLargeAsTheirFrames() {
        for (version, times) in [(0, 20), (1, 32)] {
            let header = number(version << 24) + Array(repeating: 0, count: times + 8 + 8 + 36) + number(640 << 16)
            let track = box("trak", box("tkhd", header + number(480 << 16)))
            let movie = box("ftyp", "avis".utf8 + number(0)) + box("moov", box("mvhd", number(0)) + track)
            check(movie, is: [640, 480], "version \(version)")
        }
    }

    func testJPEGXL() {
        // One bit: not small. Two bits: 13 bits follow. 2999; three bits: the width is stated separately, like the height: 3999.
        check([0xff, 0x0a] + bits("0", "01", 2999, 13, "000", "01", 3999, 13), is: [4000, 3000], "13 bits")
        check([0xff, 0x0a] + bits("1", "", 31, 5, "000", "", 0, 5), is: [8, 256], "small")
        check([0xff, 0x0a] + bits("0", "00", 99, 9, "101", "", 0, 0), is: [177, 100], "a ratio of 16 to 9")
        let largest = bits("0", "11", (1 << 30) - 1, 30, "111", "", 0, 0)
        check([0xff, 0x0a] + largest, is: [1 << 31, 1 << 30], "the largest number, and twice that")
        check([0xff, 0x0a], is: nil, "nothing")

        let start = box("JXL ", [0x0d, 0x0a, 0x87, 0x0a]) + box("ftyp", "jxl ".utf8 + number(0))
        let picture = [0xff, 0x0a] + bits("0", "10", 1 << 17, 18, "001", "", 0, 0)
        check(start + box("jxlc", picture), is: [131_073, 131_073], "in a box")
        let pieces = picture.enumerated().flatMap { box("jxlp", number($0.offset) + [$0.element]) }
        check(start + box("Exif", number(0)) + pieces, is: [131_073, 131_073], "in pieces of a byte")
        check(start, is: nil, "boxes without a picture")
    }

    func testQOIAndJPEG2000() {
        check("qoif".utf8 + number(70_000) + number(2) + [4, 0], is: [70_000, 2], "QOI")
        let picture = [0xff, 0x4f, 0xff, 0x51, 0, 41, 0, 0] + number(110) + number(57) + number(10) + number(7)
        check(picture, is: [100, 50], "JPEG 2000 by itself")
        let start = box("jP  ", [0x0d, 0x0a, 0x87, 0x0a]) + box("ftyp", "jp2 ".utf8 + number(0))
        let header = box("jp2h", box("ihdr", number(3) + number(4) + number(0)))
        check(start + header + box("jp2c", picture), is: [100, 50], "the picture counts, not what its file says")
        check(start + header + box("jp2c", []), is: [4, 3], "only the file says it")
        let outside = [0xff, 0x4f, 0xff, 0x51, 0, 41, 0, 0] + number(1) + number(1) + number(2) + number(2)
        check(outside, is: nil, "a picture that begins behind its end")
    }

    func testABoxFileOverTheLimitIsRefusedUnread() {
        let size = box("ispe", number(0) + number(20_000) + number(10_000))
        let file = box("ftyp", "avif".utf8 + number(0)) + box("meta", number(0) + box("iprp", box("ipco", size)))
        XCTAssertThrowsError(try PictureDecoder.decode(file, pixelLimit: 100_000_000)) {
            XCTAssertEqual($0 as? PictureError, .tooLarge(width: 20_000, height: 10_000))
        }
    }

    /// Returns a number as four bytes in big-endian order.
    private func number(_ value: Int) -> [UInt8] {
        (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    private func box(_ type: String, _ content: [UInt8]) -> [UInt8] { number(8 + content.count) + type.utf8 + content }

    /// Returns the size header of JPEG XL: bits as in its specification, the highest first, and numbers with their bit counts. In
    /// a file the lowest bit comes first.
    private func bits(
        _ small: String, _ kind: String, _ height: Int, _ heightBits: Int, _ ratio: String, _ otherKind: String,
        _ width: Int, _ widthBits: Int
    ) -> [UInt8] {
        func digits(_ value: Int, _ count: Int) -> [Int] { (0..<count).map { value >> $0 & 1 } }
        func digits(_ text: String) -> [Int] { digits(Int(text, radix: 2) ?? 0, text.count) }
        let all =
            digits(small) + digits(kind) + digits(height, heightBits) + digits(ratio) + digits(otherKind)
            + digits(width, widthBits)
        return stride(from: 0, to: all.count, by: 8).map { start in
            all[start..<min(start + 8, all.count)].reversed().reduce(0) { $0 << 1 | UInt8($1) }
        }
    }
}

import XCTest

@testable import Gtk

/// What a picture's header says of its size is read as its decoder reads it.
final class PictureSizeTests: GtkTestCase {
    private func check(_ bytes: [UInt8], is size: [Int]?, _ name: String, line: UInt = #line) {
        XCTAssertEqual(PictureSize.stated(in: bytes).map { [$0.width, $0.height] }, size, name, line: line)
        // However little there is of it, it is read no further.
        for cut in 0..<min(bytes.count, 200) { _ = PictureSize.stated(in: Array(bytes[..<cut])) }
    }

    func testTheSizeIsThatOfWhatIsDecoded() throws {
        for format in ["png", "jpeg", "tiff", "bmp", "webp"] {
            check(try PictureFiles.written(as: format), is: [PictureFiles.width, PictureFiles.height], format)
        }
        check(PictureFiles.gif, is: [PictureFiles.width, PictureFiles.height], "gif")
        check(PictureFiles.svg, is: nil, "svg")
        check(Array("BMW, MINI and others, and their prices".utf8), is: nil, "text")
    }

    func testJPEGIsMeasuredByItselfAndNotByItsThumbnail() throws {
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
}

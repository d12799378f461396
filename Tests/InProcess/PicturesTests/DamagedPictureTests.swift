import XCTest

@testable import Pictures
@testable import Platform

/// A truncated or damaged file is distinguished from a complete one; it is never shown with parts missing (R28).
final class DamagedPictureTests: GtkTestCase {
    /// Truncates a file at every place, or at many, and expects an error each time.
    ///
    /// - Parameter tail: How many bytes at the end may be missing from a picture that is still complete.
    private func checkCuts(of bytes: [UInt8], tail: Int = 0, line: UInt = #line) {
        let whole = bytes.count - tail
        let step = max(1, whole / 400)
        let cuts = Array(stride(from: 1, to: whole, by: step)) + Array(max(1, whole - 64)..<whole)
        var accepted: [Int] = []
        for cut in cuts {
            do {
                _ = try PictureDecoder.decode(Array(bytes[..<cut]), pixelLimit: 1_000_000)
                accepted.append(cut)
            } catch {
                XCTAssertTrue(
                    [.damaged, .notAPicture].contains(error as? PictureError), "cut at \(cut): \(error)", line: line)
            }
        }
        XCTAssertEqual(accepted, [], "of \(bytes.count) bytes", line: line)
        XCTAssertNoThrow(try PictureDecoder.decode(bytes, pixelLimit: 1_000_000), line: line)
    }

    func testCutPNG() throws {
        checkCuts(of: try Pixels.noise(width: 40, height: 30).encoded(as: "png"))
        checkCuts(of: try PictureFiles.written(as: "png"))
    }

    func testCutJPEG() throws {
        checkCuts(of: try Pixels.noise(width: 40, height: 30).encoded(as: "jpeg"))
    }

    func testCutWebP() throws {
        checkCuts(of: try Pixels.noise(width: 40, height: 30).encoded(as: "webp"))
    }

    func testCutGIF() {
        checkCuts(of: PictureFiles.gif)
    }

    /// The frames after the first one aren't decoded, but they must exist.
    func testCutMovingGIF() {
        checkCuts(of: PictureFiles.movingGIF(frames: 5))
    }

    func testCutTIFF() throws {
        checkCuts(of: try PictureFiles.written(as: "tiff"))
    }

    func testCutSVG() {
        checkCuts(of: PictureFiles.svg)
    }

    func testCutBMP() throws {
        checkCuts(of: try PictureFiles.written(as: "bmp"))
    }

    func testFileThatBeginsLikeAPictureIsDamaged() throws {
        let png = try PictureFiles.written(as: "png")
        XCTAssertThrowsError(try PictureDecoder.decode(Array(png[..<30]), pixelLimit: 1000)) {
            XCTAssertEqual($0 as? PictureError, .damaged)
        }
    }

    func testBytesAfterTheEndDoNoHarm() throws {
        for format in ["png", "jpeg"] {
            let bytes = try PictureFiles.written(as: format) + [1, 2, 3, 0xff, 0xd8, 4]
            XCTAssertEqual(try PictureDecoder.decode(bytes, pixelLimit: 1000).pixels.isRedThenBlue, true, format)
        }
    }

    /// Any byte may be wrong: the result is an error or another picture, but never a crash.
    func testBrokenBytesNeverCrash() throws {
        var seen = 0
        for format in ["png", "jpeg", "webp", "tiff", "bmp", "gif", "svg"] {
            let whole =
                switch format {
                case "gif": PictureFiles.gif
                case "svg": PictureFiles.svg
                default: try Pixels.noise(width: 12, height: 9).encoded(as: format)
                }
            for position in stride(from: 0, to: whole.count, by: max(1, whole.count / 150)) {
                var bytes = whole
                bytes[position] ^= 0xff
                _ = try? PictureDecoder.decode(bytes, pixelLimit: 1_000_000)
                seen += 1
            }
        }
        XCTAssertGreaterThan(seen, 700)
    }

    /// A camera's file contains a thumbnail with an end marker of its own.
    func testJPEGWithAThumbnailIsDamagedWhenItsOwnEndIsMissing() throws {
        let jpeg = Exif.tagged(
            try Pixels.noise(width: 40, height: 30).encoded(as: "jpeg"), orientation: 1,
            thumbnail: try PictureFiles.written(as: "jpeg"))
        checkCuts(of: jpeg)
    }
}

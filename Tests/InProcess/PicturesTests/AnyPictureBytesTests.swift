import TestSupport
import XCTest

@testable import Pictures
@testable import Platform

/// Whatever the content of a file that claims to be a picture, reading it never crashes (R28).
///
/// An ordinary run uses some hundred inputs of each kind; `LONGPRESS_FUZZ=100000`, as `Tests/run --all` sets it, uses that many.
/// `LONGPRESS_SEED` selects other inputs.
final class AnyPictureBytesTests: GtkTestCase {
    private static let count = environment("LONGPRESS_FUZZ").flatMap { Int($0) } ?? 400

    func testPNG() throws {
        for sample in [
            TurnedSamples.deepPNG, TurnedSamples.interlacedPNG, TurnedSamples.palettePNG, TurnedSamples.bilevelPNG,
        ] {
            survives(sample, "image/png", pieces: [PNGChunk(name: "IDAT", content: [0]).bytes, Array("IHDR".utf8)])
        }
    }

    func testGIF() {
        survives(TurnedSamples.movingGIF, "image/gif", pieces: [[0x2c], [0x21, 0xf9, 4], [0x3b], [0, 0]])
        survives(PictureFiles.movingGIF(frames: 3), "image/gif", pieces: [[0x2c, 0, 0, 0, 0]])
    }

    func testJPEG() throws {
        let plain = try PictureFiles.written(as: "jpeg")
        survives(plain, "image/jpeg", pieces: [[0xff, 0xe1, 0, 2], [0xff, 0xd9], [0xff]])
        survives(
            Exif.tagged(plain, orientation: 6), "image/jpeg",
            pieces: [[0xff, 0xe1, 0xff, 0xff], Array("Exif\0\0".utf8), Array("MM\0*".utf8)])
    }

    func testTIFF() throws {
        survives(
            try PictureFiles.written(as: "tiff"), "image/tiff",
            pieces: [[0x12, 0x01, 3, 0], [0xff, 0xff, 0xff, 0x7f]])
    }

    func testOtherFormats() throws {
        survives(
            PictureFiles.svg, "image/svg+xml",
            pieces: ["<svg", "viewBox=\"", "width=\"1e999\"", "&"].map { Array($0.utf8) })
        for format in ["bmp", "webp", "ico"] where (try? PictureFiles.written(as: format)) != nil {
            survives(try PictureFiles.written(as: format), "image/\(format)")
        }
        // Headers from which only the size is read.
        for start in ["RIFF\u{1}\0\0\0WEBPVP8X", "RIFF\u{1}\0\0\0WEBPVP8L", "\0\0\0\u{C}JXL ", "qoif\0\0\0\u{1}"] {
            survives(Array(start.utf8) + [UInt8](repeating: 1, count: 40), "image/webp")
        }
        survives(
            [0, 0, 0, 24] + Array("ftypavif".utf8) + [0, 0, 0, 0] + Array("avifmif1".utf8) + [0, 0, 0, 40]
                + Array("meta".utf8)
                + [0, 0, 0, 0, 0, 0, 0, 28] + Array("iprp".utf8) + [0, 0, 0, 20] + Array("ipco".utf8) + [0, 0, 0, 12]
                + Array("ispe".utf8), "image/avif",
            pieces: ["ispe", "ipco", "tkhd", "moov", "jxlp"].map { Array($0.utf8) })
    }

    private func survives(_ sample: [UInt8], _ type: String, pieces: [[UInt8]] = []) {
        var random = SeededGenerator(seed: SeededGenerator.seed(or: 1))
        for number in 0..<Self.count {
            let bytes = random.damaged(sample, pieces: pieces)
            _ = PictureSize.stated(in: bytes)
            _ = PictureEnding.isComplete(bytes)
            _ = PictureDecoder.isPicture(bytes)
            if GIFFrames.isGIF(bytes) { _ = GIFFrames(bytes).firstEnd }
            let pose = Pose(isMirrored: number % 2 == 1, quarters: number % 4)
            _ = TurnedFile.make(bytes, type: type, size: (24, 16), pose: pose)
        }
    }
}

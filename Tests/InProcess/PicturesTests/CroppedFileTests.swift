import Foundation
import Geometry
import XCTest

@testable import Pictures
@testable import Platform

/// A part of a picture is a file of the same format if that can be written, with every pixel at its place.
final class CroppedFileTests: GtkTestCase {
    private static let region = ImageRegion(x: 3, y: 1, width: 5, height: 4)

    private static func cropped(
        _ bytes: [UInt8], to region: ImageRegion = region
    ) throws -> (file: CroppedFile, before: DecodedPicture, after: DecodedPicture) {
        let before = try PictureDecoder.decode(bytes, pixelLimit: 1_000_000)
        let codec = before.type.split(separator: "/").last.map(String.init)
        let file = try CroppedFile(region, of: bytes, type: before.type, codec: codec, pixelLimit: 1_000_000)
        return (file, before, try PictureDecoder.decode(file.bytes, pixelLimit: 1_000_000))
    }

    private static func colors(_ pixels: Pixels) -> [[UInt8]] {
        (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels.color(x: $0, y: y) } }
    }

    /// Compares the remaining pixels with the same region before.
    private func check(_ bytes: [UInt8], as type: String, _ name: String, tolerance: Int = 0) throws {
        let (file, before, after) = try Self.cropped(bytes)
        XCTAssertEqual([file.type, after.type], [type, type], name)
        XCTAssertEqual([after.width, after.height], [5, 4], name)
        let expected = try XCTUnwrap(before.pixels.cropped(to: Self.region))
        let differences = zip(Self.colors(after.pixels), Self.colors(expected)).map { one, other in
            zip(one, other).map { abs(Int($0) - Int($1)) }.max() ?? 0
        }
        XCTAssertLessThanOrEqual(differences.max() ?? 255, tolerance, name)
    }

    func testEveryWritableFormatIsKept() throws {
        let noise = Pixels.noise(width: 40, height: 24)
        for format in ["png", "tiff", "bmp"] {
            try check(noise.encoded(as: format), as: "image/\(format)", format)
        }
        let even = Pixels.make(width: 40, height: 24) { x, y in [UInt8(x * 6), UInt8(y * 10), 90] }
        try check(even.encoded(as: "jpeg"), as: "image/jpeg", "jpeg", tolerance: 12)
        // A format that can't be written here becomes a PNG, which is lossless.
        try check(PictureFiles.gif, as: "image/png", "gif")
    }

    /// A picture turned by a camera's tag is cropped as it is displayed.
    func testTheOrientationTagIsFollowed() throws {
        let even = Pixels.make(width: 40, height: 24) { x, y in [UInt8(x * 6), UInt8(y * 10), 90] }
        let jpeg = try even.encoded(as: "jpeg")
        for orientation in 1...8 as ClosedRange<UInt8> {
            try check(Exif.tagged(jpeg, orientation: orientation), as: "image/jpeg", "\(orientation)", tolerance: 12)
        }
    }

    /// Its depth, its palette and its other data are kept.
    func testAPNGLosesNothingButPixels() throws {
        for (name, plain) in [
            ("deep", TurnedSamples.deepPNG), ("interlaced", TurnedSamples.interlacedPNG),
            ("palette", TurnedSamples.palettePNG), ("bilevel", TurnedSamples.bilevelPNG),
        ] {
            let region = ImageRegion(x: 1, y: 1, width: 3, height: 2)
            let (file, before, after) = try Self.cropped(plain, to: region)
            XCTAssertEqual(
                Self.colors(after.pixels), Self.colors(try XCTUnwrap(before.pixels.cropped(to: region))), name)
            func rest(_ bytes: [UInt8]) throws -> [String] {
                try XCTUnwrap(PNGChunk.all(in: bytes)).filter { !["IHDR", "IDAT"].contains($0.name) }.map {
                    "\($0.name) \($0.content)"
                }
            }
            XCTAssertEqual(try rest(file.bytes), try rest(plain), name)
            XCTAssertEqual(file.bytes[24...25], plain[24...25], name)
        }
    }

    func testTheColourProfileIsKept() throws {
        let profile = Array("a profile of colours".utf8) + [UInt8](repeating: 7, count: 200)
        let text = Data(profile).base64EncodedString()
        for format in ["jpeg", "tiff"] {
            let bytes = try Pixels.noise(width: 40, height: 24).encoded(as: format, profile: text)
            let (_, before, after) = try Self.cropped(bytes)
            XCTAssertEqual(before.pixels.profile, text, format)
            XCTAssertEqual(after.pixels.profile, text, format)
        }
    }

    func testAnimationsAndDrawingsAreRefused() throws {
        let png = try Pixels.noise(width: 4, height: 4).encoded(as: "png")
        var moving = try XCTUnwrap(PNGChunk.all(in: png))
        moving.insert(PNGChunk(name: "acTL", content: PNGChunk.bytes(2) + PNGChunk.bytes(0)), at: 1)
        let still = try HugeFiles.webP(width: 4, height: 4, picture: HugeFiles.losslessWebP(width: 4, height: 4))
        var webP = still
        webP[20] |= 2
        let expected: [([UInt8], String, CroppedFile.Refusal?)] = [
            (png, "png", nil), (PNGTurning.signature + moving.flatMap(\.bytes), "png", .animated),
            (PictureFiles.gif, "gif", nil), (PictureFiles.movingGIF(frames: 3), "gif", .animated),
            (webP, "webp", .animated),
            (still, "webp", nil), (PictureFiles.svg, "svg+xml", .isDrawing), ([], "png", nil), ([], "gif", nil),
        ]
        for (bytes, type, refusal) in expected {
            XCTAssertEqual(CroppedFile.refusal(of: bytes, type: "image/\(type)"), refusal, type)
        }
    }

    func testARegionBeyondThePictureIsAnError() throws {
        for format in ["png", "jpeg"] {
            let bytes = try Pixels.noise(width: 40, height: 24).encoded(as: format)
            for region in [
                ImageRegion(x: 0, y: 0, width: 41, height: 1), ImageRegion(x: -1, y: 0, width: 2, height: 2),
                ImageRegion(x: 0, y: 0, width: 0, height: 4), ImageRegion(x: 39, y: 24, width: 1, height: 1),
            ] {
                XCTAssertThrowsError(try Self.cropped(bytes, to: region), "\(format) \(region)")
            }
            let corner = ImageRegion(x: 39, y: 23, width: 1, height: 1)
            XCTAssertEqual(try Self.cropped(bytes, to: corner).after.width, 1)
        }
    }
}

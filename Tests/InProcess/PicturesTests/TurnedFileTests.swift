import Geometry
import XCTest

@testable import Pictures
@testable import Platform

/// A turned picture's file keeps its format, and shows the turned picture, pixel by pixel.
final class TurnedFileTests: GtkTestCase {
    private static let poses: [Pose] = (0..<4).flatMap { quarters in
        [false, true].map { Pose(isMirrored: $0, quarters: quarters) }
    }

    private static func decoded(_ bytes: [UInt8]) throws -> DecodedPicture {
        try PictureDecoder.decode(bytes, pixelLimit: 1_000_000)
    }

    private static func colors(_ pixels: Pixels) -> [[UInt8]] {
        (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels.color(x: $0, y: y) } }
    }

    /// Turns a file into every pose, and compares its pixels with the original's, turned.
    private func check(_ bytes: [UInt8], _ name: String, tolerance: Int = 0, line: UInt = #line) throws {
        let before = try Self.decoded(bytes)
        for pose in Self.poses {
            let new = try XCTUnwrap(
                TurnedFile.make(bytes, type: before.type, size: (before.width, before.height), pose: pose),
                "\(name) \(pose)", line: line)
            let after = try Self.decoded(new)
            XCTAssertEqual(after.type, before.type, "\(name) \(pose)", line: line)
            let expected = before.pixels.posed(pose)
            XCTAssertEqual(
                [after.width, after.height], [expected.width, expected.height], "\(name) \(pose)", line: line)
            let differences = zip(Self.colors(after.pixels), Self.colors(expected)).map { one, other in
                zip(one, other).map { abs(Int($0) - Int($1)) }.max() ?? 0
            }
            XCTAssertLessThanOrEqual(differences.max() ?? 255, tolerance, "\(name) \(pose)", line: line)
            // The new file can be turned again.
            let back = TurnedFile.make(new, type: after.type, size: (after.width, after.height), pose: pose)
            XCTAssertNotNil(back, "\(name) \(pose)", line: line)
        }
    }

    // MARK: JPEG and TIFF

    func testAJPEGIsTurnedByItsTag() throws {
        let jpeg = try Pixels.noise(width: 40, height: 24).encoded(as: "jpeg")
        try check(jpeg, "without a tag")
        for orientation in 1...8 as ClosedRange<UInt8> {
            try check(Exif.tagged(jpeg, orientation: orientation), "tag \(orientation)")
            try check(
                Exif.tagged(jpeg, orientation: orientation, thumbnail: [1, 2, 3]), "tag \(orientation), thumbnail")
        }
        let turned = try XCTUnwrap(TurnedFile.make(jpeg, type: "image/jpeg", size: (40, 24), pose: Pose(quarters: 1)))
        XCTAssertEqual(turned.count, jpeg.count + 36)
        // The compressed picture itself is unchanged.
        XCTAssertEqual(turned.suffix(jpeg.count - 20), jpeg.suffix(jpeg.count - 20))
    }

    /// Camera data without an orientation tag gets one, and keeps its other tags.
    func testCameraDataGetsAnOrientationTag() throws {
        let jpeg = try Pixels.noise(width: 40, height: 24).encoded(as: "jpeg")
        for littleEndian in [false, true] {
            func number(_ value: Int, _ length: Int) -> [UInt8] {
                let bytes = (0..<length).map { UInt8(value >> (8 * $0) & 255) }
                return littleEndian ? bytes : bytes.reversed()
            }
            func entry(_ tag: Int, _ text: String) -> [UInt8] {
                number(tag, 2) + number(2, 2) + number(4, 4) + Array(text.utf8)
            }
            let tiff =
                Array((littleEndian ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(2, 2)
                + entry(0x010F, "abc\0") + entry(0x0131, "xyz\0") + number(0, 4) + [7]
            let content = Array("Exif\0\0".utf8) + tiff
            let length = [UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 255)]
            let file = [0xFF, 0xD8, 0xFF, 0xE1] + length + content + jpeg.dropFirst(2)
            try check(file, "camera data, \(littleEndian)")
            let turned = try XCTUnwrap(
                TurnedFile.make(file, type: "image/jpeg", size: (40, 24), pose: Pose(quarters: 3)))
            let text = String(decoding: turned, as: UTF8.self)
            XCTAssertTrue(text.contains("abc\0") && text.contains("xyz\0"))
        }
    }

    func testATIFFIsTurnedByItsTag() throws {
        try check(try Pixels.noise(width: 40, height: 24).encoded(as: "tiff"), "TIFF")
    }

    // MARK: PNG

    func testAPNGKeepsItsDepthItsColorsAndTheRest() throws {
        let samples = [
            ("deep", TurnedSamples.deepPNG), ("interlaced", TurnedSamples.interlacedPNG),
            ("palette", TurnedSamples.palettePNG), ("bilevel", TurnedSamples.bilevelPNG),
            ("noise", try Pixels.noise(width: 40, height: 24).encoded(as: "png")),
        ]
        for (name, plain) in samples {
            // A profile, and a pixel size that differs horizontally and vertically.
            var chunks = try XCTUnwrap(PNGChunk.all(in: plain)).filter { $0.name != "pHYs" }
            let pixelSize = PNGChunk.bytes(100) + PNGChunk.bytes(200) + [1]
            chunks.insert(PNGChunk(name: "pHYs", content: pixelSize), at: 1)
            chunks.insert(PNGChunk(name: "prOf", content: [1, 2, 3]), at: 1)
            let file = PNGTurning.signature + chunks.flatMap(\.bytes)
            try check(file, name)
            let header = try XCTUnwrap(PNGHeader(chunks[0].content))
            let data = chunks.filter { $0.name == "IDAT" }.flatMap(\.content)
            let pixels = try XCTUnwrap(header.pixels(in: data, width: header.width, height: header.height))
            for pose in Self.poses {
                let turned = try XCTUnwrap(PNGTurning.turned(file, by: pose))
                let new = try XCTUnwrap(PNGChunk.all(in: turned))
                let newHeader = try XCTUnwrap(PNGHeader(new[0].content))
                // The bit depth and the colour type.
                XCTAssertEqual(new[0].content[8...9], chunks[0].content[8...9], name)
                XCTAssertEqual(new[0].content[12], 0, name)
                func rest(_ chunks: [PNGChunk]) -> [String] {
                    chunks.filter { !["IHDR", "IDAT", "pHYs"].contains($0.name) }.map { "\($0.name) \($0.content)" }
                }
                XCTAssertEqual(rest(new), rest(chunks), name)
                let size = try XCTUnwrap(new.first { $0.name == "pHYs" })
                XCTAssertEqual(
                    size.content, pose.swapsSides ? PNGChunk.bytes(200) + PNGChunk.bytes(100) + [1] : pixelSize)
                // Exact in every bit of each channel.
                let newData = new.filter { $0.name == "IDAT" }.flatMap(\.content)
                let newPixels = newHeader.pixels(in: newData, width: newHeader.width, height: newHeader.height)
                let expected = pose.turned(
                    pixels, width: header.width, height: header.height, bytesEach: header.bytesEach)
                XCTAssertEqual(newPixels, expected, name)
            }
        }
    }

    func testAMovingPNGIsTurnedFrameByFrame() throws {
        let still = try Pixels.noise(width: 6, height: 4).encoded(as: "png")
        let chunks = try XCTUnwrap(PNGChunk.all(in: still))
        let header = try XCTUnwrap(PNGHeader(chunks[0].content))
        func control(_ sequence: Int, _ part: ImageRegion) -> PNGChunk {
            let numbers = [sequence, part.width, part.height, part.x, part.y].flatMap(PNGChunk.bytes)
            return PNGChunk(name: "fcTL", content: numbers + [0, 1, 0, 10, 0, 0])
        }
        let part = ImageRegion(x: 3, y: 1, width: 2, height: 3)
        let pixels = (0..<part.width * part.height * header.bytesEach).map { UInt8($0) }
        let data = try XCTUnwrap(header.compressed(pixels, width: part.width))
        // The second frame is in two chunks.
        let pieces = [data.prefix(5), data.dropFirst(5)].enumerated().map { index, piece in
            PNGChunk(name: "fdAT", content: PNGChunk.bytes(2 + index) + piece)
        }
        var all = [chunks[0], PNGChunk(name: "acTL", content: PNGChunk.bytes(2) + PNGChunk.bytes(0))]
        all.append(control(0, ImageRegion(x: 0, y: 0, width: 6, height: 4)))
        all += chunks.dropFirst().dropLast() + [control(1, part)] + pieces + [chunks[chunks.count - 1]]
        let file = PNGTurning.signature + all.flatMap(\.bytes)
        try check(file, "moving")
        let turned = try XCTUnwrap(PNGTurning.turned(file, by: Pose(quarters: 1)))
        let new = try XCTUnwrap(PNGChunk.all(in: turned))
        let controls = new.filter { $0.name == "fcTL" }.map { Array($0.content) }
        XCTAssertEqual(controls.count, 2)
        // After a clockwise quarter turn, an offset of 3 from the left becomes an offset of 3 from the top.
        XCTAssertEqual(Array(controls[1].prefix(20)), [1, 3, 2, 0, 3].flatMap(PNGChunk.bytes))
        let frame = try XCTUnwrap(new.last { $0.name == "fdAT" })
        XCTAssertEqual(Array(frame.content.prefix(4)), PNGChunk.bytes(2))
        XCTAssertEqual(
            header.pixels(in: Array(frame.content.dropFirst(4)), width: 3, height: 2),
            Pose(quarters: 1).turned(pixels, width: 2, height: 3, bytesEach: header.bytesEach))
    }

    // MARK: GIF

    func testAGIFIsTurnedFrameByFrame() throws {
        let noise = PictureFiles.gif(width: 90, height: 70) { x, y in (x * 7 + y * 13 + x * y) % 4 }
        for (name, file) in [
            ("still", PictureFiles.gif), ("moving", PictureFiles.movingGIF(frames: 5)),
            ("parts", TurnedSamples.movingGIF), ("noise", noise),
        ] {
            try check(file, name)
            for pose in Self.poses {
                let turned = try XCTUnwrap(GIFTurning.turned(file, by: pose))
                XCTAssertEqual(Self.frames(turned).count, Self.frames(file).count, "\(name) \(pose)")
                // Turned back, every frame is the same again.
                let period = pose.isMirrored ? 2 : 4
                let again = (0..<period).reduce(file) { bytes, _ in GIFTurning.turned(bytes, by: pose) ?? [] }
                XCTAssertEqual(again, GIFTurning.turned(file, by: .upright), "\(name) \(pose)")
            }
        }
        let quarter = try XCTUnwrap(GIFTurning.turned(TurnedSamples.movingGIF, by: Pose(quarters: 1)))
        let places = Self.frames(quarter).map { Array($0.prefix(8)) }
        // The second frame, of 3 × 2 at 2, 1 on a screen of 6 × 4.
        XCTAssertEqual(places[1], [1, 2, 2, 3].flatMap(PictureFiles.bytes))
        XCTAssertTrue(String(decoding: quarter, as: UTF8.self).contains("NETSCAPE2.0"))
    }

    /// Returns the frames of a GIF, each from its position on.
    private static func frames(_ bytes: [UInt8]) -> [[UInt8]] {
        var frames: [[UInt8]] = []
        var place = 13 + (bytes[10] & 0x80 == 0 ? 0 : 3 << (Int(bytes[10] & 7) + 1))
        func end(of pieces: Int) -> Int {
            var place = pieces
            while bytes[place] > 0 { place += 1 + Int(bytes[place]) }
            return place + 1
        }
        while bytes[place] != 0x3B {
            if bytes[place] == 0x2C {
                let flags = bytes[place + 9]
                let next = end(of: place + 11 + (flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)))
                frames.append(Array(bytes[(place + 1)..<next]))
                place = next
            } else {
                place = end(of: place + 2)
            }
        }
        return frames
    }

    func testLZWCodesOfEveryLengthAreDecodedAgain() throws {
        var state: UInt32 = 7
        for (size, count) in [(2, 10), (2, 5000), (4, 20_000), (8, 60_000), (8, 1), (3, 4095), (8, 4097)] {
            let pixels = (0..<count).map { _ in
                state = state &* 1_664_525 &+ 1_013_904_223
                return UInt8(state >> 24) & UInt8(1 << size - 1)
            }
            let runs = pixels.map { $0 & 1 }
            for pixels in [pixels, runs] {
                let encoded = LZW.encoded(pixels, firstSize: size)
                XCTAssertEqual(LZW.decoded(encoded, firstSize: size, count: count), pixels, "\(size) \(count)")
            }
        }
    }

    // MARK: SVG

    func testADrawingStaysADrawing() throws {
        let shapes =
            #"<rect width="20" height="30" fill="red"/><rect x="30" y="10" width="10" height="5" fill="blue"/>"#
        let drawings = [
            #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">\#(shapes)</svg>"#,
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">\#(shapes)</svg>"#,
            #"<svg xmlns="http://www.w3.org/2000/svg" width="40px" viewBox="0 0 40 30" height='30'>\#(shapes)</svg>"#,
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE svg [ <!ENTITY red "#f00"> <!-- ]> --> ]>
            <!-- <svg> -->
            <svg:svg xmlns:svg="http://www.w3.org/2000/svg" x="3" width="40" height="30" viewBox="0 0 40 30">
            <svg:rect width="20" height="30" fill="&red;"/></svg:svg>
            <!-- end -->
            """,
        ]
        for drawing in drawings { try check(Array(drawing.utf8), drawing, tolerance: 2) }
        let turned = try XCTUnwrap(
            TurnedFile.make(Array(drawings[0].utf8), type: "image/svg+xml", size: (40, 30), pose: Pose(quarters: 1)))
        XCTAssertTrue(String(decoding: turned, as: UTF8.self).contains(shapes))
    }

    // MARK: What can't be turned

    /// A truncated or damaged file is turned or refused.
    func testDamagedFilesAreRefusedOrTurned() throws {
        let jpeg = try Pixels.noise(width: 40, height: 24).encoded(as: "jpeg")
        let files: [(String, [UInt8])] = [
            ("image/jpeg", Exif.tagged(jpeg, orientation: 3)), ("image/png", TurnedSamples.interlacedPNG),
            ("image/gif", TurnedSamples.movingGIF), ("image/svg+xml", PictureFiles.svg),
            ("image/tiff", try Pixels.noise(width: 9, height: 7).encoded(as: "tiff")),
        ]
        var state: UInt32 = 3
        for (type, file) in files {
            for end in stride(from: 0, to: min(file.count, 600), by: 3) {
                _ = TurnedFile.make(Array(file[..<end]), type: type, size: (40, 24), pose: Pose(quarters: 1))
                var damaged = file
                for _ in 0..<3 {
                    state = state &* 1_664_525 &+ 1_013_904_223
                    damaged[Int(state >> 8) % min(damaged.count, 400)] = UInt8(state >> 24)
                }
                _ = TurnedFile.make(damaged, type: type, size: (40, 24), pose: Pose(isMirrored: true, quarters: 3))
            }
        }
        XCTAssertNil(TurnedFile.make(jpeg, type: "image/webp", size: (40, 24), pose: Pose(quarters: 1)))
    }
}

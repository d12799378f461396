import Pictures
import TestSupport
import XCTest

@testable import Notes
@testable import Platform

/// Thumbnails take a limited amount of memory, and are made off the main thread in the order in which they are requested.
final class ThumbnailsTests: MainLoopTestCase {
    /// Returns a picture as SVG, which can have any size.
    private static func file(_ number: Int, side: Int = 1000) -> PictureFile {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(side)" height="\(side)"><text y="9">\(number)</text></svg>
            """
        do { return try PictureFile(Array(svg.utf8), name: "\(number).svg") } catch { fatalError("\(error)") }
    }

    private static func pixels(_ file: PictureFile, _ level: Int) throws -> Pixels {
        try PictureDecoder.decode(file.bytes, pixelLimit: 10_000_000, toFit: level).pixels
    }

    func testTheLevelHasTheNeededPixelsIfThePictureHasThem() {
        let (large, small) = (Self.file(1, side: 4000), Self.file(2, side: 300))
        for (needed, level) in [(10.0, 256), (256, 256), (257, 512), (1500, 2048), (9000, 2048)] {
            XCTAssertEqual(Thumbnails.level(for: needed, of: large), level)
        }
        XCTAssertEqual(Thumbnails.level(for: 1500, of: small), 512)
    }

    func testTheLeastRecentlyUsedThumbnailsAreDroppedFirst() throws {
        let files = (0..<10).map { Self.file($0) }
        let size = try Self.pixels(files[0], 256).byteCount
        let thumbnails = Thumbnails(byteLimit: 4 * size)
        for file in files {
            thumbnails.insert(try Self.pixels(file, 256), of: file, level: 256)
            XCTAssertLessThanOrEqual(thumbnails.byteCount, 4 * size)
            _ = thumbnails.pixels(of: files[0], level: 256)
        }
        let kept = files.indices.filter { thumbnails.pixels(of: files[$0], level: 256) != nil }
        XCTAssertEqual(kept, [0, 7, 8, 9])
    }

    func testTheNearestLevelIsShownUntilTheRightOneIsLoaded() throws {
        let file = Self.file(1)
        let thumbnails = Thumbnails()
        XCTAssertNil(thumbnails.best(of: file, level: 512))
        thumbnails.insert(try Self.pixels(file, 256), of: file, level: 256)
        XCTAssertEqual(thumbnails.best(of: file, level: 512)?.width, 256)
        thumbnails.insert(try Self.pixels(file, 1024), of: file, level: 1024)
        XCTAssertEqual(thumbnails.best(of: file, level: 512)?.width, 1000)
        thumbnails.insert(try Self.pixels(file, 512), of: file, level: 512)
        XCTAssertEqual(thumbnails.best(of: file, level: 512)?.width, 512)
    }

    /// A freed file is never mistaken for another one at the same address.
    func testAFreedFilesThumbnailIsNotUsedForAnother() throws {
        let thumbnails = Thumbnails()
        for number in 0..<50 {
            let file = Self.file(number)
            XCTAssertNil(thumbnails.best(of: file, level: 256), "\(number)")
            thumbnails.insert(try Self.pixels(file, 256), of: file, level: 256)
        }
    }

    func testTheLoaderMakesOnlyWantedThumbnails() throws {
        let files = (0..<6).map { Self.file($0) }
        let thumbnails = Thumbnails()
        let loader = ThumbnailLoader(thumbnails)
        var loaded: [String] = []
        loader.onLoad = { loaded.append($0.name) }
        func request(_ number: Int) -> ThumbnailLoader.Request { .init(file: files[number], level: 256) }
        loader.want([request(0), request(1), request(2)])
        // Started requests are finished; requests that are no longer wanted aren't started.
        loader.want([request(5), request(4), request(0)])
        try waitUntil("the thumbnails") { loaded.count == 3 }
        XCTAssertEqual(loaded, ["0.svg", "5.svg", "4.svg"])
        loader.want([request(4), request(3)])
        try waitUntil("the other one") { loaded.count == 4 }
        XCTAssertEqual(loaded.last, "3.svg", "an existing thumbnail isn't made again")
    }
}

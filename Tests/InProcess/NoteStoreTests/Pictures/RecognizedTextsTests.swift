import Pictures
import TestSupport
import XCTest

@testable import Files
@testable import Notes
@testable import Platform

/// The texts recognised in pictures take a limited amount of disk space, and the recently used ones stay.
final class RecognizedTextsTests: MainLoopTestCase {
    private func pictures(_ count: Int) throws -> [NotePicture] {
        try (0..<count).map { number in
            let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><text>\(number)</text></svg>"
            return NotePicture(id: number, file: try PictureFile(Array(svg.utf8), name: "\(number).svg"), caption: "")
        }
    }

    /// Waits until newly written files have a different time: the clock of a file system advances in steps.
    private static func waitForAnotherTime(than last: Int?, in clock: StateFolder) throws {
        try clock.make()
        repeat { try clock.write([], to: "now") } while try clock.uses().map(\.lastUse).max() == last
    }

    func testTheLeastRecentlyUsedTextsAreDroppedFirst() throws {
        let folder = try TemporaryFolder()
        let cache = StateFolder(path: folder.path + "/texts")
        let clock = StateFolder(path: folder.path + "/clock")
        let (pictures, block) = (try pictures(10), 4096)
        let texts = RecognizedTexts(in: cache, byteLimit: 4 * block)
        try awaiting("the texts to be kept") {
            for (number, picture) in pictures.enumerated() {
                await texts.keep("Text \(number)", in: picture)
                let first = await texts.text(in: pictures[0])
                XCTAssertEqual(first, "Text 0")
                let uses = try cache.uses()
                XCTAssertLessThanOrEqual(uses.count, 4)
                try Self.waitForAnotherTime(than: uses.map(\.lastUse).max(), in: clock)
            }
        }
        let kept = try awaiting("the texts") {
            var kept: [Int] = []
            for picture in pictures where await texts.text(in: picture) != nil { kept.append(picture.id) }
            return kept
        }
        XCTAssertEqual(kept, [0, 7, 8, 9])
    }

    func testALongTextCountsWithItsFullSize() throws {
        let folder = try TemporaryFolder()
        let cache = StateFolder(path: folder.path + "/texts")
        let pictures = try pictures(3)
        let texts = RecognizedTexts(in: cache, byteLimit: 100_000)
        try awaiting("the texts to be kept") {
            await texts.keep("short", in: pictures[0])
            await texts.keep(String(repeating: "long ", count: 18_000), in: pictures[1])
            let short = await texts.text(in: pictures[0])
            XCTAssertEqual(short, "short")
            // It exceeds the limit, but is the one needed now.
            await texts.keep(String(repeating: "longer ", count: 18_000), in: pictures[2])
            let names = try cache.names()
            XCTAssertEqual(names.count, 1)
        }
    }
}

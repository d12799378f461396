import CGtk
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform
@testable import Longpress

/// How a preview is drawn.
final class PreviewDrawingTests: LongpressTestCase {
    /// Returns the opacities of a preview's pixels, 0 to 255, row by row.
    private static func opacities(
        _ pictures: Int, width: Int, height: Int, spread: Double
    ) throws -> [[UInt8]] {
        let size = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
        let preview = ContextMenuPreview(textures: (0..<pictures).map(PreviewWindow.texture), source: size)
        let picture = PreviewPicture(preview, PreviewMotion(source: size, frame: size), on: Label())
        let texture = try XCTUnwrap(
            Texture.drawing(width: width, height: height) {
                picture.draw($0, in: size, spread: spread, shadow: 0)
            })
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        gdk_texture_download(texture.opaque, &bytes, gsize(width * 4))
        return (0..<height).map { y in (0..<width).map { x in bytes[(y * width + x) * 4 + 3] } }
    }

    func testC26CornersAreEquallyRoundAtEverySize() throws {
        for width in [80, 160, 400] {
            let rows = try Self.opacities(1, width: width, height: width * 3 / 4, spread: 1)
            // On the diagonal of a corner with radius 12, the picture begins 3.5 points from the corner.
            XCTAssertEqual([0, 1, 2, 4, 5, 6].map { rows[$0][$0] > 127 }, [false, false, false, true, true, true])
            // Along the edge, it begins where the arc is within half a point of the edge.
            let first = try XCTUnwrap(rows[0].firstIndex { $0 > 127 })
            XCTAssertTrue((6...12).contains(first), "\(first) at a width of \(width)")
            XCTAssertEqual(rows[0].lastIndex { $0 > 127 }, width - 1 - first)
            XCTAssertEqual(rows[width * 3 / 8][0], 255)
        }
    }

    func testC21SeveralPicturesFanOutWithinTheFrame() throws {
        let straight = try Self.opacities(3, width: 160, height: 120, spread: 0)
        XCTAssertEqual(straight[60][0], 255)
        let fanned = try Self.opacities(3, width: 160, height: 120, spread: 1)
        XCTAssertEqual(fanned[60][0], 0, "all of them are smaller, so that their corners have room")
        func top(_ rows: [[UInt8]], _ column: Int) -> Int? { rows.firstIndex { $0[column] > 127 } }
        let (left, middle, right) = (top(fanned, 20), top(fanned, 80), top(fanned, 139))
        XCTAssertLessThan(try XCTUnwrap(left), try XCTUnwrap(middle), "one is turned anticlockwise")
        XCTAssertLessThan(try XCTUnwrap(right), try XCTUnwrap(middle), "and one is turned clockwise")
    }

    /// C25: a preview is drawn again for each frame of its animation.
    func testAnimatingThePreviewDoesNotLeak() throws {
        let frame = Rectangle(x: 40, y: 40, width: 160, height: 120)
        let preview = ContextMenuPreview(textures: [PreviewWindow.texture(0)], source: frame)
        let picture = PreviewPicture(preview, PreviewMotion(source: frame, frame: frame), on: Label())
        func draw(at progress: Double) throws {
            _ = try XCTUnwrap(
                Texture.drawing(width: 240, height: 200) {
                    picture.draw($0, in: frame, spread: progress, shadow: progress)
                })
        }
        _ = try MemoryGrowth.of(25) { try draw(at: Double($0) / 24) }
        let growth = try MemoryGrowth.of(500) { try draw(at: Double($0) / 500) }
        XCTAssertLessThan(growth, 250, "kilobytes for 500 frames")
    }

    func testLargePicturesAreScaledDown() {
        let large = PreviewWindow.texture(0)
        XCTAssertTrue(large.scaled(toFit: 400) == large)
        let small = large.scaled(toFit: 100)
        XCTAssertEqual(small.width, 100)
        XCTAssertEqual(small.height, 75)
    }
}

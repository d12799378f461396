import CGtk
import XCTest

@testable import Gtk

/// Shadows of rounded rectangles.
final class ShadowTests: GtkTestCase {
    private static func shadow(cornerRadius: Double) throws -> Texture {
        try XCTUnwrap(
            Texture.drawing(width: 200, height: 200) {
                $0.drawShadow(
                    of: Rectangle(x: 30, y: 30, width: 140, height: 140), cornerRadius: cornerRadius, drop: 4, blur: 16,
                    opacity: 0.4)
            })
    }

    /// Radii as of a shadow that grows and is drawn again for each frame.
    func testDrawingShadowsOfAllRadiiDoesNotLeak() throws {
        _ = try MemoryGrowth.of(13) { _ = try Self.shadow(cornerRadius: Double($0)) }
        let growth = try MemoryGrowth.of(500) { _ = try Self.shadow(cornerRadius: 12 * Double($0) / 500) }
        XCTAssertLessThan(growth, 250, "kilobytes for 500 shadows")
    }

    /// The widget that casts the shadow is drawn over it, so there is no gap between them.
    func testTheShadowReachesTheRoundedCorner() throws {
        for radius in [5.1, 5.5, 5.9] {
            let rows = try Self.shadow(cornerRadius: radius).opacities
            // The distance of the arc from the corner, along the diagonal.
            let arc = 30 + Int((radius * (1 - 0.5.squareRoot())).rounded(.down))
            XCTAssertGreaterThan(rows[arc][arc], 10, "\(radius)")
            XCTAssertEqual(rows[arc + 2][arc + 2], 0, "nothing is drawn below the widget that casts it")
        }
    }
}

extension Texture {
    /// The opacities of the texture's pixels, from 0 to 255, row by row.
    @MainActor fileprivate var opacities: [[UInt8]] {
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        gdk_texture_download(opaque, &bytes, gsize(width * 4))
        return (0..<height).map { y in (0..<width).map { x in bytes[(y * width + x) * 4 + 3] } }
    }
}

import XCTest

@testable import Pictures
@testable import Platform

/// A picture whose file says that the camera was held sideways is decoded upright.
final class OrientationTests: GtkTestCase {
    /// The side on which the red half of the stored picture, its left one, is displayed.
    private enum Side: Equatable { case left, right, top, bottom, nowhere }

    private func redSide(_ pixels: Pixels) -> Side {
        func isRed(_ x: Int, _ y: Int) -> Bool {
            let color = pixels.color(x: x, y: y)
            return color[0] > 200 && color[2] < 60
        }
        let corners = [
            isRed(2, 2), isRed(pixels.width - 3, 2), isRed(2, pixels.height - 3),
            isRed(pixels.width - 3, pixels.height - 3),
        ]
        switch corners {
        case [true, false, true, false]: return .left
        case [false, true, false, true]: return .right
        case [true, true, false, false]: return .top
        case [false, false, true, true]: return .bottom
        default: return .nowhere
        }
    }

    func testEveryOrientationIsApplied() throws {
        let jpeg = try Pixels.halves(width: 48, height: 32).encoded(as: "jpeg")
        // The stored left edge: Exif 2.3, section 4.6.4, Orientation.
        let expected: [UInt8: Side] = [
            1: .left, 2: .right, 3: .right, 4: .left, 5: .top, 6: .top, 7: .bottom, 8: .bottom,
        ]
        for (orientation, side) in expected {
            let pixels = try PictureDecoder.decode(Exif.tagged(jpeg, orientation: orientation), pixelLimit: 10_000)
                .pixels
            XCTAssertEqual(redSide(pixels), side, "orientation \(orientation)")
            XCTAssertEqual(pixels.width, orientation < 5 ? 48 : 32, "orientation \(orientation)")
            XCTAssertEqual(pixels.height, orientation < 5 ? 32 : 48, "orientation \(orientation)")
        }
    }

    func testPictureWithAThumbnailIsThePictureItself() throws {
        let jpeg = Exif.tagged(
            try Pixels.halves(width: 48, height: 32).encoded(as: "jpeg"), orientation: 6,
            thumbnail: try Pixels.halves(width: 8, height: 8).encoded(as: "jpeg"))
        let pixels = try PictureDecoder.decode(jpeg, pixelLimit: 10_000).pixels
        XCTAssertEqual(pixels.width, 32)
        XCTAssertEqual(redSide(pixels), .top)
    }
}

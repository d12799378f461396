import XCTest

@testable import Documents
@testable import Pictures
@testable import Gtk
@testable import Platform

/// Operations on a picture read nothing beyond its end, where there may be other memory or none.
final class PictureEndTests: GtkTestCase {
    private typealias Make = (_ orientation: Int) -> Pixels

    /// Returns a colour that no other pixel of a small picture has.
    private static func color(_ x: Int, _ y: Int, hasOpacity: Bool) -> [UInt8] {
        [UInt8(x * 7), UInt8(y * 11), UInt8(x + y * 40)] + (hasOpacity ? [UInt8(255 - x * 5 - y)] : [])
    }

    /// Calls a body with pictures of odd and even sizes, with and without opacity and padding.
    private func forEachPicture(_ body: (_ picture: Make, _ width: Int, _ height: Int, _ name: String) throws -> Void)
        rethrows
    {
        for (width, height) in [(1, 1), (2, 3), (3, 2), (5, 5), (7, 1), (8, 3), (9, 4)] {
            for hasOpacity in [false, true] {
                for isPadded in [false, true] {
                    let make: Make = { orientation in
                        Pixels.atMemoryEnd(width: width, height: height, isPadded: isPadded, orientation: orientation) {
                            Self.color($0, $1, hasOpacity: hasOpacity)
                        }
                    }
                    try body(make, width, height, "\(width) × \(height), opacity \(hasOpacity), padding \(isPadded)")
                }
            }
        }
    }

    private func assertColors(
        of picture: Pixels, width: Int, height: Int, _ name: String, place: (_ x: Int, _ y: Int) -> (x: Int, y: Int)
    ) {
        XCTAssertEqual([picture.width, picture.height], [width, height], name)
        for y in 0..<min(height, picture.height) {
            for x in 0..<min(width, picture.width) {
                let from = place(x, y)
                let expected = Self.color(from.x, from.y, hasOpacity: picture.hasOpacity)
                XCTAssertEqual(
                    Array(picture.color(x: x, y: y).prefix(expected.count)), expected, "\(name) at \(x), \(y)")
            }
        }
    }

    func testTurningReadsNothingBeyondThePicture() {
        forEachPicture { make, width, height, name in
            let picture = make(1)
            assertColors(of: picture.turned(.flipVertically), width: width, height: height, "flipped down, \(name)") {
                ($0, height - 1 - $1)
            }
            assertColors(of: picture.turned(.flipHorizontally), width: width, height: height, "flipped, \(name)") {
                (width - 1 - $0, $1)
            }
            assertColors(of: picture.turned(.left), width: height, height: width, "left, \(name)") {
                (width - 1 - $1, $0)
            }
            assertColors(of: picture.turned(.right), width: height, height: width, "right, \(name)") {
                ($1, height - 1 - $0)
            }
        }
    }

    func testOrientingReadsNothingBeyondThePicture() throws {
        try forEachPicture { make, width, height, name in
            let right = width - 1
            let bottom = height - 1
            // The origin of a pixel: the first stored pixel is at the top left, top right, bottom right and bottom left, in this
            // order; then the same with rows and columns exchanged (Exif 2.3, section 4.6.4, Orientation).
            let places: [(_ x: Int, _ y: Int) -> (x: Int, y: Int)] = [
                { ($0, $1) }, { (right - $0, $1) }, { (right - $0, bottom - $1) }, { ($0, bottom - $1) },
                { ($1, $0) }, { ($1, bottom - $0) }, { (right - $1, bottom - $0) }, { (right - $1, $0) },
            ]
            for (number, place) in zip(1..., places) {
                let stored = make(number)
                let upright = try XCTUnwrap(withExtendedLifetime(stored) { Pixels.upright(stored.pixbuf) })
                assertColors(
                    of: upright, width: number < 5 ? width : height, height: number < 5 ? height : width,
                    "orientation \(number), \(name)", place: place)
            }
        }
    }

    func testScalingWritingAndDrawingReadNothingBeyondThePicture() throws {
        try forEachPicture { make, width, height, name in
            let picture = make(1)
            XCTAssertEqual(
                max(picture.scaled(toFit: 2).width, picture.scaled(toFit: 2).height), min(2, max(width, height)), name)
            // Encoders of other formats may be missing, which GdkPixbuf doesn't report.
            for format in Pixels.writableFormats.intersection(["png", "jpeg", "bmp", "tiff", "webp"]) {
                XCTAssertFalse(try picture.encoded(as: format).isEmpty, format)
            }
            let texture = Texture(picture).scaled(toFit: 2)
            XCTAssertEqual(max(texture.width, texture.height), min(2, max(width, height)), name)
        }
    }
}

import TestSupport
import XCTest

@testable import Driving

/// A preview goes back into the picture that it was lifted out of: that is where it was, as large as it was, and nothing is
/// left in its place meanwhile (C21, C25).
final class PreviewReturnTests: GalleryTestCase {
    private static let red = ScreenPicture.Color(red: 250, green: 10, blue: 10)
    private static let nowhere = ScreenRectangle(x: -1, y: -1, width: 0, height: 0)

    /// The first picture, which is red, with the frame that says that it is selected.
    private var place: ScreenRectangle {
        get throws { try gallery.item(at: 1).screenRectangle.inset(by: -8) }
    }

    /// The preview, which has no caption to be called by.
    private var grown: AccessibleNode? {
        get throws { try app.accessible.findAll(role: "image", name: "Preview").first(where: \.isShowing) }
    }

    /// Opens the menu of that picture, and waits for its preview.
    private func open() throws {
        app.pointer.click(.secondary, at: try place.center)
        try expectMenu(.context, Self.rows(for: 1))
        _ = try app.waitFor("the preview") { try grown }
        _ = try Screenshot.settled(of: window.frame)
    }

    /// It never becomes smaller than the picture, and the selection's colour is back only with that.
    func testItGoesBackToWhereItWas() throws {
        try gallery.select(1)
        let place = try place
        let before = try Screenshot.settled(of: place)
        let size = try XCTUnwrap(before.box(of: Self.red, outside: Self.nowhere))
        try open()
        try app.keyboard.press("Escape")
        var frames: [ScreenPicture] = []
        // What says that it is selected is there again, if with a line for the keyboard.
        try TestSupport.waitUntil("the picture to be back", every: 5) {
            frames.append(try Screenshot.picture(of: place))
            guard let last = frames.last, last.blueShare > 0.05 else { return false }
            return frames.count > 5 && frames.suffix(5).allSatisfy { $0 == last }
        }
        let after = try XCTUnwrap(frames.last)
        // An edge between pixels is half in colour, and so may both be that face each other.
        for (number, frame) in frames.enumerated() {
            let box = try XCTUnwrap(frame.box(of: Self.red, outside: Self.nowhere))
            XCTAssertGreaterThanOrEqual(box.width, size.width - 2, "frame \(number) of \(frames.count)")
            XCTAssertGreaterThanOrEqual(box.height, size.height - 2, "frame \(number) of \(frames.count)")
            guard frame.difference(from: after) > 0.02 else { continue }
            XCTAssertEqual(frame.blueShare, 0, "frame \(number) of \(frames.count)")
        }
    }
}

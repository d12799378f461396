import TestSupport
import XCTest

@testable import Driving

/// A preview returns to its picture's place and size, and the picture's place is empty meanwhile (C21, C25).
final class PreviewReturnTests: GalleryTestCase {
    private static let red = ScreenPicture.Color(red: 250, green: 10, blue: 10)
    private static let nowhere = ScreenRectangle(x: -1, y: -1, width: 0, height: 0)

    /// The frame of the first picture, which is red, with its selection frame.
    private var place: ScreenRectangle {
        get throws { try gallery.item(at: 1).screenRectangle.inset(by: -8) }
    }

    /// The preview, which has no caption as its name.
    private var grown: AccessibleNode? {
        get throws { try app.accessible.findAll(role: "image", name: "Preview").first(where: \.isShowing) }
    }

    /// Opens that picture's menu, and waits for its preview.
    private func open() throws {
        app.pointer.click(.secondary, at: try place.center)
        try expectMenu(.context, Self.rows(for: 1))
        _ = try app.waitFor("the preview") { try grown }
        _ = try Screenshot.settled(of: window.frame)
    }

    /// The preview never becomes smaller than the picture, and the selection's colour appears only at the end.
    func testThePreviewShrinksBackToItsPicture() throws {
        try gallery.select(1)
        let place = try place
        let before = try Screenshot.settled(of: place)
        let size = try XCTUnwrap(before.box(of: Self.red, outside: Self.nowhere))
        try open()
        try app.keyboard.press("Escape")
        var frames: [ScreenPicture] = []
        // The selection frame is visible again, possibly with a focus ring.
        try TestSupport.waitUntil("the picture to be back", every: 5) {
            frames.append(try Screenshot.picture(of: place))
            guard let last = frames.last, last.blueShare > 0.05 else { return false }
            return frames.count > 5 && frames.suffix(5).allSatisfy { $0 == last }
        }
        let after = try XCTUnwrap(frames.last)
        // An edge between two pixels is drawn in half its colour, and so may be two opposite edges.
        for (number, frame) in frames.enumerated() {
            let box = try XCTUnwrap(frame.box(of: Self.red, outside: Self.nowhere))
            XCTAssertGreaterThanOrEqual(box.width, size.width - 2, "frame \(number) of \(frames.count)")
            XCTAssertGreaterThanOrEqual(box.height, size.height - 2, "frame \(number) of \(frames.count)")
            guard frame.difference(from: after) > 0.02 else { continue }
            XCTAssertEqual(frame.blueShare, 0, "frame \(number) of \(frames.count)")
        }
    }
}

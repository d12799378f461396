import TestSupport
import XCTest

@testable import Driving

/// A preview goes back into the picture that it was lifted out of: that is where it was, as large as it was, and nothing is
/// left in its place meanwhile (C21, C25).
final class PreviewReturnTests: GalleryTestCase {
    private static let red = ScreenPicture.Color(red: 250, green: 10, blue: 10)
    private static let nowhere = ScreenRectangle(x: -1, y: -1, width: 0, height: 0)

    /// A picture with the frame that says that it is selected.
    private func place(_ number: Int) throws -> ScreenRectangle { try item(at: number).screenRectangle.inset(by: -8) }

    /// The preview, which has no caption to be called by.
    private var grown: AccessibleNode? {
        get throws { try app.accessible.findAll(role: "image", name: "Preview").first(where: \.isShowing) }
    }

    /// Opens the menu of a picture, and waits for its preview.
    private func open(_ number: Int) throws {
        app.pointer.click(.secondary, at: try place(number).center)
        try expectMenu(.context, Self.rowsForOne)
        _ = try app.waitFor("the preview") { try grown }
        _ = try Screenshot.settled(of: window.frame)
    }

    /// It never becomes smaller than the picture, and the selection's colour is back only with that.
    func testItGoesBackToWhereItWas() throws {
        try select(1)
        let place = try place(1)
        let before = try Screenshot.settled(of: place)
        let size = try XCTUnwrap(before.box(of: Self.red, outside: Self.nowhere))
        try open(1)
        try app.keyboard.press("Escape")
        var frames: [ScreenPicture] = []
        // What says that it is selected is there again, if with a line for the keyboard.
        try TestSupport.waitUntil("the picture to be back", every: 5) {
            frames.append(try Screenshot.picture(of: place))
            guard let last = frames.last, last.blueShare > 0.05 else { return false }
            return frames.count > 5 && frames.suffix(5).allSatisfy { $0 == last }
        }
        let after = try XCTUnwrap(frames.last)
        // Between pixels an edge is half in colour.
        for (number, frame) in frames.enumerated() {
            let box = try XCTUnwrap(frame.box(of: Self.red, outside: Self.nowhere))
            XCTAssertGreaterThanOrEqual(box.width, size.width - 1, "frame \(number) of \(frames.count)")
            XCTAssertGreaterThanOrEqual(box.height, size.height - 1, "frame \(number) of \(frames.count)")
            guard frame.difference(from: after) > 0.02 else { continue }
            XCTAssertEqual(frame.blueShare, 0, "frame \(number) of \(frames.count)")
        }
    }

    /// Where the window has no room for the preview over its picture, that leaves nothing behind.
    func testInASmallWindowItsPlaceIsEmpty() throws {
        var seen = 0
        for (width, height) in [(620, 420), (900, 340)] {
            try app.windows.resize(window, width: width, height: height)
            _ = try Screenshot.settled(of: window.frame)
            // Those at the top.
            for number in [1, 2] {
                try open(number)
                let place = try place(number)
                let menu = try XCTUnwrap(app.windows.popovers.first).frame
                let shown = try XCTUnwrap(grown).screenRectangle.inset(by: -2)
                for strip in place.strips(outside: [menu, shown]) {
                    let picture = try Screenshot.picture(of: strip)
                    XCTAssertEqual(picture.blueShare, 0, "\(strip) of \(place), beside the preview in \(shown)")
                    seen += strip.width * strip.height
                }
                try app.keyboard.press("Escape")
                try expectNoMenu()
            }
        }
        XCTAssertGreaterThan(seen, 200, "each preview is where its picture was")
    }
}

extension ScreenRectangle {
    /// The columns of it that have nothing in common with other areas, each as wide as there is room.
    fileprivate func strips(outside others: [ScreenRectangle]) -> [ScreenRectangle] {
        var strips: [ScreenRectangle] = []
        for column in x..<right {
            let area = ScreenRectangle(x: column, y: y, width: 1, height: height)
            guard !others.contains(where: { $0.overlaps(area) }) else { continue }
            if let last = strips.last, last.right == column {
                strips[strips.count - 1] = ScreenRectangle(x: last.x, y: y, width: last.width + 1, height: height)
            } else {
                strips.append(area)
            }
        }
        return strips
    }
}

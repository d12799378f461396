import TestSupport
import XCTest

@testable import Driving

/// A context menu's list, the preview beside it and the dimmed window behind them appear together (C21).
final class MenuAndPreviewMotionTests: GalleryTestCase {
    private static let red = ScreenPicture.Color(red: 250, green: 10, blue: 10)
    private static let white = ScreenPicture.Color(red: 255, green: 255, blue: 255)
    private static let nowhere = ScreenRectangle(x: -1, y: -1, width: 0, height: 0)

    override var isComposited: Bool { true }

    /// The progress of preview and dimming in a screenshot of the window, from 0 to 1, and the width of the list relative to its
    /// final width, which is `nil` before it is opaque.
    private struct Progress {
        let preview: Double
        let dim: Double
        let list: Double?

        var isTogether: Bool {
            guard abs(preview - dim) < 0.12 else { return false }
            // Until it is dimmed, the text below the list is white, too.
            if (0.25..<0.5).contains(preview) { return list ?? 0 < 0.97 }
            // The list grows from four fifths of its size, and is opaque during the last third of the animation.
            return preview < 0.75 || list.map { abs($0 - (0.8 + 0.2 * preview)) < 0.04 } ?? false
        }
    }

    private func progress(
        of frames: [ScreenPicture], from before: ScreenPicture, menu: ScreenRectangle, ground: ScreenPoint
    ) throws -> [Progress] {
        let after = try XCTUnwrap(frames.last)
        func preview(_ picture: ScreenPicture) throws -> Double {
            Double(try XCTUnwrap(picture.box(of: Self.red, outside: menu)).width)
        }
        func light(_ picture: ScreenPicture) throws -> Double { Double(try picture.pixel(at: ground).green) }
        // Of everything white, only the list isn't dimmed.
        func list(_ picture: ScreenPicture) -> Double? {
            picture.cropped(to: menu).box(of: Self.white, outside: Self.nowhere).map { Double($0.width) }
        }
        let width = try XCTUnwrap(list(after))
        return try frames.map { frame in
            Progress(
                preview: (try preview(frame) - preview(before)) / (try preview(after) - preview(before)),
                dim: (try light(frame) - light(before)) / (try light(after) - light(before)),
                list: list(frame).map { $0 / width })
        }
    }

    func testMenuAndPreviewGrowTogether() throws {
        let picture = try gallery.item(at: 1).screenRectangle
        app.pointer.click(.secondary, at: picture.center)
        try expectMenu(.context, Self.rows(for: 1))
        let window = try self.window.frame
        let menu = try XCTUnwrap(openMenu(.context).children.first).screenRectangle.moved(x: -window.x, y: -window.y)
        try app.keyboard.press("Escape")
        try expectNoMenu()
        let ground = try note.screenRectangle.center.moved(x: -window.x, y: -window.y)
        // A screenshot may be taken while the compositor is drawing: half of it is then older than the other.
        try MotionTestCase.attempt("seen growing together") {
            let before = try Screenshot.settled(of: window)
            let frames = try MotionTestCase.frames(of: window) { app.pointer.click(.secondary, at: picture.center) }
            let steps = try progress(of: frames, from: before, menu: menu, ground: ground)
            XCTAssertEqual(steps.last?.list, 1)
            try app.keyboard.press("Escape")
            try expectNoMenu()
            return steps.contains { (0.25...0.95).contains($0.preview) } && steps.allSatisfy(\.isTogether)
        }
    }
}

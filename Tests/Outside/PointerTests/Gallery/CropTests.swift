import CGtk
import TestSupport
import XCTest

@testable import Driving

/// Cropping a picture to the region selected in the viewer, which can be undone.
final class CropTests: ViewerTestCase {
    override var arguments: [String] { ["quarters.png"] }

    /// Adds a picture with pixels, beside the drawing.
    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        let pixbuf = try XCTUnwrap(gdk_pixbuf_new_from_file(home.path + "/quarters.svg", nil))
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        gdk_pixbuf_savev(pixbuf, home.path + "/quarters.png", "png", nil, nil, nil)
    }

    /// Waits until the picture, copied as a whole, has this size.
    private func expectPicture(_ width: Int, _ height: Int) throws {
        let note = try XCTUnwrap(app.windows.topLevels.first { $0.title.contains("Longpress") })
        try app.windows.activate(note)
        try app.waitUntil("\(width) × \(height) pixels") {
            try self.app.keyboard.press("shift+ctrl+c")
            guard let png = try self.app.clipboard.read(type: "image/png"), png.count > 24 else { return false }
            func number(_ start: Int) -> Int { png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
            return number(16) == width && number(20) == height
        }
    }

    func testTheEditMenuCropsAndUndoRestoresThePicture() throws {
        try openViewer()
        try drag(from: (150, 100), to: (280, 190))
        try expectMenu(.edit, "Copy | Select All | Crop")
        try choose("Crop")
        try expectNoMenu()
        try expectSelected("")
        try expectPicture(130, 90)
        try app.keyboard.press("ctrl+z")
        try expectPicture(400, 300)
        try app.keyboard.press("shift+ctrl+z")
        try expectPicture(130, 90)
    }

    func testTheMenuBarCropsTheSelectedRegion() throws {
        try openViewer()
        try drag(from: (100, 100), to: (300, 140))
        try expectMenu(.edit, "Copy | Select All | Crop")
        try app.keyboard.press("Escape")
        try app.windows.activate(try XCTUnwrap(app.windows.topLevels.first { $0.title.contains("Longpress") }))
        try chooseInMenuBar("Image", "Crop")
        try expectPicture(200, 40)
    }

    func testTheViewersMenuCropsTheSelectedRegion() throws {
        try openViewer()
        try drag(from: (0, 0), to: (200, 300))
        try app.keyboard.press("Escape")
        try app.keyboard.press("F10")
        try choose("Crop")
        try expectSelected("")
        try app.waitUntil("the cropped picture in the middle of the window") {
            try Screenshot.pixel(at: self.place(290, 20)).isNear(Self.red, tolerance: 30)
        }
        try expectPicture(200, 300)
        try app.keyboard.press("ctrl+z")
        try expectPicture(400, 300)
    }
}

import CGtk
import TestSupport
import XCTest

/// A test of the viewer with one picture at 100 %, 400 × 300 pixels, with four colours in reading order: red, green, blue and
/// yellow.
class ViewerTestCase: AppTestCase {
    static let (red, green) = (
        ScreenPicture.Color(red: 250, green: 10, blue: 10), ScreenPicture.Color(red: 10, green: 160, blue: 10)
    )
    static let (blue, yellow) = (
        ScreenPicture.Color(red: 10, green: 10, blue: 250), ScreenPicture.Color(red: 240, green: 220, blue: 10)
    )

    override var arguments: [String] { ["quarters.svg"] }

    /// Additional SVG content drawn over the four colours.
    var content: String { "" }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        func part(_ x: Int, _ y: Int, _ color: ScreenPicture.Color) -> String {
            let fill = "rgb(\(color.red),\(color.green),\(color.blue))"
            return #"<rect x="\#(x)" y="\#(y)" width="200" height="150" fill="\#(fill)"/>"#
        }
        let parts =
            part(0, 0, Self.red) + part(200, 0, Self.green) + part(0, 150, Self.blue) + part(200, 150, Self.yellow)
        try home.write(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">\#(parts)\#(content)</svg>"#,
            to: "quarters.svg")
    }

    /// Opens the viewer, wide enough that its bar doesn't cover the picture.
    func openViewer(width: Int = 480, height: Int = 460) throws {
        try focusPicture("Image 1")
        try app.keyboard.press("Return")
        try app.waitUntil("the viewer") { self.app.windows.active?.title == "quarters" }
        try app.windows.resize(try window, width: width, height: height)
        try app.waitUntil("the viewer's size") {
            try self.window.visibleFrame.width == width && self.window.visibleFrame.height == height
        }
        try app.waitUntil("the picture at its place") {
            try Self.isNear(self.place(20, 20), Self.red) && Self.isNear(self.place(380, 280), Self.yellow)
        }
    }

    private static func isNear(_ place: ScreenPoint, _ color: ScreenPicture.Color) throws -> Bool {
        try Screenshot.pixel(at: place).isNear(color, tolerance: 30)
    }

    /// Returns the place of a pixel of the picture on the screen, at 100 %.
    func place(_ x: Int, _ y: Int) throws -> ScreenPoint {
        let middle = try window.visibleFrame.center
        return ScreenPoint(x: middle.x + x - 200, y: middle.y + y - 150)
    }

    /// Drags from one pixel to another.
    func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) throws {
        waitForNewSuccession()
        app.pointer.drag(from: try place(start.x, start.y), to: try place(end.x, end.y))
    }

    // MARK: Selection

    /// Waits until the accessible description of the selection is this; empty for no selection.
    func expectSelected(_ text: String) throws {
        try TestSupport.waitFor("the selection", value: { try picture.description }, until: { $0 == text })
    }

    private var picture: AccessibleNode {
        get throws {
            try app.waitFor("the picture") {
                try self.app.accessible.first { try $0.name == "quarters" && $0.has("focusable") && $0.role != "frame" }
            }
        }
    }

    /// Returns whether a knob of the selected region is visible at a pixel.
    func isKnob(_ x: Int, _ y: Int) throws -> Bool { try isKnob(at: place(x, y)) }

    // MARK: Copied pictures

    /// A picture on the clipboard.
    struct Copied {
        let width: Int
        let height: Int
        /// The colours in the four corners, in reading order.
        let corners: [ScreenPicture.Color]
    }

    /// Waits for a picture on the clipboard, and expects it to have this size.
    func copiedPicture(_ width: Int, _ height: Int) throws -> Copied {
        let copied = try app.waitFor("the copied picture") {
            try self.app.clipboard.types().contains("image/png")
                ? self.app.clipboard.read(type: "image/png").flatMap(Self.decode) : nil
        }
        XCTAssertEqual([copied.width, copied.height], [width, height])
        return copied
    }

    private static func decode(_ bytes: [UInt8]) -> Copied? {
        guard let loader = gdk_pixbuf_loader_new() else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let isWritten = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), nil) != 0
        guard gdk_pixbuf_loader_close(loader, nil) != 0, isWritten, let picture = gdk_pixbuf_loader_get_pixbuf(loader),
            let start = gdk_pixbuf_read_pixels(picture)
        else { return nil }
        let (width, height) = (Int(gdk_pixbuf_get_width(picture)), Int(gdk_pixbuf_get_height(picture)))
        let (stride, channels) = (Int(gdk_pixbuf_get_rowstride(picture)), Int(gdk_pixbuf_get_n_channels(picture)))
        let corners = [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)].map { x, y in
            let pixel = start + y * stride + x * channels
            return ScreenPicture.Color(red: Int(pixel[0]), green: Int(pixel[1]), blue: Int(pixel[2]))
        }
        return Copied(width: width, height: height, corners: corners)
    }
}

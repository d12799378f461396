import TestSupport
import XCTest

@testable import Driving

/// Several pictures on Wayland.
final class WaylandGalleryTests: WaylandTouchTestCase {
    override var arguments: [String] { ["one.png", "two.png", "three.png"] }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        for file in arguments { try home.write(SamplePicture.png.bytes, to: file) }
    }

    /// C17, C21: a menu opened within the selection applies to all selected pictures, and shows their number.
    func testTheMenuOfSeveralPicturesShowsTheirNumber() throws {
        app.pointer.click(at: try picture("Image 1").extents.center)
        try app.keyboard.press("ctrl+a")
        try app.waitUntil("everything to be selected") {
            try ["Image 1", "Image 2", "Image 3"].allSatisfy { try self.picture($0).has("selected") }
        }
        try touch.hold(at: try picture("Image 2").extents.center)
        try app.waitUntil("the menu of three pictures") {
            try self.app.accessible.find(role: "menu", name: "3 Images")?.isShowing == true
        }
        try app.keyboard.press("Escape")
        try expectNoPopover()
    }
}

import TestSupport
import XCTest

@testable import Driving

/// An image with an edit menu.
final class ImageExampleTests: AppTestCase {
    override var executable: String? { get throws { try BuiltProducts.folder + "/longpress-example-image" } }

    private func open() throws {
        waitForNewSuccession()
        app.pointer.click(.secondary, at: try find(role: "image", name: "Picture").screenPoint)
        try expectMenu(.edit, "Copy | Delete | Dim")
    }

    func testTheImageIsCopied() throws {
        try open()
        try Screenshot.take("example-image")
        try choose("Copy")
        try app.waitUntil("a picture on the clipboard") { try app.clipboard.types().contains("image/png") }
        // A PNG file has its width and height at these offsets.
        let file = try XCTUnwrap(app.clipboard.read(type: "image/png"))
        XCTAssertEqual(Array(file[16..<24]), [0, 0, 1, 64, 0, 0, 0, 200], "not 320 × 200")
    }

    func testDimDarkensTheImageAndADeletedImageHasNoMenu() throws {
        let place = try find(role: "image", name: "Picture").screenRectangle
        let middle = ScreenPoint(x: place.center.x, y: place.y + place.height / 4)
        let before = try Screenshot.pixel(at: middle)
        try open()
        try choose("Dim")
        try app.waitUntil("the image to be darker") { try Screenshot.pixel(at: middle).red < before.red }
        try expectNoMenu()
        try open()
        try choose("Delete")
        let picture = try find(role: "image", name: "Picture")
        try TestSupport.waitFor("no image", value: { try picture.description }, until: { $0 == "No image" })
        waitForNewSuccession()
        app.pointer.click(.secondary, at: middle)
        try waitForQuiet()
        try expectNoMenu()
        toleratedErrors = ["Longpress-WARNING"]
    }
}

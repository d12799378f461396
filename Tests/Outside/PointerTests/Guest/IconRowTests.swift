import TestSupport
import XCTest

@testable import Driving

/// Commands side by side, with a pointer that moves like a real one.
final class IconRowTests: AppTestCase {
    override var executable: String? { get throws { try BuiltProducts.folder + "/longpress-guest" } }

    private static let rows = "Bold\nItalic\nUnderline\n---\nCopy"

    private var page: ScreenPoint { get throws { try find(role: "label", name: "Page").screenPoint } }

    private func expectPrinted(_ text: String) throws {
        try TestSupport.waitFor("the output", value: { app.standardOutput }, until: { $0 == text })
        try expectNoMenu()
    }

    /// C3, C28: the pointer moves along the row, and a click chooses the command under it. A toggle keeps the menu open.
    func testClicksToggleAndChooseIcons() throws {
        app.pointer.click(.secondary, at: try page)
        try expectMenu(.context, Self.rows)
        let places = try ["Bold", "Italic", "Underline"].map { try item($0).screenRectangle }
        XCTAssertEqual(Set(places.map(\.y)).count, 1)
        XCTAssertEqual(places.map(\.x), places.map(\.x).sorted())
        try Screenshot.take("icon-row")
        try choose("Bold")
        try app.waitUntil("the toggle to be on") { try item("Bold").has("checked") }
        for place in places { app.pointer.move(to: place.center) }
        try choose("Italic")
        try expectPrinted("Italic\n")
    }

    /// C3: a held press moves on to an icon, and chooses it by its release.
    func testAHeldPressChoosesAnIcon() throws {
        app.pointer.move(to: try page)
        app.pointer.press(.secondary)
        try expectMenu(.context, Self.rows)
        app.pointer.glide(to: try item("Copy").screenPoint, steps: 10, milliseconds: 200)
        app.pointer.glide(to: try item("Underline").screenPoint, steps: 10, milliseconds: 200)
        app.pointer.release(.secondary)
        try expectPrinted("Underline\n")
    }
}

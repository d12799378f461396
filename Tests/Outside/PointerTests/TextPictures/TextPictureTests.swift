import TestSupport
import XCTest

@testable import Driving

/// Pictures in the text, with keys and mouse.
final class TextPictureTests: AppTestCase {
    override var arguments: [String] { ["note.html"] }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        try home.write(Self.page, to: "note.html")
    }

    /// A note in the app's own format, with a picture between two lines.
    private static let page = FileTestCase.page(
        """
        before</p>
        <figure data-size="full"><img alt="Lake" data-name="lake.svg" src="data:image/svg+xml;base64,\(picture)">\
        <figcaption dir="auto">Lake</figcaption></figure>
        <p dir="auto">behind
        """)
    private static let picture =
        "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIyMDAiIGhlaWdodD0iMTIwIj48cmVjdCB3aWR0aD0iMjAw"
        + "IiBoZWlnaHQ9IjEyMCIgZmlsbD0icmVkIi8+PC9zdmc+"

    private static let rows = PictureTestCase.rows.replacing("Rotate ▸\n", with: "Rotate ▸\nSize ▸\n")
        .replacing("Move to Text", with: "Move to Side").replacing("Open With…\n", with: "")

    private var inText: AccessibleNode { get throws { try find(role: "image", name: "Lake") } }

    /// C1, C20: with every way of opening; the words around it keep their own menu.
    func testThePictureHasAContextMenuAndTheTextAnEditMenu() throws {
        let middle = try inText.screenRectangle.center
        app.pointer.click(.secondary, at: middle)
        try expectMenu(.context, Self.rows)
        try app.keyboard.press("Escape")
        try expectNoMenu()
        app.pointer.hold(at: middle)
        try expectMenu(.context, Self.rows)
        try app.keyboard.press("Escape")
        try expectNoMenu()
        waitForNewSuccession()
        app.pointer.click(at: middle)
        try app.keyboard.press("Menu")
        try expectMenu(.context, Self.rows)
        try app.keyboard.press("Escape")
        try expectNoMenu()
        app.pointer.click(.secondary, at: try place(of: "hin"))
        try expectMenu(.edit, "Select | Select All")
        try app.keyboard.press("Escape")
        try expectNoMenu()
    }

    /// The picture is drawn in its size above the caption, with a frame in the selection's colour once it is selected.
    func testThePictureIsDrawnWithItsCaptionSizeAndFrame() throws {
        let (red, frame) = (
            ScreenPicture.Color(red: 255, green: 0, blue: 0), ScreenPicture.Color(red: 53, green: 132, blue: 228)
        )
        /// Returns the red box on screen.
        func drawn() throws -> ScreenRectangle? {
            try Screenshot.settled().box(of: red, outside: ScreenRectangle(x: 0, y: 0, width: 0, height: 0))
        }
        let full = try app.waitFor("the picture to be drawn") { try drawn() }
        XCTAssertEqual(full.width, 200, accuracy: 2)
        XCTAssertEqual(full.height, 120, accuracy: 2)
        let box = try inText.screenRectangle
        XCTAssertEqual(full.y, box.y, accuracy: 2)
        let caption = ScreenRectangle(
            x: box.x, y: full.bottom + 2, width: box.width, height: box.bottom - full.bottom - 2)
        XCTAssertGreaterThan(try Screenshot.settled().ink(in: caption), 0.01, "no caption")
        let beside = ScreenPoint(x: full.x - 2, y: full.center.y)
        XCTAssertFalse(try Screenshot.settled().pixel(at: beside).isNear(frame))
        app.pointer.click(at: full.center)
        try app.waitUntil("the frame") { try Screenshot.settled().pixel(at: beside).isNear(frame) }
        // There is no highlight below it, unless the surrounding text is selected, too.
        let below = ScreenPoint(x: box.center.x, y: box.bottom + 5)
        let ground = try Screenshot.settled().pixel(at: ScreenPoint(x: full.right + 60, y: box.bottom + 5))
        XCTAssertTrue(try Screenshot.settled().pixel(at: below).isNear(ground), "a stripe below the picture")
        try app.keyboard.press("ctrl+a")
        try app.waitUntil("everything to be selected") { try !Screenshot.settled().pixel(at: below).isNear(ground) }
        // At another place, because a double click would open it.
        app.pointer.click(at: ScreenPoint(x: full.center.x + 40, y: full.center.y + 20))
        try app.waitUntil("only the picture to be selected") {
            try Screenshot.settled().pixel(at: below).isNear(ground)
        }
        try menuBar.choose("Image", "Size", "Small")
        let column = try note.screenRectangle.width
        try app.waitUntil("the picture to be small") {
            try drawn().map { $0.width < full.width && $0.width > column / 5 && $0.width < column / 2 } ?? false
        }
        try app.keyboard.press("ctrl+z")
        try app.waitUntil("its previous size") { try drawn().map { abs($0.width - full.width) <= 2 } ?? false }
    }

    func testThePictureMovesToTheSideAndBack() throws {
        app.pointer.click(.secondary, at: try inText.screenRectangle.center)
        try expectMenu(.context, Self.rows)
        try choose("Move to Side")
        try expectText("before\nbehind")
        _ = try picture("Lake")
        try app.keyboard.press("ctrl+z")
        try expectText("before\n\nbehind")
        _ = try inText
        try app.waitUntil("the pane to be empty") { try self.pictureNames.isEmpty }
        try app.keyboard.press("shift+ctrl+z")
        app.pointer.click(.secondary, at: try picture("Lake").screenRectangle.center)
        try choose("Move to Text")
        try app.waitUntil("the pane to be empty") { try self.pictureNames.isEmpty }
        _ = try inText
    }

    /// A selection of text and picture is cut and pasted as a whole.
    func testASelectionAcrossThePictureIsCutAndPasted() throws {
        app.pointer.click(at: try place(of: "before"))
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("ctrl+x")
        try expectText("")
        try app.keyboard.press("ctrl+v")
        try expectText("before\n\nbehind")
        _ = try inText
        try app.keyboard.press("ctrl+z")
        try expectText("")
        try app.keyboard.press("ctrl+z")
        try expectText("before\n\nbehind")
        try app.keyboard.press("ctrl+Home")
        try app.keyboard.press("Down")
        try app.keyboard.press("Delete")
        try app.waitUntil("the picture to be gone") {
            try self.app.accessible.find(role: "image", name: "Lake") == nil
        }
        try app.keyboard.press("ctrl+z")
        _ = try inText
        try expectText("before\n\nbehind")
    }

    private func expectText(_ text: String) throws {
        try app.waitUntil("the text to be \(text.debugDescription)") {
            // Some versions of GTK omit the character.
            try self.note.text.replacing("\u{FFFC}", with: "") == text
        }
    }
}

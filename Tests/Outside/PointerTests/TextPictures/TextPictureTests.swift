import TestSupport
import XCTest

@testable import Driving

/// Pictures that stand in the text, with keys and mouse.
final class TextPictureTests: AppTestCase {
    override var arguments: [String] { ["note.html"] }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        try home.write(Self.page, to: "note.html")
    }

    /// A note of ours with a picture between two lines.
    private static let page = """
        <!DOCTYPE html>
        <html>
        <head>
        <meta charset="utf-8">
        <title>note</title>
        <meta name="generator" content="Longpress">
        <style></style>
        </head>
        <body>
        <p dir="auto">before</p>
        <figure data-size="full"><img alt="Lake" data-name="lake.svg" src="data:image/svg+xml;base64,\(picture)">\
        <figcaption dir="auto">Lake</figcaption></figure>
        <p dir="auto">behind</p>
        </body>
        </html>

        """
    private static let picture =
        "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIyMDAiIGhlaWdodD0iMTIwIj48cmVjdCB3aWR0aD0iMjAw"
        + "IiBoZWlnaHQ9IjEyMCIgZmlsbD0icmVkIi8+PC9zdmc+"

    private static let rows = PictureTestCase.rows.replacing("Rotate ▸\n", with: "Rotate ▸\nSize ▸\n")
        .replacing("Move to Text", with: "Move to Side").replacing("Open With…\n", with: "")

    private var inText: AccessibleNode { get throws { try find(role: "image", name: "Lake") } }

    /// C1, C20: by every way in; the words around it keep their own menu.
    func testItHasItsContextMenuAndTheTextItsEditMenu() throws {
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

    func testItGoesToTheSideAndBack() throws {
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

    /// What is selected across text and picture goes and comes as one.
    func testASelectionAcrossItIsCutAndPasted() throws {
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
            // Some versions of GTK leave the character out.
            try self.note.text.replacing("\u{FFFC}", with: "") == text
        }
    }
}

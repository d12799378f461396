import TestSupport
import XCTest

@testable import Driving

/// R2, R22: the same result dims items in the bar and hides them in the popovers, and it is always current.
final class MenuBarDimmingTests: AppTestCase {
    private static let untouched = "(Undo\tCtrl+Z)\n(Redo\tShift+Ctrl+Z)\n"
    private static let typed = "Undo Typing\tCtrl+Z\n(Redo\tShift+Ctrl+Z)\n"

    private static let finding =
        "\nFind…\tCtrl+F\n(Find Next\tCtrl+G)\n(Find Previous\tShift+Ctrl+G)\nReplace…\tCtrl+H"

    /// Expects the Edit menu to have these lines, followed by its usual last ones.
    private func expectEditMenu(_ lines: String, line: UInt = #line) throws {
        try menuBar.expect(
            "Edit", lines + Self.finding + "\nSpelling\n(Define)\nSearch With\n(Open Link)\n(Copy Link)", line: line)
    }

    func testTheBarFollowsTheFocusFromTextToCaptionToPicture() throws {
        try focusNote()
        try expectEditMenu(
            Self.untouched
                + "(Cut\tCtrl+X)\n(Copy\tCtrl+C)\nCopy As\n(Paste\tCtrl+V)\n(Paste and Match Style\tShift+Ctrl+V)\n(Delete)\nSelect\nSelect All\tCtrl+A\nInsert Emoji…"
        )
        app.pointer.click(.secondary, at: try caption.screenRectangle.center)
        try expectMenu(.edit, "Copy | Edit Caption…")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try expectEditMenu(
            Self.untouched
                + "(Cut\tCtrl+X)\nCopy\tCtrl+C\nCopy As\n(Paste\tCtrl+V)\n(Paste and Match Style\tShift+Ctrl+V)\n(Delete)\n(Select)\n(Select All\tCtrl+A)\n(Insert Emoji…)"
        )
        app.pointer.click(at: try picture().screenRectangle.center)
        try app.waitUntil("the picture to have the focus") { try self.picture().has("focused") }
        try expectEditMenu(
            Self.untouched
                + "Cut\tCtrl+X\nCopy\tCtrl+C\nCopy As\n(Paste\tCtrl+V)\n(Paste and Match Style\tShift+Ctrl+V)\nDelete\n(Select)\n(Select All\tCtrl+A)\n(Insert Emoji…)"
        )
        try menuBar.expect(
            "Image",
            """
            Add Image…\tShift+Ctrl+M
            (Paste Image)
            (Take Screenshot…)
            Open
            Copy Image\tShift+Ctrl+C
            (Copy Text)
            Save Image As…
            Open With…
            Rotate
            (Crop)
            Size
            Edit Caption…\tF2
            (Move Earlier\tAlt+Up)
            (Move Later\tAlt+Down)
            Move to Text
            (Move to Side)
            Remove Image
            """)
    }

    func testTheBarFollowsTheClipboardOfOtherPrograms() throws {
        try write("text")
        try offer("other text")
        try expectEditMenu(
            Self.typed
                + "(Cut\tCtrl+X)\n(Copy\tCtrl+C)\nCopy As\nPaste\tCtrl+V\nPaste and Match Style\tShift+Ctrl+V\n(Delete)\nSelect\nSelect All\tCtrl+A\nInsert Emoji…"
        )
        app.clipboard.clear()
        try app.waitUntil("the clipboard to be empty") { try self.app.clipboard.types().isEmpty }
        try expectEditMenu(
            Self.typed
                + "(Cut\tCtrl+X)\n(Copy\tCtrl+C)\nCopy As\n(Paste\tCtrl+V)\n(Paste and Match Style\tShift+Ctrl+V)\n(Delete)\nSelect\nSelect All\tCtrl+A\nInsert Emoji…"
        )
    }
}

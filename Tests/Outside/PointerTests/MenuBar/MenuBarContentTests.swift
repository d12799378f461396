import TestSupport
import XCTest

@testable import Driving

/// C7, C13: every command is in the menu bar, with its keys, and unavailable ones are dimmed.
final class MenuBarContentTests: AppTestCase {
    func testEveryCommandIsInTheBarWithItsKeys() throws {
        try focusNote()
        try menuBar.expect(
            "File",
            """
            New\tCtrl+N
            Open…\tCtrl+O
            Open Recent
            Choose Notes Folder…
            In Notes Folder
            (Save\tCtrl+S)
            Save As…\tShift+Ctrl+S
            (Edit a Copy)
            Share…
            Export as PDF…
            Print…\tCtrl+P
            Close\tCtrl+W
            Quit\tCtrl+Q
            """)
        try menuBar.expect(
            "Edit",
            """
            (Undo\tCtrl+Z)
            (Redo\tShift+Ctrl+Z)
            (Cut\tCtrl+X)
            (Copy\tCtrl+C)
            Copy As
            (Paste\tCtrl+V)
            (Paste and Match Style\tShift+Ctrl+V)
            (Delete)
            Select
            Select All\tCtrl+A
            Insert Emoji…
            Find…\tCtrl+F
            (Find Next\tCtrl+G)
            (Find Previous\tShift+Ctrl+G)
            Replace…\tCtrl+H
            Spelling
            (Define)
            Search With
            (Open Link)
            (Copy Link)
            """)
        try menuBar.expect(
            "Format",
            """
            Bold\tCtrl+B
            Italic\tCtrl+I
            Underline\tCtrl+U
            Strikethrough\tShift+Ctrl+X
            Highlight\tShift+Ctrl+H
            Code\tCtrl+E
            Paragraph Style
            List
            Link…\tCtrl+K
            (Edit Link…)
            (Remove Link)
            (Copy Style\tCtrl+Alt+C)
            (Paste Style\tCtrl+Alt+V)
            Writing Direction
            """)
        try menuBar.expect(
            "Image",
            """
            Add Image…\tShift+Ctrl+M
            (Paste Image)
            (Take Screenshot…)
            (Open)
            (Copy Image\tShift+Ctrl+C)
            (Copy Text)
            (Save Image As…)
            (Open With…)
            Rotate
            (Crop)
            Size
            Edit Caption…\tF2
            (Move Earlier\tAlt+Up)
            (Move Later\tAlt+Down)
            (Move to Text)
            (Move to Side)
            (Remove Image)
            """)
        try menuBar.expect(
            "View",
            """
            ✓ Images\tF9
            Word Count
            Web Page
            Notes Folder\tF8
            Sort By
            Larger Text\tCtrl++
            Smaller Text\tCtrl+-
            (Normal Size\tCtrl+0)
            Appearance
            Right-Click Opens List
            Show Menu After Selecting
            Save Automatically
            Full Screen\tF11
            """)
        try menuBar.expect(
            "Help", "Welcome Note\tF1\nGuidelines\tShift+F1\nKeyboard Shortcuts\tCtrl+?\nAbout Longpress")
    }
}

import TestSupport
import XCTest

@testable import Driving

/// E29: the sheet opens from the text's menu and the File menu, and nothing else can be reached until it is answered.
final class ShareSheetTests: ShareTestCase {
    override var programs: [String: [String]] {
        ["Mail": ["x-scheme-handler/mailto"], "Reader": ["text/plain"], "Painter": ["image/png"]]
    }

    /// E31: Share… is last. E29: all targets are available, and Cancel.
    func testTheSheetListsTheTargetsOfASelection() throws {
        try select("finger")
        app.pointer.click(.secondary, at: try place(of: "finger"))
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try choose("Share…")
        let opened = try sheet.expect()
        XCTAssertEqual(
            try opened.findAll(role: "button").map { try $0.name },
            ["Open With…", "Email…", "Copy as Markdown", "Save Copy…", "Cancel"])
        XCTAssertTrue(opened.has("modal"))
        try expectNoMenu()
        try app.waitUntil("the first row to have the focus") {
            try opened.find(role: "button", name: "Open With…")?.has("focused") == true
        }
    }

    func testNothingElseIsReachableWhileTheSheetIsOpen() throws {
        try select("finger")
        let (note, text) = (try note, try note.text)
        try shareSelection()
        // Nor with keys of the app or of the menus, nor by typing, holding, or scrolling.
        for key in ["ctrl+x", "Menu", "F10", "ctrl+w", "ctrl+n", "Delete", "x", "F1"] { try app.keyboard.press(key) }
        app.pointer.hold(
            at: ScreenPoint(
                x: try sheet.expect().screenRectangle.center.x, y: try sheet.expect().screenRectangle.y + 12))
        for key in ["Tab", "Tab", "Tab"] { try app.keyboard.press(key) }
        let opened = try sheet.expect()
        try app.waitUntil("Save Copy… to have the focus") {
            try opened.find(role: "button", name: "Save Copy…")?.has("focused") == true
        }
        for key in ["Tab", "Tab"] { try app.keyboard.press(key) }
        try app.waitUntil("the focus to wrap around") {
            try opened.find(role: "button", name: "Open With…")?.has("focused") == true
        }
        XCTAssertEqual(try note.text, text)
        XCTAssertEqual(app.windows.topLevels.count, 1)
        try app.keyboard.press("Escape")
        try sheet.expectNone()
        XCTAssertEqual(try note.selectedText, "finger")
    }

    /// With nothing selected, the text's menu has nothing to share; the File menu shares the whole note.
    func testTheFileMenuSharesTheWholeNote() throws {
        try write("one\ntwo")
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Select | Select All")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try shareFromFileMenu()
        try sheet.choose("Copy as Markdown")
        try expectClipboard("one\n\ntwo")
        try sheet.expectNone()
        try app.waitUntil("the note to have the focus") { try self.note.has("focused") }
    }

    func testTheFileMenuSharesTheSelection() throws {
        try write("one two three")
        try select("two")
        try shareFromFileMenu()
        try sheet.choose("Copy as Markdown")
        try expectClipboard("two")
    }

    /// E29: the styles are included.
    func testCopyAsMarkdownKeepsTheStyles() throws {
        try write("a b*c d")
        try select("b*c")
        try app.keyboard.press("ctrl+b")
        try app.keyboard.press("ctrl+u")
        try app.keyboard.press("ctrl+a")
        try shareSelection()
        try sheet.choose("Copy as Markdown")
        try expectClipboard("a <u>**b\\*c**</u> d")
        try expectText("a b*c d")
    }

    func testTheFileMenuSharesTheFocusedPicture() throws {
        app.pointer.click(at: try picture().screenPoint)
        try app.waitUntil("the picture to have the focus") { try self.picture().has("focused") }
        try shareFromFileMenu()
        XCTAssertEqual(try sheet.rows(), ["Open With…", "Save Copy…", "Cancel"])
        try app.keyboard.press("Escape")
        try sheet.expectNone()
        try app.waitUntil("the picture to have the focus again") { try self.picture().has("focused") }
    }

    func testAnEmptyNoteHasNothingToShare() throws {
        try write("")
        app.pointer.click(at: try find(role: "menu item", name: "File").screenPoint)
        let entry = try find(role: "menu item", name: "Share…")
        XCTAssertFalse(entry.has("sensitive"))
        try app.keyboard.press("Escape")
        try expectNoMenu()
    }
}

/// If no program is installed for a target, there is no row for it.
final class ShareWithoutProgramsTests: ShareTestCase {
    private var types: TemporaryFolder!

    override var environment: [String: String] { ["XDG_DATA_DIRS": types.path] }

    /// Installs only the file types, and the list of picture decoders if there is one, but no program.
    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        types = try TemporaryFolder()
        for name in ["mime", "glycin-loaders"] {
            let known = try "\(World.folder)/share/\(name)"
            guard FileManager.default.fileExists(atPath: known) else { continue }
            try FileManager.default.createSymbolicLink(atPath: "\(types.path)/\(name)", withDestinationPath: known)
        }
    }

    func testOnlyAvailableTargetsAreListed() throws {
        try select("finger")
        try shareSelection()
        XCTAssertEqual(try sheet.rows(), ["Copy as Markdown", "Save Copy…", "Cancel"])
    }
}

import Gtk
import Longpress
import LongpressTesting
import XCTest

@testable import Programs

/// Each of the programs, driven once: its menu opens, has the right items, and performs the chosen action.
final class ProgramsTests: GtkTestCase {
    private var pointer: Pointer { get throws { try TestDisplay.shared().pointer } }

    /// Shows a program, and passes it to a function. The program is kept alive as long as its window is open.
    private func with<Shown: MenuProgram>(
        _ type: Shown.Type, _ body: (Shown, Window) throws -> Void
    ) throws {
        let program = Shown()
        let window = try ThisProgram.show(program.widget)
        try body(program, window)
        withExtendedLifetime(program) {}
    }

    /// Right-clicks a widget, in its centre unless a position in it is given, and waits for its menu.
    private func rightClick(
        _ widget: Widget, x: Int? = nil, y: Int? = nil, in window: Window, for outline: String
    ) throws {
        let place = try widget.screenRectangle
        try pointer.click(
            .secondary,
            at: ScreenPoint(x: x.map { place.x + $0 } ?? place.center.x, y: y.map { place.y + $0 } ?? place.center.y))
        try waitFor("the menu", upTo: 10, value: { MenuOnScreen.outline(in: window) }, until: { $0 == outline })
    }

    private func choose(_ label: String, in window: Window) throws {
        try MenuOnScreen.click(label, in: window)
        try waitUntil("the menu to close") { MenuOnScreen.outline(in: window) == nil }
    }

    func testLabel() throws {
        try with(LabelProgram.self) { program, window in
            // GTK selects the whole text of a label that gets the focus.
            try rightClick(program.widget, in: window, for: "Copy")
            try choose("Copy", in: window)
            try waitUntil("a text on the clipboard") { Clipboard.standard.types.contains("text/plain") }
        }
    }

    func testEditor() throws {
        try with(EditorProgram.self) { program, window in
            try rightClick(program.text, x: 10, y: 10, in: window, for: "Select | Select All")
            try MenuOnScreen.click("Select", in: window)
            try waitUntil("the word's menu") {
                MenuOnScreen.outline(in: window) == "Cut | Copy | Delete | Select All | Search"
            }
            try choose("Search", in: window)
            XCTAssertEqual(program.log, ["search 0..<4"])
        }
    }

    func testPicture() throws {
        try with(PictureProgram.self) { program, window in
            try rightClick(program.widget, in: window, for: "Copy\nRotate ▸\n—\nRemove (destructive)")
            try MenuOnScreen.click("Rotate", in: window)
            try waitUntil("the submenu") { MenuOnScreen.submenu(in: window) == "Left\nRight" }
            try choose("Right", in: window)
            XCTAssertEqual(program.log, ["right"])
        }
    }

    func testList() throws {
        try with(ListProgram.self) { program, window in
            try rightClick(program.widget, x: 20, y: 10, in: window, for: "Play\nFavorite\n—\nRemove (destructive)")
            try MenuOnScreen.click("Favorite", in: window)
            try waitUntil("the mark") {
                MenuOnScreen.outline(in: window) == "Play\n✓ Favorite\n—\nRemove (destructive)"
            }
            try choose("Play", in: window)
            try rightClick(program.widget, x: 20, y: 300, in: window, for: "Add Song")
            try choose("Add Song", in: window)
            XCTAssertEqual(program.log, ["play Autumn Leaves", "add"])
        }
    }

    func testChart() throws {
        try with(ChartProgram.self) { program, window in
            try rightClick(program.canvas, x: 150, y: 150, in: window, for: "[Bar 2]\nTaller\nExplain")
            try choose("Explain", in: window)
            XCTAssertEqual(program.log, ["explain 2"])
        }
    }

    func testVerse() throws {
        try with(VerseProgram.self) { program, window in
            try rightClick(program.widget, x: 70, y: 100, in: window, for: "Copy | Select All")
            try choose("Copy", in: window)
            try waitUntil("a text on the clipboard") { Clipboard.standard.types.contains("text/plain") }
        }
    }

    func testFiles() throws {
        try with(FilesProgram.self) { program, window in
            try rightClick(program.widget, x: 20, y: 10, in: window, for: "Open\nOpen With ▸")
            try MenuOnScreen.click("Open With", in: window)
            try waitUntil("the programs") { MenuOnScreen.submenu(in: window) == "Editor\nViewer" }
            try choose("Viewer", in: window)
            XCTAssertEqual(program.log, ["open letter.txt with Viewer"])
        }
    }

    func testForm() throws {
        try with(FormProgram.self) { program, window in
            try rightClick(program.date, in: window, for: "Insert Today")
            try choose("Insert Today", in: window)
            XCTAssertEqual(program.date.text, "2026-11-27")
            try rightClick(program.date, x: 20, in: window, for: "Select | Select All")
        }
    }

    func testGallery() throws {
        try with(GalleryProgram.self) { program, window in
            try rightClick(program.pictures[1], in: window, for: "Share\n—\nRemove (destructive)")
            try choose("Share", in: window)
            XCTAssertEqual(program.log, ["share 2"])
        }
    }

    func testArticle() throws {
        try with(ArticleProgram.self) { program, window in
            program.text.buffer.select(4..<9)
            let word = program.text.bounds(of: 4..<9)
            try rightClick(
                program.text, x: Int(word.midX), y: Int(word.midY), in: window,
                for: "Copy | Select All | Open Link | Copy Link")
            try choose("Open Link", in: window)
            XCTAssertEqual(program.log, ["open animals/tiger"])
        }
    }
}

import Foundation
import TestSupport
import XCTest

@testable import Driving

/// What is kept between starts, as visible to the user.
final class SavedSettingsTests: SettingsTestCase {
    func testAWindowIsRestored() throws {
        try begin()
        try resize(700, 500)
        try dragDivider(by: -120)
        let place = try divider
        for _ in 0..<3 { try app.keyboard.press("ctrl+plus") }
        try app.waitUntil("larger text") { try self.menuBar.rows(of: "View").contains("\nNormal Size") }
        let letter = try note.screenRectangle(ofText: FirstNote.word).width
        try quit()

        try begin()
        XCTAssertEqual(try window.frame.width, 700)
        XCTAssertEqual(try window.frame.height, 500)
        try waitForDivider { place }
        XCTAssertEqual(try note.screenRectangle(ofText: FirstNote.word).width, letter)
    }

    func testAMaximizedWindowIsRestoredWithItsNormalSize() throws {
        try begin()
        try resize(700, 500)
        try maximize()
        let part = try Double(divider) / Double(window.frame.width)
        try quit()

        try begin()
        let screen = app.display.bounds
        XCTAssertGreaterThan(try window.frame.width, screen.width - 20)
        try waitForDivider { Int(Double(try window.frame.width) * part) }
        try maximize(false)
        try app.waitUntil("the smaller window") {
            try self.window.frame.width == 700 && self.window.frame.height == 500
        }
    }

    func testRightClickOpensListTakesEffectAndIsKept() throws {
        func expectBar(_ isBar: Bool, by click: (ScreenPoint) -> Void) throws {
            click(try note.screenRectangle(ofText: FirstNote.word).center)
            let items = try openMenu(.edit).findAll(role: "menu item").filter(\.isShowing)
            XCTAssertGreaterThan(items.count, 1)
            XCTAssertEqual(Set(try items.map { try $0.screenRectangle.y }).count == 1, isBar)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
        try begin()
        try expectBar(true) { app.pointer.click(.secondary, at: $0) }
        try menuBar.choose("View", "Right-Click Opens List")
        try expectBar(false) { app.pointer.click(.secondary, at: $0) }
        try expectBar(true) { doubleClick(at: $0) }
        try quit()

        try begin()
        try expectBar(false) { app.pointer.click(.secondary, at: $0) }
        try menuBar.choose("View", "Right-Click Opens List")
        try expectBar(true) { app.pointer.click(.secondary, at: $0) }
    }

    func testShowMenuAfterSelectingTakesEffectAndIsKept() throws {
        func select() throws {
            let word = try note.screenRectangle(ofText: FirstNote.word)
            app.pointer.move(to: ScreenPoint(x: word.x + 1, y: word.center.y))
            app.pointer.press()
            app.pointer.glide(to: ScreenPoint(x: word.x + word.width + 1, y: word.center.y))
            app.pointer.release()
            try expectSelection(FirstNote.word)
        }
        try begin()
        try select()
        try expectNoMenu()
        try menuBar.choose("View", "Show Menu After Selecting")
        app.pointer.click(at: try note.screenRectangle(ofText: FirstNote.word).center)
        try select()
        XCTAssertNoThrow(try openMenu(.edit))
        try app.keyboard.press("Escape")
        try quit()

        try begin()
        try select()
        XCTAssertNoThrow(try openMenu(.edit))
    }

    func testEachNoteKeepsItsWindowSize() throws {
        let notes = try TemporaryFolder()
        let paths = try ["a.html", "b.html"].map { try notes.write(FileTestCase.page("text"), to: $0) }
        for (path, size) in zip(paths, [(650, 480), (760, 520)]) {
            try begin([path])
            try resize(size.0, size.1)
            try quit()
        }
        try begin(paths)
        try expectWindows(["a.html", "b.html"], of: app)
        let sizes = app.windows.topLevels.map { "\($0.title.prefix(1)) \($0.frame.width) \($0.frame.height)" }
        XCTAssertEqual(sizes.sorted(), ["a 650 480", "b 760 520"])
        // A new window has the last one's size.
        try quit()
        try begin(["--new-note"])
        try app.waitUntil("the last window's size") { [650, 760].contains(try self.window.frame.width) }
    }

    func testHiddenImagesStayHiddenForTheirNote() throws {
        let notes = try TemporaryFolder()
        let bytes = Data(SamplePicture.png.bytes).base64EncodedString()
        let picture = #"<figure><img src="data:image/png;base64,\#(bytes)" alt=""></figure>"#
        let paths = try ["a.html", "b.html"].map {
            try notes.write(FileTestCase.page("text").replacing("</body>", with: picture + "</body>"), to: $0)
        }
        func expectImages(_ isThere: Bool) throws {
            try app.waitUntil(isThere ? "the images" : "no images") {
                let pane = try self.app.accessible.first {
                    try $0.name == "Images" && $0.isShowing && $0.role != "check menu item"
                }
                return (pane != nil) == isThere
            }
        }
        try begin([paths[0]])
        try expectImages(true)
        try app.keyboard.press("F9")
        try expectImages(false)
        try quit()
        try begin([paths[0]])
        try expectTitle("a.html")
        try expectImages(false)
        try quit()
        // They belong to another note.
        try begin([paths[1]])
        try expectTitle("b.html")
        try expectImages(true)
    }

    func testTheAppearanceIsKept() throws {
        try begin()
        try menuBar.choose("View", "Appearance", "Dark")
        try waitForBackground { $0 < 90 }
        try quit()
        try begin()
        try waitForBackground { $0 < 90 }
        XCTAssertEqual(try styles(), "System\nLight\n✓ Dark")
        try menuBar.choose("View", "Appearance", "Light")
        try waitForBackground { $0 > 200 }
        try menuBar.choose("View", "Appearance", "System")
        try waitForBackground { $0 > 200 }
        XCTAssertEqual(try styles(), "✓ System\nLight\nDark")
    }

    func testADialogStartsInTheLastFolder() throws {
        let notes = try TemporaryFolder()
        try begin(["--new-note"])
        try app.keyboard.press("ctrl+s")
        try saveAs(notes.path + "/one.html")
        try quit()
        try begin(["--new-note"])
        try app.keyboard.press("ctrl+s")
        try saveAs("two.html")
        try expectTitle("two.html")
        XCTAssertNotNil(notes.read("two.html"))
    }

    func testAMissingFolderIsIgnored() throws {
        try home.write("[Longpress]\nformat=1\nnotes-folder=file:///nowhere/at/all\n", to: Self.file)
        try begin(["--new-note"])
        try app.keyboard.press("ctrl+s")
        try saveAs(home.path + "/a.html")
        try expectTitle("a.html")
        try app.waitUntil("the new folder to be saved") {
            self.home.read(Self.file)?.contains("notes-folder=file://\(self.home.path)\n") == true
        }
    }

    func testSettingsAreSavedAtTheEndOfTheSession() throws {
        try begin()
        try resize(650, 480)
        app.terminate()
        try app.waitForExit()
        try begin()
        XCTAssertEqual(try window.frame.width, 650)
    }
}

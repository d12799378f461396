import TestSupport
import XCTest

@testable import Driving

/// Assistive tools hear of what people see, and never of what it is made of.
final class AccessibleNameTests: AppTestCase {
    func testANotesWindow() throws {
        try focusNote()
        try expectNoClassNames("the window")
    }

    func testAnEditMenu() throws {
        try select("finger")
        try app.keyboard.press("Menu")
        _ = try openMenu(.edit)
        try expectNoClassNames("the edit menu")
    }

    func testAPicturesMenuWithItsPreview() throws {
        try focusNote()
        app.pointer.click(.secondary, at: try picture().screenPoint)
        _ = try openMenu(.context)
        try expectNoClassNames("the context menu")
    }

    func testTheGallerySaysThatSeveralCanBeSelected() throws {
        let grid = try XCTUnwrap(picture().parent)
        XCTAssertEqual(try grid.description, "Several images can be selected")
    }

    func testTheShortcuts() throws {
        try focusNote()
        // The theme gives the labels in GTK's own window of shortcuts margins that are too narrow.
        toleratedErrors = ["reported min width"]
        try chooseInMenuBar("Help", "Keyboard Shortcuts")
        try app.waitUntil("the shortcuts") { self.app.windows.topLevels.count == 2 }
        try expectNoClassNames("the shortcuts")
    }

    func testAbout() throws {
        try focusNote()
        try chooseInMenuBar("Help", "About Longpress")
        try app.waitUntil("About") { self.app.windows.topLevels.count == 2 }
        try expectNoClassNames("About")
    }

    func testAViewer() throws {
        try focusPicture()
        try app.keyboard.press("Return")
        try app.waitUntil("the viewer") { self.app.windows.topLevels.count == 2 }
        try expectNoClassNames("the viewer")
    }

    func testTheGuidelines() throws {
        try focusNote()
        try chooseInMenuBar("Help", "Guidelines")
        try app.waitUntil("the guidelines") { self.app.windows.topLevels.count == 2 }
        try expectNoClassNames("the guidelines")
    }

    /// Once all that is to come is there: nothing has a class for its name or its description, as GTK gives it to what has
    /// none.
    private func expectNoClassNames(_ place: String, file: StaticString = #filePath, line: UInt = #line) throws {
        var found = ["nothing at all"]
        try? app.waitUntil("no name of a class") {
            let all = try self.app.accessible.findAll()
            found = all.compactMap { node in
                // It may have gone meanwhile.
                let texts = [try? node.name, try? node.description].compactMap { $0 }
                return texts.contains(where: Self.isClass) ? "\((try? node.role) ?? "") “\(texts[0])”" : nil
            }
            return all.count > 1 && found.isEmpty
        }
        XCTAssertEqual(found, [], place, file: file, line: line)
    }

    private static func isClass(_ name: String) -> Bool {
        name.wholeMatch(of: /(Gtk|Gdk|Adw|Longpress|WebKit)[A-Z]\w+/) != nil
    }
}

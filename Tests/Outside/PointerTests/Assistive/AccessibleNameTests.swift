import TestSupport
import XCTest

@testable import Driving

/// Accessible names describe what users see, and never the implementation.
final class AccessibleNameTests: AppTestCase {
    func testNoClassNamesInANoteWindow() throws {
        try focusNote()
        try expectNoClassNames("the window")
    }

    func testNoClassNamesInAnEditMenu() throws {
        try select("finger")
        try app.keyboard.press("Menu")
        _ = try openMenu(.edit)
        try expectNoClassNames("the edit menu")
    }

    func testNoClassNamesInAPictureMenuWithPreview() throws {
        try focusNote()
        app.pointer.click(.secondary, at: try picture().screenPoint)
        _ = try openMenu(.context)
        try expectNoClassNames("the context menu")
    }

    func testTheGallerysDescriptionMentionsMultipleSelection() throws {
        let grid = try XCTUnwrap(picture().parent)
        XCTAssertEqual(try grid.description, "Several images can be selected")
    }

    func testNoClassNamesInTheShortcutsWindow() throws {
        try focusNote()
        // GTK's own shortcuts window logs warnings because the theme's margins of its labels are too narrow.
        toleratedErrors = ["reported min width"]
        try chooseInMenuBar("Help", "Keyboard Shortcuts")
        try app.waitUntil("the shortcuts") { self.app.windows.topLevels.count == 2 }
        try expectNoClassNames("the shortcuts")
    }

    func testNoClassNamesInTheAboutWindow() throws {
        try focusNote()
        try chooseInMenuBar("Help", "About Longpress")
        try app.waitUntil("About") { self.app.windows.topLevels.count == 2 }
        try expectNoClassNames("About")
    }

    func testNoClassNamesInAViewer() throws {
        try focusPicture()
        try app.keyboard.press("Return")
        try app.waitUntil("the viewer") { self.app.windows.topLevels.count == 2 }
        try expectNoClassNames("the viewer")
    }

    func testNoClassNamesInTheGuidelines() throws {
        try focusNote()
        try chooseInMenuBar("Help", "Guidelines")
        try app.waitUntil("the guidelines") { self.app.windows.topLevels.count == 2 }
        try expectNoClassNames("the guidelines")
    }

    /// Expects that, once everything is loaded, nothing has a class as its name or description; GTK uses the class for widgets
    /// without a name.
    private func expectNoClassNames(_ place: String, file: StaticString = #filePath, line: UInt = #line) throws {
        var found = ["nothing at all"]
        try? app.waitUntil("no name of a class") {
            let all = try self.app.accessible.findAll()
            found = all.compactMap { node in
                // The node may have been removed meanwhile.
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

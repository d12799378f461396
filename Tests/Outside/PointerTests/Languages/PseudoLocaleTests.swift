import TestSupport
import XCTest

@testable import Driving

/// The app in a pseudo-language made from English, with accents on all vowels, and a third longer: a plain vowel reveals an
/// untranslated word, and whatever fits here fits in any language.
final class PseudoLocaleTests: LanguageTestCase {
    override var environment: [String: String] {
        // Any locale works in which texts are translated.
        World.language("de_DE").merging(["LANGUAGE": "en_XA"]) { $1 }
    }

    /// Names, which are the same in every language.
    private static let names = [
        "Longpress", "HTML", "Markdown", "Painter", "sample1.png", "sample2.png", "sample", "truncated.png",
        "iPhone", "iOS", "Apple", "NSHipster",
    ]

    /// Returns the visible words that contain a plain vowel.
    private func plainWords(in nodes: [AccessibleNode]) throws -> [String] {
        let told = try nodes.flatMap { node in
            try [node.name, node.description, node.interfaces.contains("Text") ? node.text : ""]
        }
        // A node without a name of its own is named by its type.
        return Set(told).filter { !$0.hasPrefix("Gtk") && $0 != "LongpressFreeLayout" }.filter { words in
            // Rules have ids, and responders have type names.
            let own = words.replacing(/\b[ERC][0-9]+\b/, with: "")
                .replacing(/\b([A-Za-z]+Responder|LongpressApplication)\b/, with: "")
            let rest = Self.names.reduce(own) { $0.replacing($1, with: "") }
            return rest.contains { "aeiouAEIOU".contains($0) }
        }.sorted()
    }

    private func showing(in root: AccessibleNode) throws -> [AccessibleNode] {
        var found: [AccessibleNode] = []
        _ = try root.first { node in
            if node.isShowing { found.append(node) }
            return false
        }
        return found
    }

    /// Checks everything visible in the active window.
    private func expectNoPlainWord(_ place: String, file: StaticString = #filePath, line: UInt = #line) throws {
        let title = app.windows.active?.title
        let windows = try app.accessible.children
        let window = try windows.first { try $0.name == title } ?? windows[0]
        XCTAssertEqual(try plainWords(in: showing(in: window)), [], place, file: file, line: line)
    }

    func testTheWindowAndItsMenusAreFullyTranslated() throws {
        try selectFirstWord()
        try expectNoPlainWord("the window")
        let titles = try XCTUnwrap(app.accessible.find(role: "menu bar")).children.map { try $0.name }
        XCTAssertEqual(titles.count, 6)
        for title in titles {
            // The names of keys are GTK's.
            let rows = try menuBar.rows(of: title).split(separator: "\n").map { $0.split(separator: "\t")[0] }
            for row in rows {
                let rest = Self.names.reduce(String(row)) { $0.replacing($1, with: "") }
                XCTAssertNil(rest.first { "aeiouAEIOU".contains($0) }, "\(title): \(row)")
            }
        }
    }

    func testTheGuidelinesAreFullyTranslated() throws {
        try selectFirstWord()
        try app.keyboard.press("Menu")
        try app.waitUntil("the edit menu") { try !self.openMenus.isEmpty }
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try app.keyboard.press("shift+F1")
        try app.waitUntil("the guidelines") { self.app.windows.topLevels.count == 2 && self.app.windows.active != nil }
        try app.waitUntil("the rules") {
            try self.app.accessible.findAll(role: "list item").filter(\.isShowing).count == 92
        }
        try expectNoPlainWord("the guidelines")
        try app.keyboard.type("xq")
        try app.waitUntil("no rule to match") {
            try self.app.accessible.findAll(role: "list item").filter(\.isShowing).isEmpty
        }
        try expectNoPlainWord("the window without a match")
    }

    func testMenusSheetsAndMessagesAreFullyTranslated() throws {
        try selectFirstWord()
        try app.keyboard.press("Menu")
        try app.waitUntil("the edit menu") { try !self.openMenus.isEmpty }
        try expectNoPlainWord("the edit menu")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try app.keyboard.press("Delete")
        try app.keyboard.press("ctrl+w")
        try app.waitUntil("the question") { try self.question != nil }
        try expectNoPlainWord("the question")
        try app.keyboard.press("Escape")

        let bad = try BadFile.truncatedPNG.make(in: files)
        try restart([bad] + samplePictures(2))
        XCTAssertEqual(try message().text.first, "[")
        let pictures = try gridCells(2)
        // The message moves the pictures down while it appears.
        _ = try Screenshot.settled()
        app.pointer.click(at: try pictures[0].screenRectangle.center)
        try app.waitUntil("a picture to have the focus") { pictures[0].has("focused") }
        try app.keyboard.press("Menu")
        try app.waitUntil("the picture's menu") { try !self.openMenus.isEmpty }
        // The message contains the file's name, which isn't translated.
        try closeAll()
        try expectNoPlainWord("the pictures")
        try app.keyboard.press("Return")
        try app.waitUntil("the viewer") { self.app.windows.topLevels.count == 2 }
        try app.keyboard.press("Escape")
        try app.waitUntil("one window") { self.app.windows.topLevels.count == 1 }
    }

    /// A sheet over the window.
    private var question: AccessibleNode? {
        get throws { try app.accessible.first { try ["dialog", "alert"].contains($0.role) && $0.isShowing } }
    }

    private func closeAll() throws {
        try expectNoPlainWord("the picture's menu")
        try app.keyboard.press("Escape")
        try expectNoMenu()
    }

    /// In a window hardly wider than a phone, no item of a menu is cut off, and a sheet's questions fit. The titles of the bar, a
    /// third longer, don't allow a narrower window.
    func testInANarrowWindowNoItemIsCutOff() throws {
        let wide = try widthsOfItems()
        XCTAssertGreaterThan(wide.count, 4)
        let narrow = try app.windows.resize(window, width: 400, height: 600)
        // The text moves while everything is laid out again.
        _ = try Screenshot.settled(of: narrow.frame)
        try app.waitUntil("the text within the window") { try narrow.frame.contains(self.text.screenRectangle) }
        for (name, width) in try widthsOfItems() {
            // The chevron at the end isn't an item.
            XCTAssertGreaterThanOrEqual(width, wide[name] ?? 0, "\(name) is cut")
        }
        try expectAllInList(Set(wide.keys))
        try app.keyboard.press("Delete")
        try app.keyboard.press("ctrl+w")
        let sheet = try app.waitFor("the question") { try self.question }
        // The sheet slides up from below.
        _ = try Screenshot.settled()
        let buttons = try sheet.findAll(role: "button").filter(\.isShowing)
        XCTAssertEqual(buttons.count, 3)
        for button in buttons {
            let (name, area) = (try button.name, try button.screenRectangle)
            XCTAssertTrue(narrow.frame.contains(area), name)
        }
        try app.keyboard.press("Escape")
    }

    /// Expects the edit menu for the first word to have a list with these items, within the window.
    private func expectAllInList(_ names: Set<String>) throws {
        try app.keyboard.press("Menu")
        try app.waitUntil("the edit menu") { try !self.openMenus.isEmpty }
        try app.keyboard.press("Down")
        let frame = try window.visibleFrame
        try app.waitUntil("the list") {
            guard let items = try self.openMenus.first?.findAll(role: "menu item") else { return false }
            return try Set(items.map { try $0.name }) == names
                && items.allSatisfy { try !$0.isShowing || frame.contains($0.screenRectangle) }
        }
        try app.keyboard.press("Escape")
        try expectNoMenu()
    }

    /// Returns the width of each item in the edit menu's bar for the first word.
    private func widthsOfItems() throws -> [String: Int] {
        try selectFirstWord()
        try app.keyboard.press("Menu")
        try app.waitUntil("the edit menu") { try !self.openMenus.isEmpty }
        var widths: [String: Int] = [:]
        for _ in try XCTUnwrap(openMenus.first).findAll(role: "menu item") {
            let focused = try app.waitFor("another item with the focus") {
                try self.openMenus.first?.first {
                    try $0.role == "menu item" && $0.has("focused") && widths[$0.name] == nil
                }
            }
            widths[try focused.name] = try focused.extents.width
            try app.keyboard.press("Right")
        }
        try app.keyboard.press("Escape")
        try expectNoMenu()
        return widths
    }
}

import TestSupport
import XCTest

@testable import Driving

/// The list of all items of an edit menu, in a window too narrow for its bar.
final class EditMenuListTests: AppTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try makeNarrow(width: 330, height: 600)
    }

    /// Returns the names of the visible items, in order.
    private func items() throws -> [String] {
        try openMenu(.edit).findAll(role: "menu item").filter(\.isShowing).map { try $0.name }
    }

    /// The body of the open menu, without arrow and shadow.
    private var body: ScreenRectangle {
        get throws { try XCTUnwrap(openMenu(.edit).children.first).screenRectangle }
    }

    /// Opens the menu of a word; there is no room for its last item.
    private func openBar(by keyboard: Bool = false) throws {
        doubleClick(at: try place(of: "picture"))
        _ = try openMenu(.edit)
        if keyboard {
            try app.keyboard.press("Escape")
            try expectNoMenu()
            try app.keyboard.press("Menu")
        }
        try app.waitUntil("the bar") { try self.items().last == "More Items" }
        XCTAssertFalse(try items().contains("Share…"))
    }

    func testTheChevronReplacesTheBarWithAList() throws {
        try openBar()
        let bar = try items().dropLast()
        let chevron = try item("More Items").screenRectangle
        XCTAssertGreaterThan(try Screenshot.settled().ink(in: chevron), 0.01, "the chevron isn't drawn")
        app.pointer.click(at: chevron.center)
        let share = try item("Share…")
        XCTAssertEqual(try Array(items().prefix(bar.count)), Array(bar), "the list begins as the bar does")
        let (body, window) = try (self.body, self.window.visibleFrame)
        XCTAssertTrue(window.contains(body), "\(body) isn't within \(window)")
        XCTAssertFalse(body.overlaps(try note.screenRectangle(ofText: "picture")))
        try expectDrawn(body, pointingAt: try note.screenRectangle(ofText: "picture"))
        // Items in a column are aligned at the left.
        XCTAssertEqual(Set(try openMenu(.edit).findAll(role: "menu item").map { try $0.screenRectangle.x }).count, 1)
        app.pointer.click(at: try share.screenPoint)
        _ = try app.waitFor(role: "dialog", name: "Share")
        try expectNoMenu()
        XCTAssertEqual(try note.selectedText, "picture")
    }

    /// Expects each row of the list to begin with an icon, and the arrow, in the menu's background colour, to point at the middle
    /// of the word.
    private func expectDrawn(_ body: ScreenRectangle, pointingAt word: ScreenRectangle) throws {
        let picture = try Screenshot.settled()
        for row in try openMenu(.edit).findAll(role: "menu item") {
            let area = try row.screenRectangle
            let icon = ScreenRectangle(x: area.x + 8, y: area.center.y - 8, width: 24, height: 16)
            XCTAssertGreaterThan(picture.ink(in: icon), 0.05, "\(area)")
        }
        let ground = try picture.pixel(at: ScreenPoint(x: body.x + 3, y: body.center.y))
        let between = body.y > word.y ? (word.bottom + body.y) / 2 : (body.bottom + word.y) / 2
        let place = ScreenPoint(x: word.center.x, y: between)
        let (arrow, beside) = (try picture.pixel(at: place), try picture.pixel(at: place.moved(x: -30)))
        XCTAssertTrue(arrow.isNear(ground), "no arrow at \(place)")
        XCTAssertFalse(beside.isNear(ground), "more than an arrow at \(place)")
    }

    func testTypingGoesToTheTextUntilAnArrowFocusesTheList() throws {
        let before = try note.text
        try openBar()
        app.pointer.click(at: try item("More Items").screenPoint)
        _ = try item("Share…")
        try app.keyboard.type("x")
        try expectNoMenu()
        try app.waitUntil("the letter to replace the word") { try self.note.text != before }
        try app.keyboard.press("ctrl+z")
        try app.waitUntil("the word again") { try self.note.text == before }
        try openBar()
        app.pointer.click(at: try item("More Items").screenPoint)
        let first = try XCTUnwrap(items().first)
        _ = try item("Share…")
        try app.keyboard.press("Down")
        try app.waitUntil("the focus on \(first)") { try self.item(first).has("focused") }
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try expectSelection("picture")
    }

    func testByKeyboardTheListContinuesWhereTheBarEnds() throws {
        try openBar(by: true)
        let bar = try items()
        for name in bar.dropFirst() {
            try app.keyboard.press("Right")
            try app.waitUntil("the focus on \(name)") { try self.item(name).has("focused") }
        }
        try app.keyboard.press("Return")
        _ = try item("Share…")
        let next = try items()[bar.count - 1]
        try app.waitUntil("the focus on \(next)") { try self.item(next).has("focused") }
        try app.keyboard.press("Escape")
        try expectNoMenu()
        XCTAssertTrue(try note.has("focused"))
        // From an item of the bar, an arrow key moves to the same item of the list.
        try openBar(by: true)
        try app.keyboard.press("Right")
        try app.waitUntil("the focus on \(bar[1])") { try self.item(bar[1]).has("focused") }
        try app.keyboard.press("Down")
        _ = try item("Share…")
        try app.waitUntil("the focus on \(bar[1])") { try self.item(bar[1]).has("focused") }
    }

    /// An item that opens a page of the bar opens a submenu of the list, with icons in one row.
    func testAPageIsASubmenuOfTheList() throws {
        for isByKeyboard in [false, true] {
            try openBar(by: isByKeyboard)
            if isByKeyboard {
                try app.keyboard.press("Down")
                _ = try item("Share…")
                try app.keyboard.press("alt+f")
            } else {
                app.pointer.click(at: try item("More Items").screenPoint)
                _ = try item("Share…")
                app.pointer.click(at: try item("Format").screenPoint)
            }
            for name in ["Copy Style", "Checklist", "Copy"] { XCTAssertTrue(try item(name).isShowing) }
            let styles = try ["Bold", "Italic", "Underline", "Strikethrough"].map { try item($0).screenRectangle }
            XCTAssertEqual(Set(styles.map(\.y)).count, 1, "\(styles)")
            XCTAssertEqual(styles.map(\.x), styles.map(\.x).sorted())
            let window = try window.visibleFrame
            let picture = try Screenshot.settled()
            for style in styles {
                XCTAssertTrue(window.contains(style), "\(style) isn't within \(window)")
                XCTAssertGreaterThan(picture.ink(in: style), 0.02, "no icon at \(style)")
            }
            if isByKeyboard {
                try app.waitUntil("the focus on Bold") { try self.item("Bold").has("focused") }
                try app.keyboard.press("Escape")
                try app.waitUntil("the focus on Format") { try self.item("Format").has("focused") }
                XCTAssertFalse(try items().contains("Copy Style"))
                try app.keyboard.press("Right")
                try app.waitUntil("the focus on Bold") { try self.item("Bold").has("focused") }
                try app.keyboard.press("Return")
            } else {
                app.pointer.click(at: try item("Bold").screenPoint)
            }
            try expectNoMenu()
            try expectSelection("picture")
            try app.waitUntil("the word in bold") { try self.styledText.contains("*picture") }
            try app.keyboard.press("ctrl+z")
        }
    }

    /// A list too high for the window scrolls beside the word.
    func testTheListScrollsInALowWindow() throws {
        try app.windows.resize(window, width: 330, height: 420)
        _ = try Screenshot.settled()
        try openBar()
        app.pointer.click(at: try item("More Items").screenPoint)
        try app.waitUntil("the list") { try !self.items().contains("More Items") }
        let (body, window) = try (self.body, self.window.visibleFrame)
        XCTAssertTrue(window.contains(body), "\(body) isn't within \(window)")
        XCTAssertFalse(body.overlaps(try note.screenRectangle(ofText: "picture")))
        for _ in 0..<30 { try app.keyboard.press("Down") }
        try app.keyboard.press("End")
        let last = try XCTUnwrap(openMenu(.edit).findAll(role: "menu item").last)
        try app.waitUntil("the focus on the last item") { last.has("focused") }
        let row = try last.screenRectangle
        XCTAssertTrue(body.contains(row), "\(row) isn't within \(body)")
    }
}

import TestSupport
import XCTest

@testable import Driving

/// An edit menu grows out of its arrow and shrinks back into it; nothing waits for the animation.
final class MenuMotionTests: MotionTestCase {
    private static let word = "finger"
    private static let items = "Cut | Copy | Delete | Select All | Format | Share…"

    /// The area of the window's text; the insertion point doesn't blink.
    private var area: ScreenRectangle { get throws { try note.screenRectangle } }

    override func setUpWithError() throws {
        try super.setUpWithError()
        try doubleClick(at: place(of: Self.word))
        try expectMenu(.edit, Self.items)
        try close()
        try expectSelection(Self.word)
    }

    /// Opens the menu, and returns the frames of its animation.
    @discardableResult
    private func open() throws -> [ScreenPicture] {
        let place = try place(of: Self.word)
        app.pointer.move(to: place)
        defer { app.pointer.release(.secondary) }
        return try Self.frames(of: area) { app.pointer.press(.secondary) }
    }

    private func close() throws {
        try app.keyboard.press("Escape")
        try expectNoMenu()
    }

    /// Returns the menu's box in each frame in which it is visible.
    private func boxes(_ frames: [ScreenPicture], since before: ScreenPicture) -> [ScreenRectangle] {
        frames.compactMap { $0.newBox(since: before, tolerance: 3) }
    }

    /// Expects the bounds of a growing menu to be within its final bounds, at the same relative place to its arrow.
    private func expectGrowth(_ boxes: [ScreenRectangle], to whole: ScreenRectangle, about arrow: Int) {
        for (box, next) in zip(boxes, boxes.dropFirst()) {
            XCTAssertLessThanOrEqual(box.width, next.width + 2, "\(boxes)")
        }
        for box in boxes {
            XCTAssertGreaterThan(Double(box.width), 0.75 * Double(whole.width), "\(boxes)")
            XCTAssertTrue(whole.inset(by: -2).contains(box), "\(boxes) in \(whole)")
            // The share of it to the left of the arrow is the same as at the end.
            let (share, end) = (
                Double(arrow - box.x) / Double(box.width), Double(arrow - whole.x) / Double(whole.width)
            )
            XCTAssertEqual(share, end, accuracy: 0.03, "\(boxes) about \(arrow)")
        }
    }

    func testTheMenuGrowsFromItsArrowAndShrinksBack() throws {
        let area = try area
        let arrow = try place(of: Self.word).x - area.x
        let before = try Screenshot.settled(of: area)
        try Self.attempt("seen while opening") {
            let frames = try open()
            try expectMenu(.edit, Self.items)
            let boxes = boxes(frames, since: before)
            let whole = try XCTUnwrap(boxes.last)
            expectGrowth(boxes, to: whole, about: arrow)
            try close()
            return boxes.contains { $0.width < whole.width - 8 }
        }
        try Self.attempt("seen while closing") {
            try open()
            let frames = try Self.frames(of: area) { try app.keyboard.press("Escape") }
            let boxes = Array(boxes(frames, since: before).reversed())
            let whole = try XCTUnwrap(boxes.last)
            expectGrowth(boxes, to: whole, about: arrow)
            XCTAssertEqual(frames.last?.difference(from: before) ?? 1, 0, accuracy: 0.001)
            return boxes.contains { $0.width < whole.width - 8 }
        }
    }

    /// An item can be pressed at its final place before it has arrived there.
    func testAnItemCanBePressedWhileTheMenuGrows() throws {
        let area = try area
        let text = try note.text
        try open()
        let whole = try Screenshot.picture(of: area)
        let item = try item("Cut").screenPoint
        try close()
        try Self.attempt("pressed in time") {
            let before = try Screenshot.settled(of: area)
            try app.pointer.click(.secondary, at: place(of: Self.word))
            var seen = before
            try TestSupport.waitUntil("the menu to appear", every: 1) {
                seen = try Screenshot.picture(of: area)
                return seen.newBox(since: before, tolerance: 3).map { $0.width > 100 } ?? false
            }
            let isGrowing = seen.newBox(since: before, tolerance: 3) != whole.newBox(since: before, tolerance: 3)
            app.pointer.click(at: item)
            try expectText(text.replacing(Self.word, with: ""))
            try app.keyboard.press("ctrl+z")
            try expectText(text)
            try expectSelection(Self.word)
            try expectNoMenu()
            return isGrowing
        }
    }

    /// A closing menu takes no presses: they reach the text below, and the menu is no longer accessible.
    func testAClosingMenuTakesNoPresses() throws {
        let area = try area
        try open()
        let item = try item("Select All").screenPoint
        try close()
        try Self.attempt("pressed in time") {
            let before = try Screenshot.settled(of: area)
            try open()
            let whole = try Screenshot.picture(of: area)
            try app.keyboard.press("Escape")
            try TestSupport.waitUntil("the menu to begin to close", every: 1) {
                try Screenshot.picture(of: area) != whole
            }
            app.pointer.click(at: item)
            let isKnown = try app.accessible.first { try $0.role == "menu" && $0.isShowing } != nil
            let isSeen =
                try Screenshot.picture(of: area).newBox(since: before, tolerance: 3).map { $0.width > 100 } ?? false
            try app.waitUntil("the selection to be cleared") { try self.note.selections.isEmpty }
            try expectNoMenu()
            try doubleClick(at: place(of: Self.word))
            try expectMenu(.edit, Self.items)
            try close()
            if isSeen { XCTAssertFalse(isKnown) }
            return isSeen
        }
    }

    /// Another menu opens immediately, at another place.
    func testAnotherMenuOpensImmediately() throws {
        try open()
        try app.keyboard.press("Escape")
        try app.pointer.click(.secondary, at: place(of: "caption"))
        try expectMenu(.edit, "Select | Select All")
        _ = try Screenshot.settled(of: window.frame)
        try app.pointer.click(.secondary, at: picture().screenRectangle.center)
        try expectMenu(.context, PictureTestCase.rows)
        try app.keyboard.press("Escape")
        try app.pointer.click(.secondary, at: place(of: "caption"))
        try expectMenu(.edit, "Select | Select All")
    }

    /// Its list of all items replaces it, with the same animation.
    func testTheListOfAllItemsGrows() throws {
        try resize(420, 500)
        // The list is higher than the text.
        let area = try window.frame
        let arrow = try place(of: Self.word).x - area.x
        let before = try Screenshot.settled(of: area)
        try Self.attempt("seen while opening") {
            try open()
            app.pointer.move(to: try item("More Items").screenPoint)
            let list = try Self.frames(of: area) { app.pointer.click(at: app.pointer.location) }
            let boxes = boxes(list, since: before)
            let whole = try XCTUnwrap(boxes.last)
            XCTAssertLessThan(abs(arrow - whole.center.x), whole.width)
            try close()
            return Set(boxes.map(\.height)).count > 3
        }
    }
}

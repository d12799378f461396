import TestSupport
import XCTest

@testable import Driving

/// Menus grow out of their arrow on Wayland, too, and shrink back into it if that is allowed; they block no input meanwhile.
final class WaylandMotionTests: WaylandTestCase {
    private static let word = "picture"
    private static let items = "Cut | Copy | Delete | Select All | Format | Share…"

    /// Whether menus close with an animation: not on sway, which may disconnect the program for that.
    private static var mayLinger: Bool { TestSupport.environment("LONGPRESS_SWAY") == nil }

    override func setUpWithError() throws {
        try super.setUpWithError()
        try doubleClick(at: place(of: Self.word))
        try expectOnlyMenu(.edit, Self.items)
        try close()
    }

    private func close() throws {
        try app.keyboard.press("Escape")
        try expectNoPopover()
    }

    private func open() throws -> [ScreenPicture] {
        app.pointer.move(to: try place(of: Self.word))
        defer { app.pointer.release(.secondary) }
        return try MotionTestCase.frames(of: note.extents) { app.pointer.press(.secondary) }
    }

    /// Returns the menu's box in each frame, the smallest first, and expects all of them to be within the final one.
    private func boxes(_ frames: [ScreenPicture], since before: ScreenPicture) throws -> [ScreenRectangle] {
        let boxes = frames.compactMap { $0.newBox(since: before, tolerance: 3) }.sorted { $0.width < $1.width }
        let whole = try XCTUnwrap(boxes.last)
        for box in boxes {
            XCTAssertTrue(whole.inset(by: -2).contains(box), "\(boxes)")
            XCTAssertGreaterThan(Double(box.width), 0.75 * Double(whole.width), "\(boxes)")
        }
        return boxes
    }

    func testAMenuGrowsAndShrinksBack() throws {
        let before = try Screenshot.settled(of: note.extents)
        var (comes, goes) = (false, false)
        for _ in 0..<6 where !(comes && goes) {
            let boxes = try boxes(open(), since: before)
            comes = comes || boxes[0].width < boxes[boxes.count - 1].width - 8
            try expectOnlyMenu(.edit, Self.items)
            let frames = try MotionTestCase.frames(of: note.extents) { try app.keyboard.press("Escape") }
            let seen = frames.dropLast().compactMap { $0.newBox(since: before, tolerance: 3) }
            goes = goes || seen.contains { $0.width < boxes[boxes.count - 1].width - 8 }
            XCTAssertEqual(frames.last?.difference(from: before) ?? 1, 0, accuracy: 0.001)
            try expectNoPopover()
        }
        XCTAssertTrue(comes, "never seen while opening")
        XCTAssertEqual(goes, Self.mayLinger, "seen while closing: \(goes)")
    }

    /// A press on a closing menu that is still visible reaches the text below.
    func testAClosingMenuTakesNoPresses() throws {
        let area = try note.extents
        let before = try Screenshot.settled(of: area)
        let whole = try XCTUnwrap(open().last)
        let box = try XCTUnwrap(whole.newBox(since: before))
        let menu = ScreenRectangle(x: box.x + area.x, y: box.y + area.y, width: box.width, height: box.height)
        let below = try rectangle(of: "Select All", in: menu)
        try app.keyboard.press("Escape")
        try TestSupport.waitUntil("the menu to begin to close", every: 1) {
            try Screenshot.picture(of: area).difference(from: whole) > 0.002
        }
        app.pointer.click(at: below.center)
        try app.waitUntil("the selection to be cleared") { try self.note.selections.isEmpty }
        try expectNoPopover()
    }
}

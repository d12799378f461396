import TestSupport
import XCTest

@testable import Driving

/// Which items the edit menu of a text has: those that make sense now, and no other.
final class EditMenuItemsTests: AppTestCase {
    /// E12, E13.
    func testNothingSelectedOffersSelectingAndPasteIfThereIsTextToPaste() throws {
        try app.pointer.click(.secondary, at: place(of: "finger"))
        try expectMenu(.edit, "Select | Select All")
        try app.keyboard.press("Escape")

        try offer("a text")
        try app.pointer.click(.secondary, at: place(of: "finger"))
        try expectMenu(.edit, "Paste | Select | Select All")
        try app.keyboard.press("Escape")

        app.clipboard.clear()
        try app.pointer.click(.secondary, at: place(of: "finger"))
        try expectMenu(.edit, "Select | Select All")
    }

    /// E7, E14.
    func testASelectionOffersCutCopyAndDeleteAndNotSelect() throws {
        try select("finger")
        try app.pointer.click(.secondary, at: place(of: "finger"))
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Copy Style | Share…")
        try app.keyboard.press("Escape")

        try offer("a text")
        try app.pointer.click(.secondary, at: place(of: "finger"))
        try expectMenu(.edit, "Cut | Copy | Paste | Delete | Select All | Copy Style | Share…")
    }

    /// E14.
    func testEverythingSelectedOffersNoSelectAll() throws {
        try focusNote()
        try app.keyboard.press("ctrl+a")
        try app.pointer.click(.secondary, at: place(of: "finger"))
        try expectMenu(.edit, "Cut | Copy | Delete | Copy Style | Share…")
        try app.keyboard.press("Escape")

        try offer("a text")
        try app.pointer.hold(at: place(of: "finger"))
        try expectMenu(.edit, "Cut | Copy | Paste | Delete | Copy Style | Share…")
    }

    /// E12: on an empty line there is no word to select.
    func testAnEmptyLineOffersNoSelect() throws {
        try write("above\n\n\nbelow")
        let (above, below) = (try place(of: "above"), try place(of: "below"))
        let between = ScreenPoint(x: above.x, y: (above.y + below.y) / 2)
        for opening in [Opening.secondaryClick, .menuKey, .hold] {
            try open(opening, at: between)
            try expectMenu(.edit, "Select All")
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    /// E12: where nothing makes sense there is no menu at all.
    func testAnEmptyNoteOffersPasteOrNothing() throws {
        try write("")
        let place = try note.screenPoint
        for opening in Opening.allCases {
            try expectNothingOpens("\(opening) on an empty note") { try open(opening, at: place) }
        }
        try offer("a text")
        for opening in Opening.allCases {
            try open(opening, at: place)
            try expectMenu(.edit, "Paste")
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    /// E31, C13: no shortcuts, no more than the label.
    func testAnItemShowsItsLabelAndNothingElse() throws {
        try select("finger")
        try app.pointer.click(.secondary, at: place(of: "finger"))
        for item in try Self.rows(of: openMenu(.edit)) where try item.role == "menu item" {
            XCTAssertEqual(try item.findAll().map { "\(try $0.role) \(try $0.name)" }, ["label \(try item.name)"])
            XCTAssertEqual(try item.description, "")
        }
    }
}

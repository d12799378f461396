import TestSupport
import XCTest

@testable import Driving

/// Which items the edit menu of a text has: those that make sense now, and no other.
final class EditMenuItemsTests: AppTestCase {
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
}

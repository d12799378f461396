import TestSupport
import XCTest

@testable import Driving

/// Lists, with keys and clicks.
final class ListTests: AppTestCase {
    /// Waits until the whole text is this, with its list markers written out.
    private func expectPlain(_ text: String) throws {
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("ctrl+c")
        try expectClipboard(text)
    }

    func testKeysNestContinueAndEndLists() throws {
        try write("one")
        try app.keyboard.press("ctrl+alt+6")
        for key in ["Return", "t", "Tab", "Return", "Return", "x", "Return", "Return", "e"] {
            try app.keyboard.press(key)
        }
        try expectPlain("1. one\n\t1. t\n2. x\ne")
        try app.keyboard.press("ctrl+z")
        try app.keyboard.press("ctrl+z")
        try expectPlain("1. one\n\t1. t\n2. x\n3. \n")
    }

    /// List markers and lines aren't part of the text, so they are checked by their pixels.
    func testListMarkersAndQuotationLinesAreDrawnBesideTheText() throws {
        try write("milk")
        let body = try note.screenRectangle(ofText: "milk").x
        var seen: [ScreenPicture] = []
        // Bulleted, numbered and dashed lists, a checklist, a checked one, and a quotation.
        for keys in ["ctrl+alt+5", "ctrl+alt+6", "ctrl+alt+7", "ctrl+alt+8", "ctrl+Return", "ctrl+alt+4"] {
            try app.keyboard.press(keys)
            try app.waitUntil("the text to be indented after \(keys)") {
                try self.note.screenRectangle(ofText: "milk").x > body
            }
            let word = try note.screenRectangle(ofText: "milk")
            let beside = ScreenRectangle(x: body - 2, y: word.y, width: word.x - body, height: word.height)
            _ = try Screenshot.settled(of: beside)
            let picture = try Screenshot.picture(of: beside)
            var below = beside
            below.y += 3 * word.height
            XCTAssertNotEqual(picture, try Screenshot.picture(of: below), "nothing is drawn after \(keys)")
            XCTAssertFalse(seen.contains(picture), "the same as before after \(keys)")
            seen.append(picture)
        }
    }

    func testAClickTicksAChecklistItem() throws {
        try write("milk")
        try app.keyboard.press("ctrl+alt+8")
        let word = try note.screenRectangle(ofText: "milk")
        app.pointer.click(at: ScreenPoint(x: word.x - 14, y: word.center.y))
        try expectPlain("☑ milk")
    }

    /// The list markers aren't in the text: accessible descriptions report the list, and which items are checked.
    func testDescriptionsReportListsAndCheckedItems() throws {
        func expectDescription(_ words: String) throws {
            try TestSupport.waitFor("“\(words)”", value: { try note.description }, until: { $0 == words })
        }
        try write("milk")
        try expectDescription("")
        for (keys, words) in [
            ("ctrl+alt+8", "Checklist"), ("ctrl+Return", "Checklist, Done"), ("Return", "Checklist"),
            ("Up", "Checklist, Done"), ("ctrl+alt+6", "Numbered List"), ("ctrl+alt+0", ""),
        ] {
            try app.keyboard.press(keys)
            try expectDescription(words)
        }
    }
}

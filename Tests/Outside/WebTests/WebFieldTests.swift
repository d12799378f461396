import TestSupport
import XCTest

@testable import Driving

/// The edit menu in editable parts of a page, and in passwords (E2, R16).
final class WebFieldTests: WebTestCase {
    override var body: String {
        """
        <input style="top: 24px; width: 300px" value="Hello brave world">
        <input style="top: 72px; width: 300px" type="password" value="secret">
        <textarea style="top: 120px; width: 300px; height: 76px; white-space: pre-wrap">One line here
        another there</textarea>
        <div style="top: 216px; width: 300px" contenteditable>Editable words</div>
        <input style="top: 264px; width: 300px" readonly value="Only read">
        """
    }
    private var left: Double { 27 }

    func testE2AFieldOffersTheCommandsThatApply() throws {
        try app.clipboard.offer(text: "new")
        try expectMenu(at: letter(8, left: left, top: 27), "Paste | Select | Select All")
        try choose("Select")
        try expectMenu(.edit, "Cut | Copy | Paste | Delete | Select All | Take Note")
        try choose("Cut")
        try expectClipboard("brave")
        try expectMenu(at: letter(6, left: left, top: 27), "Paste | Select All")
        try choose("Paste")
        try expectMenu(at: letter(2, left: left, top: 27), "Paste | Select | Select All")
        try choose("Select")
        try expectMenu(.edit, "Cut | Copy | Paste | Delete | Select All | Take Note")
        try choose("Delete")
        try expectMenu(at: letter(2, left: left, top: 27), "Paste | Select | Select All")
        try choose("Select All")
        try expectMenu(.edit, "Cut | Copy | Paste | Delete | Take Note")
        try expectCopy(of: " brave world")
    }

    func testR16APasswordIsNeitherCutNorCopied() throws {
        try app.clipboard.offer(text: "new")
        try expectMenu(at: letter(2, left: left, top: 75), "Paste | Select | Select All")
        try choose("Select")
        try expectMenu(.edit, "Paste | Delete")
        try app.keyboard.press("Escape")
        // A hold selects all of it.
        app.pointer.hold(at: letter(2, left: left, top: 75))
        try expectMenu(.edit, "Paste | Delete")
    }

    func testE2TextAreasAndEditableElementsHaveMenus() throws {
        try app.clipboard.offer(text: "new")
        try expectMenu(at: letter(9, left: left, top: 147), "Paste | Select | Select All")
        try choose("Select")
        try expectMenu(.edit, "Cut | Copy | Paste | Delete | Select All | Take Note")
        try expectCopy(of: "there")
        try expectMenu(at: letter(2, top: 216), "Paste | Select | Select All")
        try choose("Select")
        try expectMenu(.edit, "Cut | Copy | Paste | Delete | Select All | Take Note")
        try choose("Cut")
        try expectClipboard("Editable")
        try expectMenu(at: letter(4, left: left, top: 267), "Select | Select All")
        try choose("Select All")
        try expectMenu(.edit, "Copy | Take Note")
        try expectCopy(of: "Only read")
    }
}

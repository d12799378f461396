import TestSupport
import XCTest

@testable import Driving

/// Taps on the selection (E7).
final class TouchSelectedTextTests: TouchTestCase {
    private let offered = "Cut | Copy | Delete | Select All | Format | Share…"

    private func tapAlone(at place: ScreenPoint) throws {
        waitForNewSuccession()
        try touch.tap(at: place)
    }

    /// E7: the selection is kept; each tap closes the menu or opens it again.
    func testATapOnTheSelectionKeepsItAndTogglesTheMenu() throws {
        try touch.doubleTap(at: try place(of: "picture"))
        try expectMenu(.edit, offered)
        for _ in 1...2 {
            try tapAlone(at: try place(of: "picture"))
            try expectNoMenu()
            try expectSelection("picture")
            try expectHandles(around: "picture")
            try tapAlone(at: try place(of: "picture"))
            try expectMenu(.edit, offered)
            try expectSelection("picture")
        }
    }

    /// E7: for a selection made with the keyboard, a tap opens the menu and shows handles, also at its ends, but not beside them.
    func testATapOnAKeyboardSelectionOpensTheMenu() throws {
        try select("picture")
        let word = try note.screenRectangle(ofText: "picture")
        try tapAlone(at: ScreenPoint(x: word.right - 2, y: word.center.y))
        try expectMenu(.edit, offered)
        try expectSelection("picture")
        try expectHandles(around: "picture")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        // Without handles, which a finger could touch beside the text.
        try app.keyboard.press("shift+Left")
        try expectSelection("pictur")
        try tapAlone(at: try place(of: "finger"))
        try expectSelection("")
        try select("picture")
        try tapAlone(at: ScreenPoint(x: word.right + 2, y: word.center.y))
        try expectSelection("")
        try expectNoMenu()
    }
}

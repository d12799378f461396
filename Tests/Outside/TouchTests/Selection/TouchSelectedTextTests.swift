import TestSupport
import XCTest

@testable import Driving

/// Tapping what is selected (E7).
final class TouchSelectedTextTests: TouchTestCase {
    private let offered = "Cut | Copy | Delete | Select All | Format | Share…"

    private func tapAlone(at place: ScreenPoint) throws {
        waitForNewSuccession()
        try touch.tap(at: place)
    }

    /// E7: it stays selected; the menu goes with one tap and comes with the next.
    func testATapOnWhatIsSelectedKeepsItAndTogglesTheMenu() throws {
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

    /// E7: what the keyboard has selected gets its menu and its handles by a tap, at its ends too, but not beside them.
    func testATapOnWhatTheKeyboardHasSelectedBringsTheMenu() throws {
        try select("picture")
        let word = try note.screenRectangle(ofText: "picture")
        try tapAlone(at: ScreenPoint(x: word.right - 2, y: word.center.y))
        try expectMenu(.edit, offered)
        try expectSelection("picture")
        try expectHandles(around: "picture")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        // Without handles, which a finger takes hold of beside the text.
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

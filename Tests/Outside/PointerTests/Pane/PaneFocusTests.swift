import TestSupport
import XCTest

@testable import Driving

/// The keys that go from one part of the window to the next find the pictures, and show where the keyboard is.
final class PaneFocusTests: AppTestCase {
    private func press(_ key: String, to node: AccessibleNode) throws {
        try app.keyboard.press(key)
        try app.waitUntil("\(key) to go to \(node)") { node.has("focused") }
    }

    /// Something of a widget is drawn otherwise than before while the keyboard is on it.
    private func expectRing(on node: AccessibleNode, after body: () throws -> Void) throws {
        // What is told is without the space around a picture, in which the ring is.
        let area = try node.screenRectangle.inset(by: -8)
        let before = try Screenshot.settled(of: area)
        try body()
        try app.waitUntil("a ring") { try Screenshot.picture(of: area).difference(from: before) > 0.002 }
    }

    func testF6GoesToThePictureAndBack() throws {
        try focusNote()
        let (note, picture) = (try note, try picture())
        try expectRing(on: picture) { try press("F6", to: picture) }
        try press("F6", to: note)
        try press("F6", to: picture)
        try app.keyboard.press("space")
        try app.waitUntil("the picture to be selected") { picture.has("selected") }
    }

    func testTabGoesThroughTextPictureAndCaption() throws {
        try focusNote()
        let (note, picture, caption) = (try note, try picture(), try caption)
        try press("ctrl+Tab", to: picture)
        try press("Tab", to: caption)
        try press("shift+Tab", to: picture)
        try press("shift+Tab", to: note)
    }

    func testReturnOpensThePictureThatHasTheKeyboard() throws {
        try focusNote()
        try press("F6", to: try picture())
        try app.keyboard.press("Return")
        try app.waitUntil("the viewer") { self.app.windows.topLevels.count == 2 }
    }

    func testF6GoesToThePaneWithoutPictures() throws {
        try focusPicture()
        try app.keyboard.press("Delete")
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
        try focusNote()
        let images = try images
        try expectRing(on: images) { try press("F6", to: images) }
    }
}

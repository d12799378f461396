import TestSupport
import XCTest

@testable import Driving

/// The keys for moving between parts of the window reach the pictures, and the focus is visible.
final class PaneFocusTests: AppTestCase {
    private func press(_ key: String, to node: AccessibleNode) throws {
        try app.keyboard.press(key)
        try app.waitUntil("\(key) to go to \(node)") { node.has("focused") }
    }

    /// Expects a focus ring: the widget is drawn differently while it has the focus.
    private func expectRing(on node: AccessibleNode, after body: () throws -> Void) throws {
        // The accessible frame excludes the margin of a picture, in which the ring is drawn.
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

    func testReturnOpensTheFocusedPicture() throws {
        try focusNote()
        try press("F6", to: try picture())
        try app.keyboard.press("Return")
        try app.waitUntil("the viewer") { self.app.windows.topLevels.count == 2 }
    }

    func testF6GoesToAPaneWithoutPictures() throws {
        try focusPicture()
        try app.keyboard.press("Delete")
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
        try focusNote()
        let images = try images
        try expectRing(on: images) { try press("F6", to: images) }
    }
}

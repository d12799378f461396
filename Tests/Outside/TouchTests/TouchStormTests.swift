import TestSupport
import XCTest

@testable import Driving

/// Many fingers that touch, move and lift at random, faster than any hand.
final class TouchStormTests: WalkTestCase {
    private static let fingers: UInt32 = 10

    override func setUpWithError() throws {
        try super.setUpWithError()
        toleratedErrors += ["libEGL warning", "Broken accounting of active state"]
    }

    /// C19, E20, E25, R9.
    func testRandomTouchesCanBeUndone() throws {
        let touch = try TouchScreen.shared()
        defer { touch.releaseAll() }
        let (text, pictures) = (try note.text, try pictureNames)
        let seed = SeededGenerator.seed(or: 6)
        var generator = SeededGenerator(seed: seed)
        (root, noteWindow) = (try app.accessible, try window.id)
        let area = try window.visibleFrame
        let bar = try find(role: "menu item", name: "File").screenRectangle.bottom + 4 - area.y
        for gust in 0..<30 {
            do {
                var down: Set<UInt32> = []
                for _ in 0..<40 {
                    let place = ScreenPoint(
                        x: area.x + .random(in: 1..<area.width, using: &generator),
                        y: area.y + .random(in: bar..<area.height, using: &generator))
                    let finger = UInt32.random(in: 0..<Self.fingers, using: &generator)
                    switch (down.contains(finger), Bool.random(using: &generator)) {
                    case (false, _):
                        try touch.begin(at: place, finger: finger)
                        down.insert(finger)
                    case (true, true): try touch.move(to: place, finger: finger, steps: 1, milliseconds: 0)
                    case (true, false):
                        try touch.end(finger: finger)
                        down.remove(finger)
                    }
                }
                // Sometimes they rest for the time of a hold.
                if gust % 5 == 0 { pause(milliseconds: 560) }
                touch.releaseAll()
                try settle()
                try leaveDialogs()
                try app.keyboard.press("Escape")
                try settle()
            } catch {
                throw TestFailure("seed \(seed), gust \(gust): \(error)")
            }
        }
        try expectUndoBringsBack(text: text, pictures: pictures)
        // A finger has its usual effects again.
        try touch.hold(at: place(of: "Hold"))
        try app.waitUntil("the menu of a hold") { try self.openMenus.count == 1 }
    }
}

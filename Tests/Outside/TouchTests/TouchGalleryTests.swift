import TestSupport
import XCTest

@testable import Driving

/// Several pictures, and the viewer, with a finger.
final class TouchGalleryTests: TouchPicturesTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        // Each new picture moves the ones before it.
        try app.waitUntil("the pictures where they stay") {
            let names = try self.pictureNames
            let screen = try Screenshot.picture()
            return try names.count == Self.files.count
                && names.prefix(4).allSatisfy { name in
                    let frame = try self.picture(name).screenRectangle
                    let half = try screen.pixel(at: ScreenPoint(x: frame.x + frame.width / 4, y: frame.center.y))
                    return half.isNear(ScreenPicture.Color(red: 0, green: 0, blue: 0), tolerance: 40)
                }
        }
    }

    private func item(at number: Int) throws -> AccessibleNode { try picture("Image \(number)") }

    private var selected: [Int] {
        get throws {
            let items = try app.accessible.findAll(role: "grid cell").filter(\.isShowing)
            return items.indices.filter { items[$0].has("selected") }.map { $0 + 1 }
        }
    }

    private func expectSelected(_ numbers: [Int]) throws {
        try TestSupport.waitFor("the selection", value: { try selected }, until: { $0 == numbers })
    }

    /// A tap selects; a swipe scrolls and doesn't select.
    func testATapSelectsAndASwipeScrolls() throws {
        try touch.tap(at: try item(at: 3).screenPoint)
        try expectSelected([3])
        let top = try item(at: 1).screenRectangle.y
        let start = try item(at: 4).screenPoint
        try touch.begin(at: start)
        try touch.move(to: ScreenPoint(x: start.x, y: start.y - 150))
        try touch.end()
        try app.waitUntil("the pane to be scrolled") { try self.item(at: 1).screenRectangle.y < top - 50 }
        try expectSelected([3])
        try expectNoMenu()
    }

    /// The pane follows the finger exactly, wherever it touches, and stays where it is released; nothing is selected, and no menu
    /// opens.
    func testThePaneFollowsTheFinger() throws {
        try touch.tap(at: try item(at: 3).screenPoint)
        try expectSelected([3])
        let first = try item(at: 3).screenRectangle
        let places = [
            ("a selected picture", first.center), ("another one", try item(at: 4).screenPoint),
            ("the caption", ScreenPoint(x: first.center.x, y: first.bottom + 15)),
            ("the space beside them", ScreenPoint(x: first.right + 9, y: first.center.y)),
        ]
        for (name, start) in places {
            for way in [-90, 90] {
                waitForNewSuccession()
                // Scrolled down only after it has been scrolled up.
                let (before, start) = (try item(at: 3).screenRectangle.y, way > 0 ? start.moved(y: -way) : start)
                try touch.begin(at: start)
                for part in 1...3 {
                    try touch.move(to: start.moved(y: way * part / 3), steps: 12, milliseconds: 150)
                    try TestSupport.waitFor(
                        "the pane to follow from \(name) by \(way * part / 3)",
                        value: { try item(at: 3).screenRectangle.y - before },
                        until: { abs($0 - way * part / 3) <= 1 })
                }
                // The finger rests, so that scrolling doesn't continue.
                pause(milliseconds: 200)
                try touch.end()
                try expectNoMenu()
                XCTAssertEqual(Double(try item(at: 3).screenRectangle.y), Double(before + way), accuracy: 1)
                try expectSelected([3])
            }
        }
    }

    /// C17: a hold on one of several selected pictures applies to all of them.
    func testAHoldWithinTheSelectionAppliesToAll() throws {
        try touch.tap(at: try item(at: 1).screenPoint)
        try expectSelected([1])
        try app.keyboard.press("shift+Right")
        try expectSelected([1, 2])
        try touch.hold(at: try item(at: 1).screenPoint) {
            _ = try app.waitFor("the menu") { try self.openMenus.first { try $0.name == "2 Images" } }
        }
        try expectSelected([1, 2])
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try touch.hold(at: try item(at: 4).screenPoint) {
            _ = try app.waitFor("the menu") { try self.openMenus.first { try $0.name == "Menu of Image 4" } }
        }
        try expectSelected([4])
    }

    /// Two fingers zoom the picture in the viewer.
    func testAPinchZoomsThePicture() throws {
        try touch.tap(at: try item(at: 1).screenPoint)
        try expectSelected([1])
        try app.keyboard.press("Return")
        try app.waitUntil("the viewer") { self.app.windows.active?.title == "1" }
        let middle = try window.visibleFrame.center
        func place(_ distance: Int) -> ScreenPoint { ScreenPoint(x: middle.x + distance, y: middle.y) }
        try expectPercent { $0 == 100 }
        try touch.begin(at: place(-30), finger: 0)
        try touch.begin(at: place(30), finger: 1)
        try touch.move(to: place(90), finger: 1)
        try touch.move(to: place(-90), finger: 0)
        try touch.end(finger: 0)
        try touch.end(finger: 1)
        try expectPercent { $0 > 200 }
        try expectNoMenu()
    }

    private func expectPercent(_ test: (Int) -> Bool) throws {
        try app.waitUntil("the zoom") {
            let viewer = try self.app.accessible.children.first { try $0.name == "1" }
            let texts = try viewer?.findAll(role: "label").map { try $0.text } ?? []
            return texts.contains { $0.hasSuffix(" %") && test(Int($0.dropLast(2)) ?? 0) }
        }
    }
}

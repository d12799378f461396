import TestSupport
import XCTest

@testable import Driving

/// The viewer's bar and its menu, and their effects on the note.
final class ViewerBarTests: GalleryTestCase {
    private func openViewer(of numbers: Int...) throws {
        try gallery.click(numbers[0])
        for number in numbers.dropFirst() { try gallery.click(number, holding: "ctrl") }
        let title = ["red", "green", "blue", "yellow", "purple"][numbers[0] - 1]
        try app.keyboard.press("Return")
        try app.waitUntil("the viewer") { self.app.windows.active?.title == title }
    }

    private func button(_ name: String) throws -> AccessibleNode { try find(role: "button", name: name) }

    private func press(_ name: String) throws { app.pointer.click(at: try button(name).screenRectangle.center) }

    private func expectLabel(_ text: String) throws {
        try app.waitUntil("the label \(text)") {
            try self.app.accessible.first { try $0.role == "label" && $0.isShowing && $0.text == text } != nil
        }
    }

    private func expectTitle(of picture: String) throws {
        try app.waitUntil("the picture \(picture)") { self.app.windows.active?.title == picture }
    }

    func testTheButtonsNavigateAndZoom() throws {
        try openViewer(of: 2, 3)
        try app.windows.resize(try window, width: 500, height: 400)
        try expectLabel("1 of 2 · 100 %")
        XCTAssertFalse(try button("Previous Image").has("sensitive"))
        try press("Next Image")
        try expectTitle(of: "blue")
        try expectLabel("2 of 2 · 100 %")
        try app.waitUntil("no next picture") { try !self.button("Next Image").has("sensitive") }
        try press("Zoom In")
        try expectLabel("2 of 2 · 125 %")
        try press("Zoom Out")
        try expectLabel("2 of 2 · 100 %")
        // The picture still has the focus.
        try app.keyboard.press("Page_Up")
        try expectLabel("1 of 2 · 100 %")
    }

    func testFullScreenIsEnteredAndLeft() throws {
        try openViewer(of: 2)
        let before = try window.frame
        for leave in ["F11", "Escape"] {
            try press("Full Screen")
            try app.waitUntil("the whole screen") { try self.window.frame.width == 1280 }
            _ = try Screenshot.settled()
            try app.keyboard.press(leave)
            try app.waitUntil("the window") { try self.window.frame.width == before.width }
            _ = try Screenshot.settled()
        }
        try app.keyboard.press("Escape")
        try app.waitUntil("the note alone") { self.app.windows.topLevels.count == 1 }
    }

    /// Changes to the picture are made in the note, and can be undone there.
    func testTheMenuButtonRotatesAndRemoves() throws {
        try openViewer(of: 2, 3)
        try app.windows.resize(try window, width: 600, height: 500)
        try app.waitUntil("a larger viewer") { try self.window.frame.height == 500 }
        try press("Menu")
        try choose("Rotate")
        try choose("Rotate Right")
        try app.waitUntil("the picture upright") {
            let place = try self.window.visibleFrame.center
            let side = ScreenPoint(x: place.x + 180, y: place.y)
            return try !Screenshot.pixel(at: side).isNear(.init(red: 10, green: 160, blue: 10), tolerance: 30)
        }
        try press("Menu")
        try choose("Remove Image")
        try expectTitle(of: "blue")
        try press("Menu")
        try choose("Remove Image")
        try app.waitUntil("the note alone") { self.app.windows.topLevels.count == 1 }
        try gallery.expectOrder("RYP")
        try app.keyboard.press("ctrl+z")
        try gallery.expectOrder("RBYP")
        try app.keyboard.press("ctrl+z")
        try gallery.expectOrder("RGBYP")
        try expectUndo("Undo Rotate Right", redo: "Redo Remove Image")
    }
}

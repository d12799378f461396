import TestSupport
import XCTest

/// A test that takes pictures of the app's menus for inspection, and checks what can be checked in a picture.
class ScreenTestCase: AppTestCase {
    /// The prefix of the pictures' names.
    var look: String { "light" }
    /// The caption of the picture whose menu is opened.
    var shownCaption: String { SampleNote.caption }

    /// Opens the edit menu on a word, takes a picture of the screen, and checks that the menu is within the screen.
    func takeEditMenu(of word: String) throws {
        doubleClick(at: try place(of: word))
        try expectSelection(word)
        _ = try openMenu(.edit)
        try takePicture("\(look)-edit-menu")
        try app.keyboard.press("Escape")
        try expectNoMenu()
    }

    /// Opens the picture's menu and a submenu, takes a picture of the screen, and checks that they are within the screen.
    func takeContextMenu() throws {
        app.pointer.click(.secondary, at: try picture(shownCaption).screenRectangle.center)
        _ = try openMenu(.context)
        try choose("Rotate")
        _ = try item("Flip Vertically")
        try takePicture("\(look)-context-menu")
    }

    /// Returns the share of red pixels, 0 to 1, in the row that removes a picture, which should be red.
    func redShare() throws -> Double {
        let row = try item("Remove Image").screenRectangle
        return try share(of: row) { $0.red > 120 && $0.red > $0.green + 40 && $0.red > $0.blue + 40 }
    }

    /// Returns the share of pixels, 0 to 1, in an area whose colour passes a test.
    func share(of area: ScreenRectangle, where matches: (ScreenPicture.Color) -> Bool) throws -> Double {
        let picture = try Screenshot.settled(of: area)
        var count = 0
        for y in 0..<picture.height {
            for x in 0..<picture.width where matches(try picture.pixel(at: ScreenPoint(x: x, y: y))) { count += 1 }
        }
        return Double(count) / Double(picture.width * picture.height)
    }

    private func takePicture(_ name: String) throws {
        let screen = try TestDisplay.shared().bounds
        for popover in app.windows.popovers {
            let frame = popover.visibleFrame
            XCTAssertTrue(
                frame.x >= 0 && frame.y >= 0 && frame.right <= screen.right && frame.bottom <= screen.bottom,
                "\(frame) is not within the screen")
        }
        _ = try Screenshot.settled()
        try Screenshot.take(name)
    }
}

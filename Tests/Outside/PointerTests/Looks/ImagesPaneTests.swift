import TestSupport
import XCTest

@testable import Driving

extension AppTestCase {
    /// Waits until the text is as wide as the window.
    fileprivate func expectWholeWidth() throws {
        let width = try window.visibleFrame.width
        try TestSupport.waitFor(
            "the width of the note", value: { try note.screenRectangle.width }, until: { $0 > width - 10 })
    }
}

/// View ▸ Images: the pane is visible for a note that has images or can have them, and as the user chooses.
final class ImagesPaneTests: AppTestCase {
    private func expectImages(_ isThere: Bool) throws {
        try app.waitUntil(isThere ? "the images" : "no images") {
            let pane = try self.app.accessible.first {
                try $0.name == "Images" && $0.isShowing && $0.role != "check menu item"
            }
            return (pane != nil) == isThere
        }
    }

    func testF9HidesAndShowsTheImages() throws {
        try focusPicture()
        try expectImages(true)
        try app.keyboard.press("F9")
        try expectImages(false)
        // The text fills the window, and has the focus.
        let note = try note
        try app.waitUntil("the note to have the focus") { note.has("focused") }
        try expectWholeWidth()
        XCTAssertTrue(try menuBar.rows(of: "View").hasPrefix("Images\tF9\n"))
        // Images that aren't visible can't be removed by mistake.
        XCTAssertTrue(try menuBar.rows(of: "Image").hasSuffix("(Remove Image)"))
        try app.keyboard.press("F6")
        XCTAssertTrue(try pictureNames.isEmpty)
        try menuBar.choose("View", "Images")
        try expectImages(true)
        XCTAssertEqual(try pictureNames, [welcomeCaption])
    }

    func testTheHiddenPaneAppearsWhenImagesChange() throws {
        try app.keyboard.press("F9")
        try expectImages(false)
        try offer(SamplePicture.png.bytes, type: "image/png")
        try menuBar.choose("Image", "Paste Image")
        // The image is in the text.
        try expectPicturesInText(1)
        try expectImages(false)
        app.pointer.click(at: try picturesInText[0].screenRectangle.center)
        try menuBar.choose("Image", "Move to Side")
        try expectImages(true)
        try app.waitUntil("two pictures") { try self.pictureNames.count == 2 }
        try focusPicture("Image 2")
        try app.keyboard.press("Delete")
        try app.waitUntil("one picture") { try self.pictureNames.count == 1 }
        try app.keyboard.press("F9")
        try expectImages(false)
        try app.keyboard.press("ctrl+z")
        try expectImages(true)
        try app.waitUntil("two pictures") { try self.pictureNames.count == 2 }
        try app.keyboard.press("shift+ctrl+z")
        try app.waitUntil("one picture") { try self.pictureNames.count == 1 }
        try app.keyboard.press("F9")
        try expectImages(false)
        try app.keyboard.press("F2")
        try expectImages(true)
        try app.waitUntil("the field") {
            try self.app.accessible.first { try $0.name == "Edit Caption" && $0.has("focused") } != nil
        }
    }
}

/// Plain text can't have images, so there is no pane for them.
final class TextFilePaneTests: FileTestCase {
    override var firstFile: (name: String, content: String)? { ("list.txt", "one two") }

    private var hasImages: Bool {
        get throws { try app.accessible.first { try $0.name == "Images" && $0.isShowing } != nil }
    }

    func testATextFileHasNoImagesPane() throws {
        try expectText("one two")
        XCTAssertFalse(try hasImages)
        try expectWholeWidth()
        // The pane can still be shown.
        try app.keyboard.press("F9")
        try app.waitUntil("the pane") { try self.hasImages }
        try app.keyboard.press("F9")
        try app.waitUntil("no pane") { try !self.hasImages }
        // A page has the pane.
        try notes.write(Self.page("page"), to: "page.html")
        try open(path("page.html"))
        try expectTitle("page.html")
        try app.waitUntil("the pane") { try self.hasImages }
        // The text in the empty pane is completely visible, also in a small window.
        for height in [640, 360] {
            try app.windows.resize(window, width: 360, height: height)
            try app.waitUntil("the words in the pane") {
                let pane = try self.images.screenRectangle
                let words = try self.images.findAll(role: "label").filter { try $0.text.contains("mage") }
                return try words.count == 2 && words.allSatisfy { pane.contains(try $0.screenRectangle) }
            }
        }
    }
}

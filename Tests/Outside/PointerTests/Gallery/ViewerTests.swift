import TestSupport
import XCTest

@testable import Driving

/// Open shows pictures in a window, in which they can be zoomed and moved.
final class ViewerTests: GalleryTestCase {
    private func openViewer(of title: String) throws {
        try app.waitUntil("a picture to have the focus") {
            try self.app.accessible.first { try $0.role == "grid cell" && $0.has("focused") } != nil
        }
        try app.keyboard.press("Return")
        try app.waitUntil("the viewer") { self.app.windows.active?.title == title }
        // A window may have the focus before its content exists.
        try app.waitUntil("the picture in it") { try self.labels.contains { $0.contains("%") } }
    }

    /// Waits until the viewer has a label with this text.
    private func expectLabel(_ text: String) throws {
        try TestSupport.waitFor(
            "the label", value: { try labels }, until: { $0.contains(text) })
    }

    private var labels: [String] {
        get throws {
            let viewer = try app.accessible.children.first { try !$0.name.contains("Longpress") }
            return try viewer?.findAll(role: "label").map { try $0.text } ?? []
        }
    }

    private var middle: ScreenPoint { get throws { try window.visibleFrame.center } }

    func testKeysAndWheelZoomAndEscapeCloses() throws {
        try gallery.click(2)
        try openViewer(of: "green")
        try expectLabel("100 %")
        for (key, label) in [
            ("plus", "125 %"), ("plus", "156 %"), ("minus", "125 %"), ("0", "100 %"), ("plus", "125 %"), ("1", "100 %"),
        ] {
            try app.keyboard.press(key)
            try expectLabel(label)
        }
        try app.keyboard.holding("ctrl") {
            app.pointer.scroll(at: try middle, clicks: -1)
            try expectLabel("125 %")
            app.pointer.scroll(at: try middle, clicks: 1)
            try expectLabel("100 %")
        }
        try app.keyboard.press("Escape")
        try app.waitUntil("the note alone") { self.app.windows.topLevels.count == 1 }
    }

    /// A small window shows the whole picture; a key shows it at its own size.
    func testAKeyShowsThePicturesOwnSize() throws {
        try gallery.click(1)
        try openViewer(of: "red")
        try app.windows.resize(try window, width: 300, height: 240)
        try expectLabel("75 %")
        try app.keyboard.press("1")
        try expectLabel("100 %")
        try app.keyboard.press("0")
        try expectLabel("75 %")
        try app.keyboard.press("Escape")
        try app.waitUntil("the note alone") { self.app.windows.topLevels.count == 1 }
    }

    /// C9: a menu in the note opens with the press that activates the note's window. It can be closed, and closes when the viewer
    /// is activated.
    func testTheNoteBesideTheViewerHasItsMenus() throws {
        let place = try gallery.place(at: 1)
        try gallery.click(2)
        try openViewer(of: "green")
        let viewer = try XCTUnwrap(app.windows.active)
        XCTAssertFalse(viewer.visibleFrame.contains(place))
        for _ in 0..<5 {
            app.pointer.click(.secondary, at: place)
            _ = try openMenu(.context)
            try app.keyboard.press("Escape")
            try expectNoMenu()
            try app.windows.activate(viewer)
        }
        app.pointer.click(.secondary, at: place)
        _ = try openMenu(.context)
        try app.windows.activate(viewer)
        try expectNoMenu()
    }

    func testSeveralPicturesAreShownOneAfterAnother() throws {
        try gallery.select(2, 3, 5)
        try gallery.openMenu(onSelected: 3, of: 3)
        try choose("Open")
        try app.waitUntil("the viewer") { self.app.windows.active?.title == "green" }
        try expectLabel("1 of 3 · 100 %")
        try app.keyboard.press("Right")
        try app.waitUntil("the second picture") { self.app.windows.active?.title == "blue" }
        try app.keyboard.press("Page_Down")
        try expectLabel("3 of 3 · 100 %")
        try app.keyboard.press("Right")
        try app.keyboard.press("Left")
        try expectLabel("2 of 3 · 100 %")
        let blue = ScreenPicture.Color(red: 10, green: 10, blue: 250)
        try app.waitUntil("the picture") { try Screenshot.pixel(at: self.middle).isNear(blue, tolerance: 30) }
    }
}

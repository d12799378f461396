import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Open Recent: the notes in the desktop's list that were opened here.
final class RecentTests: AppTestCase {
    private var notes: TemporaryFolder!

    override func prepare(_ home: TemporaryFolder) throws {
        notes = try TemporaryFolder(in: home)
        for name in ["one", "two"] { try notes.write(FileTestCase.page(name), to: "\(name).html") }
    }

    override var arguments: [String] { [notes.path + "/one.html", notes.path + "/two.html"] }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        notes = nil
    }

    private func expectWindows(_ titles: String...) throws {
        try TestSupport.waitFor(
            "the windows", value: { app.windows.topLevels.map(\.title).sorted() },
            until: { $0 == titles.map { "\($0) – Longpress" } })
    }

    /// Waits for names in the desktop's list, which is written with a delay.
    private func waitForList(of names: [String]) throws {
        try app.waitUntil("\(names) in the desktop's list") {
            let list = self.app.home.read(".local/share/recently-used.xbel") ?? ""
            return names.allSatisfy { list.contains("/\($0)\"") }
        }
    }

    /// Waits for exactly these names in the submenu. It follows the desktop's list within moments, but isn't updated while it is
    /// open.
    private func waitForSubmenu(of names: [String]) throws {
        try app.waitUntil("only \(names) in the submenu") {
            let items = try self.menuBar.rows(of: "File", "Open Recent").split(separator: "\n").map(String.init)
            return items.sorted() == names
        }
    }

    /// The dialog for choosing a picture adds the picture to the desktop's list.
    func testAddedPicturesAreNotInOpenRecent() throws {
        try notes.write(SamplePicture.png.bytes, to: "picture.png")
        try expectWindows("one.html", "two.html")
        try menuBar.choose("Image", "Add Image…")
        try fileDialog.expect("Add Image")
        try fileDialog.type(notes.path + "/picture.png", in: "Add Image")
        try app.keyboard.press("Return")
        try waitForList(of: ["one.html", "two.html", "picture.png"])
        try waitForSubmenu(of: ["one.html", "two.html"])
    }

    func testARecentNoteCanBeOpenedAgain() throws {
        try expectWindows("one.html", "two.html")
        try waitForList(of: ["one.html", "two.html"])
        try app.keyboard.press("ctrl+w")
        let left = try app.waitFor("one window with the focus") {
            self.app.windows.topLevels.count == 1 ? self.app.windows.active?.title : nil
        }
        let name = left.hasPrefix("one") ? "two.html" : "one.html"
        try waitForSubmenu(of: ["one.html", "two.html"])
        try menuBar.choose("File", "Open Recent", name)
        try expectWindows("one.html", "two.html")
        // Its window has the focus, and it isn't opened twice.
        try TestSupport.waitFor(
            "the title", value: { app.windows.active?.title }, until: { $0 == "\(name) – Longpress" })
        try menuBar.choose("File", "Open Recent", name)
        try expectNoMenu()
        try expectWindows("one.html", "two.html")
    }
}

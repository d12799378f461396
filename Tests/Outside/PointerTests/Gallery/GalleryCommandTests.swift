import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Commands act on all selected pictures, as one step.
final class GalleryCommandTests: GalleryTestCase {
    private var folder: TemporaryFolder!

    override func setUpWithError() throws {
        try super.setUpWithError()
        folder = try TemporaryFolder(in: app.home)
    }

    private func bytes(_ file: String) throws -> [UInt8] {
        try XCTUnwrap(FileManager.default.contents(atPath: "\(app.home.path)/\(file)").map(Array.init))
    }

    func testRemovingSeveralIsOneStepAndTheNoticeOffersUndo() throws {
        try gallery.select(1, 3, 4)
        try gallery.openMenu(onSelected: 3, of: 3)
        try choose("Remove Images")
        try gallery.expectOrder("GP")
        try expectNoMenu()
        // The picture after the last removed one.
        try gallery.expectSelected(2)
        try expectNotice("3 images removed")
        try clickUndo()
        try gallery.expectOrder("RGBYP")
        try gallery.expectSelected(1, 3, 4)
        try expectNoNotice()
        try expectUndo("(Undo)", redo: "Redo Remove 3 Images")
    }

    func testRotatingSeveralIsOneStep() throws {
        func shapes() throws -> [Bool] {
            try (1...5).map { try gallery.item(at: $0).screenRectangle }.map { $0.height > $0.width }
        }
        try gallery.select(2, 5)
        try gallery.openMenu(onSelected: 2, of: 2)
        try choose("Rotate")
        try choose("Rotate Right")
        try app.waitUntil("two pictures to be upright") { try shapes() == [false, true, false, false, true] }
        try expectNoMenu()
        try expectUndo("Undo Rotate 2 Images Right")
        try app.keyboard.press("ctrl+z")
        try app.waitUntil("all pictures to be horizontal") { try shapes() == [false, false, false, false, false] }
        try gallery.expectSelected(2, 5)
    }

    /// R26, R13: another program gets the files, or a page with the pictures in it.
    func testSeveralPicturesAreCopiedAsFilesAndHTML() throws {
        try gallery.select(2, 3)
        try gallery.openMenu(onSelected: 3, of: 2)
        try choose("Copy Images")
        try app.waitUntil("files on the clipboard") { try self.app.clipboard.types().contains("text/uri-list") }
        let list = try String(decoding: XCTUnwrap(app.clipboard.read(type: "text/uri-list")), as: UTF8.self)
        let paths = list.split(whereSeparator: \.isNewline).compactMap { URL(string: String($0))?.path }
        XCTAssertEqual(paths.map { ($0 as NSString).lastPathComponent }, ["green.svg", "blue.svg"])
        for (path, file) in zip(paths, ["green.svg", "blue.svg"]) {
            XCTAssertEqual(FileManager.default.contents(atPath: path).map(Array.init), try bytes(file))
        }
        let page = try String(decoding: XCTUnwrap(app.clipboard.read(type: "text/html")), as: UTF8.self)
        let green = Data(try bytes("green.svg")).base64EncodedString()
        XCTAssertTrue(page.contains(#"<img src="data:image/svg+xml;base64,\#(green)" alt="">"#), page)
        XCTAssertEqual(page.components(separatedBy: "<img ").count, 3)
        // They can be pasted here too, in their original formats. The window is made large enough for all of them.
        try app.windows.resize(window, width: 1200, height: 700)
        pause(milliseconds: 450)
        app.pointer.click(.secondary, at: try gallery.emptyCorner)
        try choose("Paste Image")
        try gallery.expectOrder("RGBYPGB")
        try gallery.expectSelected(6, 7)
        try expectUndo("Undo Paste Image")
    }

    /// Several pictures are saved in a folder under their names; existing files aren't replaced.
    func testSavingSeveralPicturesReplacesNoFile() throws {
        try folder.write("mine", to: "green.svg")
        try gallery.select(1, 2)
        try app.keyboard.press("ctrl+r")
        try app.keyboard.press("shift+ctrl+r")
        try gallery.openMenu(onSelected: 1, of: 2)
        try choose("Save Images…")
        try fileDialog.expect("Save Images")
        try fileDialog.type(folder.path + "/", in: "Save Images")
        try app.keyboard.press("Return")
        try app.waitUntil("the dialog to be gone") { self.app.windows.topLevels.count == 1 }
        try app.waitUntil("the files") {
            try self.folder.read("red.svg").map { Array($0.utf8) } == self.bytes("red.svg")
                && self.folder.read("green 2.svg").map { Array($0.utf8) } == self.bytes("green.svg")
        }
        XCTAssertEqual(folder.read("green.svg"), "mine")
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path).count, 3)
    }

    /// All of them are passed to the chosen program at once.
    func testSeveralPicturesOpenWithAnotherProgram() throws {
        try gallery.select(4, 5)
        try gallery.openMenu(onSelected: 4, of: 2)
        try choose("Open With…")
        let sheet = try app.waitFor("the sheet") {
            try self.app.accessible.first { try $0.role == "dialog" && $0.name == "Open With" && $0.isShowing }
        }
        _ = try Screenshot.settled()
        app.pointer.click(at: try XCTUnwrap(sheet.find(role: "button", name: "Painter")).screenPoint)
        let handed = try app.waitFor("the program to be started") { self.app.home.read("Painter") }
        XCTAssertEqual(
            handed.split(separator: "\n").map { ($0 as NSString).lastPathComponent }, ["yellow.svg", "purple.svg"])
    }

    // MARK: The notice

    /// A later change removes the notice, because Undo applies to the last change.
    func testTheNoticeDisappearsWithTheNextChange() throws {
        try gallery.select(2)
        try app.waitUntil("the picture to have the focus") { try self.gallery.item(at: 2).has("focused") }
        try app.keyboard.press("Delete")
        try gallery.expectOrder("RBYP")
        try expectNotice("Image removed")
        try app.keyboard.press("ctrl+r")
        try expectNoNotice()
        try expectUndo("Undo Rotate Right")
    }

    func testTheNoticeDisappearsAfterAWhile() throws {
        try gallery.select(2)
        try app.waitUntil("the picture to have the focus") { try self.gallery.item(at: 2).has("focused") }
        try app.keyboard.press("Delete")
        try expectNotice("Image removed")
        try app.waitUntil("the notice to disappear by itself", upTo: 30) { try self.notice == nil }
        try gallery.expectOrder("RBYP")
    }

    private var notice: AccessibleNode? {
        get throws { try app.accessible.first { try $0.role == "alert" && $0.name == "Notice" && $0.isShowing } }
    }

    private func expectNotice(_ text: String) throws {
        let notice = try app.waitFor("the notice") { try self.notice }
        try app.waitUntil("the notice \(text)") { try notice.find(role: "label")?.text == text }
    }

    private func expectNoNotice() throws {
        try app.waitUntil("no notice") { try self.notice == nil }
    }

    private func clickUndo() throws {
        let button = try XCTUnwrap(notice?.find(role: "button", name: "Undo"))
        // The notice slides up from below.
        _ = try Screenshot.settled()
        app.pointer.click(at: try button.screenPoint)
    }
}

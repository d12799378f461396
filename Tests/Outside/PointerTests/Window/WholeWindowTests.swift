import TestSupport
import XCTest

@testable import Driving

/// Requirements on the window as a whole.
final class WholeWindowTests: AppTestCase {
    /// E21: nothing in the window except the menus has the name of an edit command.
    func testNoButtonDuplicatesAnEditCommand() throws {
        let commands: Set = ["Cut", "Copy", "Paste", "Delete", "Select", "Select All", "Format"]
        try offer("something to paste")
        try select("finger")
        let root = try app.accessible
        let bar = try XCTUnwrap(root.find(role: "menu bar"))
        let inBar = try Set(bar.findAll())
        let outside = try root.findAll().filter { $0.isShowing && !inBar.contains($0) }
        XCTAssertTrue(outside.contains(bar))
        XCTAssertTrue(try outside.contains { try $0.name == "Note" }, "the note isn't among the widgets")
        for node in outside {
            XCTAssertFalse(commands.contains(try node.name), node.summary)
            XCTAssertFalse(commands.contains(try node.description), node.summary)
        }
    }

    /// R25, R27: text, caption and picture, each with its own menu.
    func testTextCaptionAndPictureCanBeCopied() throws {
        try select("finger")
        app.pointer.click(.secondary, at: try place(of: "finger"))
        try choose("Copy")
        try expectClipboard("finger")
        app.pointer.click(.secondary, at: try caption.screenRectangle.center)
        try choose("Copy")
        try expectClipboard(welcomeCaption)
        app.pointer.click(.secondary, at: try picture().screenRectangle.center)
        try choose("Copy Image")
        try app.waitUntil("a picture on the clipboard") { try self.app.clipboard.types().contains("image/png") }
    }
}

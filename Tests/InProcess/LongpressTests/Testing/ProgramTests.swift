import Gtk
import Longpress
import XCTest

/// The functions for programs' own tests: showing a window, clicking, reading the menu's outline, and clicking an item.
final class ProgramTests: LongpressTestCase {
    func testARightClickOpensTheMenuOfALabelAndAClickChooses() throws {
        var quoted = false
        let label = Label("some text")
        label.editMenu {
            Standard()
            Action("Quote") { quoted = true }
        }
        let window = try ThisProgram.show(label)
        let pointer = try TestDisplay.shared().pointer
        pointer.click(.secondary, at: try label.screenRectangle.center)
        try waitFor("the menu", value: { MenuOnScreen.outline(in: window) }, until: { $0?.hasSuffix("Quote") == true })
        try MenuOnScreen.click("Quote", in: window)
        try waitUntil("the menu to close") { MenuOnScreen.outline(in: window) == nil }
        XCTAssertTrue(quoted)
    }

    func testAnItemInASubmenuIsClicked() throws {
        var rotated = ""
        let item = Box(.horizontal, role: .group)
        item.append(Label("an item"))
        item.contextMenu {
            Submenu("Rotate") {
                Action("Left") { rotated = "left" }
                Action("Right") { rotated = "right" }
            }
            Divider()
            Action("Remove", role: .destructive) {}
        }
        let window = try ThisProgram.show(item)
        try TestDisplay.shared().pointer.click(.secondary, at: item.screenRectangle.center)
        try waitUntil("the menu") { MenuOnScreen.outline(in: window) == "Rotate ▸\n—\nRemove (destructive)" }
        try MenuOnScreen.click("Rotate", in: window)
        try waitUntil("the submenu") { MenuOnScreen.submenu(in: window) == "Left\nRight" }
        try MenuOnScreen.click("Right", in: window)
        try waitUntil("the choice") { rotated == "right" }
    }

    /// The folder named in a failure has the content of the program's windows, and the menu in words.
    func testAFailureLeavesEvidence() throws {
        let item = Box(.horizontal, role: .group)
        item.append(Label("an item"))
        item.contextMenu { Action("Play") {} }
        let window = try ThisProgram.show(item)
        MenuPresenter.shared.open(on: item)
        try waitUntil("the menu") { MenuOnScreen.outline(in: window) == "Play" }
        defer { MenuPresenter.shared.close() }
        let parent = try TemporaryFolder()
        let folder = ThisProgram.evidence(
            test: "Some.testOne", failure: Evidence.Failure(message: "1 is not 2", file: "/a/Test.swift", line: 7),
            in: parent.path)
        XCTAssertEqual(folder, parent.path + "/Some.testOne")
        XCTAssertEqual(parent.read("Some.testOne/menu.txt"), "Play\n")
        XCTAssertTrue(try XCTUnwrap(parent.read("Some.testOne/widgets.txt")).contains("GtkLabel “an item”"))
        XCTAssertTrue(try XCTUnwrap(parent.read("Some.testOne/failure.txt")).hasPrefix("/a/Test.swift:7\n"))
        XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/screen.png"))
    }
}

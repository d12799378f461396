import TestSupport
import XCTest

@testable import Driving

/// Windows opened later are exposed to screen readers like the first one.
final class WindowRoleTests: AppTestCase {
    private var windows: [AccessibleNode] { get throws { try app.accessible.children } }

    /// Waits until only this window is active.
    private func expectActive(_ title: String) throws {
        try app.waitUntil("only \(title) to be active") {
            try self.windows.filter { $0.has("active") }.map { try $0.name } == [title]
        }
    }

    func testANewWindowHasTheWindowRoleAndIsActive() throws {
        try app.keyboard.press("ctrl+n")
        try expectActive("Untitled – Longpress")
        XCTAssertEqual(try windows.map { try $0.role }, ["window", "window"])
        try app.keyboard.press("ctrl+w")
        try expectActive("Welcome – Longpress")
    }

    func testAFileDialogHasTheDialogRole() throws {
        try app.keyboard.press("ctrl+o")
        try fileDialog.expect("Open")
        let dialog = try app.waitFor("the dialog") { try self.windows.first { try $0.name == "Open" } }
        XCTAssertEqual(try dialog.role, "dialog")
        XCTAssertTrue(dialog.has("modal"))
    }
}

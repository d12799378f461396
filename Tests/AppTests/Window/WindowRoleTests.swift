import TestSupport
import XCTest

/// To a screen reader, windows that open later are no less than the first one.
final class WindowRoleTests: AppTestCase {
    private var windows: [AccessibleNode] { get throws { try app.accessible.children } }

    func testANewWindowIsAWindowAndTheActiveOne() throws {
        try app.keyboard.press("ctrl+n")
        try app.waitUntil("the new window to be the active one, alone") {
            try self.windows.filter { $0.has("active") }.map { try $0.name } == ["Untitled – Longpress"]
        }
        XCTAssertEqual(try windows.map { try $0.role }, ["window", "window"])
        try app.keyboard.press("ctrl+w")
        try app.waitUntil("the first window to be the active one") {
            try self.windows.filter { $0.has("active") }.map { try $0.name } == ["Welcome – Longpress"]
        }
    }

    func testAFileDialogIsADialog() throws {
        try app.keyboard.press("ctrl+o")
        let dialog = try app.waitFor("the dialog") { try self.windows.first { try $0.name == "Open" } }
        XCTAssertEqual(try dialog.role, "dialog")
        XCTAssertTrue(dialog.has("modal"))
    }
}

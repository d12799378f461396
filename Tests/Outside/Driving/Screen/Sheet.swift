import TestSupport
import XCTest

extension AppTestCase {
    /// The sheet over the app's window.
    var sheet: Sheet { Sheet(app: app) }
}

/// A sheet over a window: a question, or places that something can go to.
struct Sheet {
    let app: AppUnderTest

    /// The sheet that is open; nil if none is.
    var node: AccessibleNode? {
        get throws {
            try app.accessible.first { try $0.role == "dialog" && $0.isShowing && $0.parent?.role != "application" }
        }
    }

    /// Waits until a sheet with this title is open and has come to rest.
    @discardableResult
    func expect(_ title: String = "Share") throws -> AccessibleNode {
        let sheet = try app.waitForSheet(title)
        _ = try Screenshot.settled()
        return sheet
    }

    /// The labels of its buttons, from top to bottom, once it is there.
    func rows(_ title: String = "Share") throws -> [String] {
        try expect(title).findAll(role: "button").map { try $0.name }
    }

    /// Waits until no sheet is there any more.
    func expectNone() throws {
        try app.waitUntil("no sheet") { try node == nil }
    }

    /// Chooses a row with the pointer.
    func choose(_ name: String, in title: String = "Share") throws {
        let sheet = try expect(title)
        let row = try app.waitFor("\(name) in the sheet") { try sheet.find(role: "button", name: name) }
        app.pointer.click(at: try row.screenPoint)
    }
}

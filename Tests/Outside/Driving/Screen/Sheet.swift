import TestSupport
import XCTest

extension AppTestCase {
    /// The sheet over the app's window.
    var sheet: Sheet { Sheet(app: app) }
}

/// A sheet over a window: a question, or a list of destinations.
struct Sheet {
    let app: AppUnderTest

    /// The open sheet; `nil` if there is none.
    var node: AccessibleNode? {
        get throws {
            try app.accessible.first { try $0.role == "dialog" && $0.isShowing && $0.parent?.role != "application" }
        }
    }

    /// Waits until a sheet with this title is open, and its animation has ended.
    @discardableResult
    func expect(_ title: String = "Share") throws -> AccessibleNode {
        let sheet = try app.waitForSheet(title)
        _ = try Screenshot.settled()
        return sheet
    }

    /// Returns the labels of the sheet's buttons, from top to bottom, once the sheet is open.
    func rows(_ title: String = "Share") throws -> [String] {
        try expect(title).findAll(role: "button").map { try $0.name }
    }

    /// Waits until no sheet is open.
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

import TestSupport
import XCTest

@testable import Driving

/// Lists of a program in Python whose rows the library has to find.
final class ListTests: AppTestCase {
    override var executable: String? { "/usr/bin/python3" }

    override var arguments: [String] { get throws { ["lists.py"] } }

    override var environment: [String: String] { SongsTestCase.libraryPaths }

    override func prepare(_ home: TemporaryFolder) throws { try ListsProgram.write(to: home) }

    private func tell(of what: String, at place: ScreenPoint) throws {
        waitForNewSuccession()
        app.pointer.click(.secondary, at: place)
        try choose("Tell")
        try app.waitUntil("“\(what)” in the output") { self.app.standardOutput.hasSuffix("\(what)\n") }
    }

    /// The rows are known by their positions, also if they are described in XML.
    func testRowsDescribedInXMLHaveMenus() throws {
        for (kind, name) in [("List", "list"), ("Columns", "columns")] {
            let second = try find(role: "label", name: "\(kind) two").screenRectangle
            try tell(of: "\(name) 1", at: second.center)
            try tell(of: "\(name) rest", at: ScreenPoint(x: second.center.x, y: second.bottom + 40))
        }
    }

    /// The row of a tree is selected, and the Menu key opens the menu of the focused row. The tree's rows aren't accessible: they
    /// are 30 points high, below the title.
    func testRowsOfATreeHaveMenus() throws {
        _ = try find(role: "label", name: "List one")
        let title = try XCTUnwrap(app.accessible.findAll(role: "label", name: "Title").last).screenRectangle
        try tell(of: "tree 2", at: ScreenPoint(x: title.x + 40, y: title.bottom + 85))
        try app.keyboard.press("Up")
        try app.keyboard.press("Menu")
        try choose("Tell")
        try app.waitUntil("the row above") { self.app.standardOutput.hasSuffix("tree 1\n") }
    }
}

import Foundation
import TestSupport
import XCTest

@testable import Driving

/// A test of the example program in one language: a text, a list and a canvas with menus.
class SongsTestCase: AppTestCase {
    /// The folder in which the library and the programs are installed.
    static func installed() throws -> String {
        try XCTUnwrap(
            ProcessInfo.processInfo.environment["LONGPRESS_INSTALLED"], "only Tests/run languages can run this")
    }

    /// The name of the example program.
    var program: String { "songs-c" }

    override var executable: String? { get throws { "\(try Self.installed())/bin/\(program)" } }

    override var environment: [String: String] { Self.libraryPaths }

    /// The environment in which programs find the library and its description, which aren't in system folders.
    static var libraryPaths: [String: String] {
        guard let installed = try? installed() else { return [:] }
        return ["GI_TYPELIB_PATH": "\(installed)/lib/girepository-1.0", "LD_LIBRARY_PATH": "\(installed)/lib"]
    }

    override func prepare(_ home: TemporaryFolder) throws {}

    private var text: AccessibleNode {
        get throws { try app.waitFor("the text") { try self.app.accessible.first { try $0.role == "text box" } } }
    }

    private func middle(of title: String) throws -> ScreenPoint {
        try find(role: "label", name: title).screenRectangle.center
    }

    private func openTheMenu(at place: ScreenPoint) throws {
        waitForNewSuccession()
        app.pointer.click(.secondary, at: place)
        try TestSupport.waitUntil("a menu") { try !openMenus.isEmpty }
    }

    private func expect(_ line: String) throws {
        try app.waitUntil("“\(line)” in the output") { self.app.standardOutput.contains(line) }
    }

    /// Checks the three parts of the window.
    func checkMenus() throws {
        // The text has its edit menu.
        let text = try text
        try openTheMenu(at: try text.screenRectangle(ofText: "word").center)
        try choose("Select All")
        try app.waitUntil("everything to be selected") { try text.selections == [0..<text.text.count] }
        // A row of the list has the menu of its item: the action receives its position.
        try openTheMenu(at: try middle(of: "Nardis"))
        _ = try Screenshot.settled()
        try Screenshot.take(program)
        try choose("Play")
        try expect("play 1")
        try checkCanvas(below: try find(role: "label", name: "Solar").screenRectangle, text.screenRectangle)
    }

    /// A drawing has a menu for its items, and none beside them. The second dot is 120 points from its left, and 40 from its top,
    /// which is below the padding of the list's last row and the gap of the box.
    private func checkCanvas(below row: ScreenRectangle, _ text: ScreenRectangle) throws {
        let y = row.bottom + 50
        waitForNewSuccession()
        app.pointer.click(.secondary, at: ScreenPoint(x: text.x + 200, y: y))
        try expectNoMenu()
        try openTheMenu(at: ScreenPoint(x: text.x + 120, y: y))
        try choose("Paint")
        try expect("paint 1")
    }
}

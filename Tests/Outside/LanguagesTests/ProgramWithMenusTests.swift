import Foundation
import TestSupport
import XCTest

@testable import Driving

/// A program built with Longpress, running under longpress-in: the process has two copies of the library.
final class ProgramWithMenusTests: AppTestCase {
    override var executable: String? { get throws { "\(try SongsTestCase.installed())/bin/longpress-in" } }

    override var arguments: [String] { get throws { [try BuiltProducts.app, "note.txt"] } }

    override func prepare(_ home: TemporaryFolder) throws {
        try home.write("Some words to press on.\n", to: "note.txt")
    }

    func testAProgramKeepsItsOwnMenus() throws {
        try app.waitUntil("the library to be loaded") {
            try String(contentsOfFile: "/proc/\(self.app.process.id)/maps", encoding: .utf8).contains("liblongpress.so")
        }
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("Menu")
        try app.waitUntil("the menu of selected text") {
            try openMenus.first?.find(role: "menu item", name: "Cut") != nil
        }
        XCTAssertNotNil(try openMenus.first?.find(role: "menu item", name: "Format"), "it isn't the program's own menu")
    }
}

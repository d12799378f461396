import TestSupport
import XCTest

@testable import Driving

/// The look of GTK's own text menu, for comparison: a plain text view in the program that the benchmark uses as its baseline.
final class BuiltInMenuScreenTests: OutsideTestCase {
    /// GTK's warnings about its own widgets aren't checked.
    override func isExpectedToComplain(_ app: AppUnderTest) -> Bool { true }

    func testGTKsMenuDimsUnavailableItems() throws {
        let program = keep(try AppUnderTest(executable: BuiltProducts.folder + "/longpress-baseline"))
        try program.waitForWindow()
        let text = try program.waitFor("the text") { try program.accessible.find(role: "text box") }
        let word = try program.waitFor("its last word") { try text.text.split(separator: " ").last.map(String.init) }
        let place = try text.screenRectangle(ofText: word).center
        program.pointer.doubleClick(at: place)
        try program.waitUntil("the word to be selected") { try !text.selectedText.isEmpty }
        program.pointer.click(.secondary, at: place)
        let items = try program.waitFor("GTK's menu") {
            let items = try program.accessible.findAll(role: "menu item")
            return items.isEmpty ? nil : items
        }
        XCTAssertTrue(items.contains { !$0.has("sensitive") }, "nothing is dimmed")
        _ = try Screenshot.settled()
        try Screenshot.take("gtk-text-menu")
    }
}

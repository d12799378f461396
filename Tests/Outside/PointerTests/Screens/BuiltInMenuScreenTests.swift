import TestSupport
import XCTest

@testable import Driving

/// What GTK's own text menu looks like, for comparison: a plain text view of the program that the benchmark compares
/// with.
final class BuiltInMenuScreenTests: OutsideTestCase {
    /// What GTK's own widgets make GTK warn of is not looked at.
    override func isExpectedToComplain(_ app: AppUnderTest) -> Bool { true }

    func testItCoversTheWordAndDimsWhatDoesNotApply() throws {
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

import TestSupport
import XCTest

@testable import Driving

/// GNOME Text Editor, with a finger.
final class UnchangedLoupeTouchTests: UnchangedTouchTestCase {
    override var arguments: [String] { get throws { ["gnome-text-editor", "--standalone", "Packing.txt"] } }

    override func prepare(_ home: TemporaryFolder) throws {
        try home.write(
            """
            Packing for the lake

            Two sleeping bags, the small tent and its poles
            Matches, a torch, and the map of the eastern shore
            Bread, coffee and a bag of apples

            """, to: "Packing.txt")
    }

    /// While the finger holds a word, a loupe shows it above the finger.
    func testHoldingAWordShowsItInALoupe() throws {
        let text = try app.waitFor("the text") {
            try self.app.accessible.first { try $0.role == "text box" && $0.text.hasPrefix("Packing") }
        }
        let word = try text.screenRectangle(ofText: "torch").center
        let before = try Screenshot.settled()
        try touch.begin(at: word)
        try app.waitUntil("the loupe, above the finger") {
            try Screenshot.picture().newBox(since: before).map { $0.y < word.y && $0.height > 40 } ?? false
        }
        _ = try Screenshot.settled()
        try Screenshot.take("unchanged-loupe")
        try touch.end()
        try TestSupport.waitUntil("the edit menu") { try !openMenus.isEmpty }
    }
}

import TestSupport
import XCTest

/// A test of the app in another language than English: its words are looked up by what they are on, not by their English.
class LanguageTestCase: AppTestCase {
    /// Files for programs that a test starts.
    private(set) var files: TemporaryFolder!

    /// The app's own note, which is in its language.
    override var arguments: [String] { [] }

    override func setUpWithError() throws {
        files = try TemporaryFolder()
        try super.setUpWithError()
    }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        files = nil
    }

    /// Starts the app once more, with files; it is what the test is about from then on.
    func restart(_ arguments: [String]) throws {
        app.terminate()
        try app.waitForExit()
        let home = try TemporaryFolder()
        try prepare(home)
        keep(try AppUnderTest(arguments, environment: environment, home: home))
        try app.waitForWindow()
    }

    /// Files with a picture each.
    func samplePictures(_ count: Int) throws -> [String] {
        try (1...count).map { try files.write(SamplePicture.png.bytes, to: "sample\($0).png") }
    }

    /// The text of the note.
    var text: AccessibleNode {
        get throws {
            try app.waitFor("the text") { try self.app.accessible.first { try $0.role == "text box" && $0.isShowing } }
        }
    }

    /// Selects the first word of the note, which has the keyboard then.
    func selectFirstWord() throws {
        let text = try text
        app.pointer.click(at: try text.screenRectangle.center)
        try app.waitUntil("the text to have the keyboard") { text.has("focused") }
        try app.keyboard.press("ctrl+Home")
        try app.keyboard.press("ctrl+shift+Right")
    }

    /// The pictures of the note, once there are so many.
    func gridCells(_ count: Int) throws -> [AccessibleNode] {
        try TestSupport.waitFor("\(count) pictures") {
            try app.accessible.findAll(role: "grid cell").filter(\.isShowing)
        } until: {
            $0.count == count
        }
    }

    /// Waits until one menu is open that has this name and these rows: those of an edit menu between bars, those of a
    /// context menu on lines, each with its description.
    func expectMenu(_ name: String, _ rows: String, file: StaticString = #filePath, line: UInt = #line) throws {
        let isRow = !rows.contains("\n")
        var seen = ""
        try? app.waitUntil("the menu") {
            seen = try openMenus.map { menu in
                let lines = try Self.rows(of: menu).compactMap { row -> String? in
                    guard try row.role != "separator" else { return isRow ? nil : "---" }
                    return try row.name + (row.description.isEmpty ? "" : " (\(row.description))")
                }
                return "\(try menu.name): \(lines.joined(separator: isRow ? " | " : "\n"))"
            }.joined(separator: "\n")
            return seen == "\(name): \(rows)"
        }
        XCTAssertEqual(seen, "\(name): \(rows)", file: file, line: line)
    }

    /// Selects both of two pictures, and opens their menu.
    func openMenuOfTwoPictures() throws {
        try restart(samplePictures(2))
        let pictures = try gridCells(2)
        app.pointer.click(at: try pictures[0].screenRectangle.center)
        try app.waitUntil("a picture to have the keyboard") { pictures[0].has("focused") }
        try app.keyboard.press("ctrl+a")
        try app.waitUntil("both to be selected") { pictures.allSatisfy { $0.has("selected") } }
        try app.keyboard.press("Menu")
    }

    /// The message at the top of the window, once there is one.
    func message() throws -> (name: String, text: String) {
        let bar = try app.waitFor("a message") {
            try self.app.accessible.first { try $0.role == "alert" && $0.isShowing }
        }
        let text = try app.waitFor("its words") { try bar.find(role: "label")?.text }
        return (try bar.name, text)
    }

    /// What can be read in a second window, once that has these words among others.
    func labels(ofWindowWith words: String) throws -> [String] {
        try TestSupport.waitFor("a window with “\(words)”") {
            let root = try app.accessible
            let windows = try root.children.filter { try !$0.name.hasSuffix("– Longpress") }
            return try windows.flatMap { try $0.findAll(role: "label").filter(\.isShowing).map { try $0.text } }
        } until: {
            $0.contains { $0.contains(words) }
        }
    }
}

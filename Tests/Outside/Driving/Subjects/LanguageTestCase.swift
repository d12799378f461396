import TestSupport
import XCTest

/// A test of the app in a language other than English. Objects are found by their roles, not by their English names.
class LanguageTestCase: AppTestCase {
    /// Files for programs that a test starts.
    private(set) var files: TemporaryFolder!

    /// The arguments: none, so that the app shows its own first note, which is in its language.
    override var arguments: [String] { [] }

    override func setUpWithError() throws {
        files = try TemporaryFolder()
        try super.setUpWithError()
    }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        files = nil
    }

    /// Starts the app again with files. The new app is the one under test from then on.
    func restart(_ arguments: [String]) throws {
        app.terminate()
        try app.waitForExit()
        let home = try TemporaryFolder()
        try prepare(home)
        keep(try AppUnderTest(arguments, environment: environment, home: home))
        try app.waitForWindow()
    }

    /// Creates files with a picture each, and returns their paths.
    func samplePictures(_ count: Int) throws -> [String] {
        try (1...count).map { try files.write(SamplePicture.png.bytes, to: "sample\($0).png") }
    }

    /// The text of the note.
    var text: AccessibleNode {
        get throws {
            try app.waitFor("the text") { try self.app.accessible.first { try $0.role == "text box" && $0.isShowing } }
        }
    }

    /// Focuses the note, and selects its first word.
    func selectFirstWord() throws {
        let text = try text
        app.pointer.click(at: try text.screenRectangle.center)
        try app.waitUntil("the text to have the focus") { text.has("focused") }
        try app.keyboard.press("ctrl+Home")
        try app.keyboard.press("ctrl+shift+Right")
    }

    /// Waits until the note has `count` pictures, and returns them.
    func gridCells(_ count: Int) throws -> [AccessibleNode] {
        try TestSupport.waitFor("\(count) pictures") {
            try app.accessible.findAll(role: "grid cell").filter(\.isShowing)
        } until: {
            $0.count == count
        }
    }

    /// Waits until exactly one menu is open, with this name and these rows. The rows of an edit menu are separated by bars,
    /// those of a context menu by line breaks, each with its description.
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

    /// Starts the app with two pictures, selects both, and opens their menu.
    func openMenuOfTwoPictures() throws {
        try restart(samplePictures(2))
        let pictures = try gridCells(2)
        app.pointer.click(at: try pictures[0].screenRectangle.center)
        try app.waitUntil("a picture to have the focus") { pictures[0].has("focused") }
        try app.keyboard.press("ctrl+a")
        try app.waitUntil("both to be selected") { pictures.allSatisfy { $0.has("selected") } }
        try app.keyboard.press("Menu")
    }

    /// Waits for a message at the top of the window, and returns it.
    func message() throws -> (name: String, text: String) {
        let bar = try app.waitFor("a message") {
            try self.app.accessible.first { try $0.role == "alert" && $0.isShowing }
        }
        let text = try app.waitFor("its words") { try bar.find(role: "label")?.text }
        return (try bar.name, text)
    }

    /// Waits until a second window has a label with these words, and returns the texts of all its labels.
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

import TestSupport
import XCTest

/// A test of a note with five pictures in a grid, identified by their colours: red, green, blue, yellow, purple.
class GalleryTestCase: AppTestCase {
    /// The pictures' files, in the home folder, which is the app's working folder.
    static let files = ["red.svg", "green.svg", "blue.svg", "yellow.svg", "purple.svg"]
    static let colors: [(letter: Character, color: ScreenPicture.Color)] = [
        ("R", .init(red: 250, green: 10, blue: 10)), ("G", .init(red: 10, green: 160, blue: 10)),
        ("B", .init(red: 10, green: 10, blue: 250)), ("Y", .init(red: 240, green: 220, blue: 10)),
        ("P", .init(red: 160, green: 10, blue: 200)),
    ]

    /// Returns the rows of the menu of selected pictures. Pictures at an end of the note can't be moved further.
    static func rows(for numbers: Int...) -> String {
        let (first, last) = (Array(1...numbers.count), Array(files.count + 1 - numbers.count...files.count))
        let moves =
            (numbers == first ? "" : "Move Earlier\n") + (numbers == last ? "" : "Move Later\n") + "Move to Text\n"
        return numbers.count == 1
            ? PictureTestCase.rows.replacing("Move to Text\n", with: moves)
            : """
            Open
            Copy Images
            Save Images…
            Open With…
            Share…
            ---
            Rotate ▸
            \(moves)---
            Remove Images (Destructive)
            """
    }

    override var arguments: [String] { Self.files }

    override func prepare(_ home: TemporaryFolder) throws {
        try home.install(["Painter": ["image/svg+xml", "image/png"]], writingTo: home.path)
        for (file, (_, color)) in zip(Self.files, Self.colors) { try home.write(Self.picture(color), to: file) }
    }

    override func setUpWithError() throws {
        try super.setUpWithError()
        try gallery.expectOrder("RGBYP")
    }

    /// Returns a picture of one colour, 400 × 300 pixels.
    private static func picture(_ color: ScreenPicture.Color) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">
        <rect width="400" height="300" fill="rgb(\(color.red),\(color.green),\(color.blue))"/></svg>
        """
    }

    // MARK: Input

    /// Drags from one place to another, and runs `whileHeld` before releasing the button.
    func drag(from start: ScreenPoint, to end: ScreenPoint, whileHeld: () throws -> Void) throws {
        pause(milliseconds: 450)
        app.pointer.move(to: start)
        app.pointer.press()
        defer { app.pointer.release() }
        app.pointer.glide(to: end, milliseconds: 150)
        try whileHeld()
    }

    // MARK: Menus

    /// Waits until exactly one menu is open, with this name and these rows.
    func expectMenu(named name: String, _ rows: String, file: StaticString = #filePath, line: UInt = #line) throws {
        let expected = "\(name): \(rows)"
        var seen = ""
        try? TestSupport.waitUntil("the menu") {
            seen = try openMenus.map { "\(try $0.name): \(try Self.outline(of: $0))" }.joined(separator: "\n")
            return seen == expected
        }
        XCTAssertEqual(seen, expected, file: file, line: line)
    }

    /// Expects the first two items of the Edit menu to have these labels; `(…)` means insensitive.
    func expectUndo(_ undo: String, redo: String = "(Redo)", file: StaticString = #filePath, line: UInt = #line) throws
    {
        let items = try menuBar.rows(of: "Edit").split(separator: "\n").prefix(2).map { row in
            String(row).replacing("\tCtrl+Z", with: "").replacing("\tShift+Ctrl+Z", with: "")
        }
        XCTAssertEqual(items, [undo, redo], file: file, line: line)
    }
}

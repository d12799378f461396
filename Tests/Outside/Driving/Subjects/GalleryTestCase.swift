import TestSupport
import XCTest

/// A test of a note with five pictures in a grid, told apart by their colours: red, green, blue, yellow, purple.
class GalleryTestCase: AppTestCase {
    /// The pictures' files, in the home folder, where the app starts.
    static let files = ["red.svg", "green.svg", "blue.svg", "yellow.svg", "purple.svg"]
    private static let colors: [(letter: Character, color: ScreenPicture.Color)] = [
        ("R", .init(red: 250, green: 10, blue: 10)), ("G", .init(red: 10, green: 160, blue: 10)),
        ("B", .init(red: 10, green: 10, blue: 250)), ("Y", .init(red: 240, green: 220, blue: 10)),
        ("P", .init(red: 160, green: 10, blue: 200)),
    ]

    /// What the menu of selected pictures shows: those at an end of the note can't go on beyond it.
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
        try expectOrder("RGBYP")
    }

    /// A picture of one colour, 400 × 300.
    private static func picture(_ color: ScreenPicture.Color) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">
        <rect width="400" height="300" fill="rgb(\(color.red),\(color.green),\(color.blue))"/></svg>
        """
    }

    // MARK: Places

    /// The picture at a place, counted from 1.
    func item(at number: Int) throws -> AccessibleNode {
        try app.waitFor("picture \(number)") {
            let items = try self.app.accessible.findAll(role: "grid cell").filter(\.isShowing)
            return items.count >= number ? items[number - 1] : nil
        }
    }

    /// The middle of the picture at a place.
    func place(at number: Int) throws -> ScreenPoint { try item(at: number).screenRectangle.center }

    /// A place in the last row that no picture takes.
    var emptyCorner: ScreenPoint {
        get throws {
            let pane = try images.screenRectangle
            return ScreenPoint(x: pane.right - 60, y: try place(at: 5).y)
        }
    }

    // MARK: What is to be seen

    /// The order of the pictures by the first letters of their colours, as it is on the screen.
    func order() throws -> String {
        let names = try pictureNames
        let screen = try Screenshot.picture(of: TestDisplay.shared().bounds)
        return String(
            try names.map { name in
                let color = try screen.pixel(at: picture(name).screenRectangle.center)
                return Self.colors.first { color.isNear($0.color, tolerance: 40) }?.letter ?? "?"
            })
    }

    /// Waits until the pictures stand in this order.
    func expectOrder(_ expected: String) throws {
        try TestSupport.waitFor("the order", value: { (try? order()) ?? "" }, until: { $0 == expected })
    }

    /// The numbers of the selected pictures.
    var selected: [Int] {
        get throws {
            let items = try app.accessible.findAll(role: "grid cell").filter(\.isShowing)
            return items.indices.filter { items[$0].has("selected") }.map { $0 + 1 }
        }
    }

    /// Waits until these pictures are selected and no others.
    func expectSelected(_ numbers: Int...) throws {
        try TestSupport.waitFor("the selection", value: { try selected }, until: { $0 == numbers })
    }

    /// The captions that are visible, in order.
    var captions: [String] {
        get throws {
            try app.accessible.findAll(role: "label", name: "Caption").filter(\.isShowing).map { try $0.text }
        }
    }

    /// Waits until these captions are visible, and no others.
    func expectCaptions(_ texts: String...) throws {
        try TestSupport.waitFor("the captions", value: { try captions }, until: { $0 == texts })
    }

    /// The places where pictures ask for a caption.
    var prompts: [AccessibleNode] {
        get throws { try app.accessible.findAll(role: "button", name: "Add a caption").filter(\.isShowing) }
    }

    /// The field in which a caption is edited; nil while there is none.
    var captionField: AccessibleNode? {
        get throws { try app.accessible.first { try $0.name == "Edit Caption" && $0.isShowing } }
    }

    /// Waits until a caption is being edited, with the keyboard.
    func expectCaptionField() throws {
        try app.waitUntil("the field to have the keyboard") { try self.captionField?.has("focused") == true }
    }

    /// Gives the picture of a number, which has no caption, one by keys.
    func writeCaption(_ words: String, of number: Int) throws {
        try click(number)
        try app.keyboard.press("F2")
        try expectCaptionField()
        try app.keyboard.type("\(words)\n")
        try app.waitUntil("the picture of that name") { try self.pictureNames.contains(words) }
    }

    // MARK: Input

    /// Clicks a picture, with a modifier if wanted; far enough in time from the click before not to be a double click.
    func click(_ number: Int, holding modifier: String? = nil) throws {
        let place = try place(at: number)
        pause(milliseconds: 450)
        guard let modifier else { return app.pointer.click(at: place) }
        try app.keyboard.holding(modifier) {
            app.pointer.click(at: place)
            // What is pressed is known with the modifier still down.
            for _ in 0..<2 { _ = try app.accessible.children }
        }
    }

    /// Selects pictures by clicks.
    func select(_ first: Int, _ others: Int...) throws {
        try click(first)
        for number in others { try click(number, holding: "ctrl") }
        try TestSupport.waitFor(
            "the selection", value: { try selected }, until: { $0 == ([first] + others).sorted() })
    }

    /// Drags from one place to another with the button still down at the end, while something is looked at.
    func drag(from start: ScreenPoint, to end: ScreenPoint, whileHeld: () throws -> Void) throws {
        pause(milliseconds: 450)
        app.pointer.move(to: start)
        app.pointer.press()
        defer { app.pointer.release() }
        app.pointer.glide(to: end, milliseconds: 150)
        try whileHeld()
    }

    // MARK: Menus

    /// Waits until the one open menu has this name and these rows.
    func expectMenu(named name: String, _ rows: String, file: StaticString = #filePath, line: UInt = #line) throws {
        let expected = "\(name): \(rows)"
        var seen = ""
        try? TestSupport.waitUntil("the menu") {
            seen = try openMenus.map { "\(try $0.name): \(try Self.outline(of: $0))" }.joined(separator: "\n")
            return seen == expected
        }
        XCTAssertEqual(seen, expected, file: file, line: line)
    }

    /// Opens the menu of the selected pictures by a secondary click on one of them.
    func openMenu(onSelected number: Int, of count: Int) throws {
        app.pointer.click(.secondary, at: try place(at: number))
        _ = try app.waitFor("the menu of \(count) images") {
            try self.openMenus.first { try $0.name == "\(count) Images" }
        }
    }

    /// Waits until the first two items of the Edit menu read like this, without their keys; `(…)` is dimmed.
    func expectUndo(_ undo: String, redo: String = "(Redo)", file: StaticString = #filePath, line: UInt = #line) throws
    {
        let items = try menuBar.rows(of: "Edit").split(separator: "\n").prefix(2).map { row in
            String(row).replacing("\tCtrl+Z", with: "").replacing("\tShift+Ctrl+Z", with: "")
        }
        XCTAssertEqual(items, [undo, redo], file: file, line: line)
    }
}

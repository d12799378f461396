import TestSupport
import XCTest

/// A test of input that the app can't use: the app reports it at the top of the window, and the note stays unchanged (R28).
class BadInputTestCase: AppTestCase {
    /// Input files for the app.
    private(set) var files: TemporaryFolder!

    override func setUpWithError() throws {
        try super.setUpWithError()
        files = try TemporaryFolder(in: app.home)
    }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        files = nil
    }

    // MARK: The message

    /// The message at the top of the window; `nil` if there is none.
    var message: AccessibleNode? {
        get throws { try app.accessible.message }
    }

    /// The text of the message; `nil` if there is none.
    var messageText: String? {
        get throws { try app.accessible.messageText }
    }

    /// Waits for a message, checks its text, closes it with its button, and waits until it is gone.
    func expectMessage(
        _ text: String, upTo seconds: Double = patience, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let seen = try app.waitFor("a message", upTo: seconds) { try messageText }
        XCTAssertEqual(seen, text, file: file, line: line)
        try closeMessage()
    }

    /// Closes the message with its button, and waits until it is gone.
    func closeMessage() throws {
        let bar = try app.waitFor("the message") { try self.message }
        let button = try app.waitFor("its button") { try bar.find(name: "Close Message") }
        // Waits until nothing moves before clicking the button.
        _ = try Screenshot.settled()
        var clicked = try button.screenPoint
        app.pointer.click(at: clicked)
        try app.waitUntil("the message to be gone") {
            guard try self.message != nil else { return true }
            // If the layout of the message has changed during the click, its button is elsewhere.
            if let now = try? button.screenPoint, now != clicked {
                clicked = now
                app.pointer.click(at: now)
            }
            return false
        }
    }

    /// Returns the message about files that weren't added.
    static func notAdded(_ bad: BadFile...) -> String {
        bad.map { "“\($0.name)” was not added. \($0.reason)" + $0.wayOut }.joined(separator: "\n")
    }

    // MARK: The note

    /// Expects that a function leaves the note's text and pictures unchanged.
    func expectUnchangedNote(
        _ what: String = "", file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Void
    ) throws {
        let before = try (note.text, pictureNames)
        try body()
        // During a new layout of the window, nothing in it has a size for a moment.
        try? app.waitUntil("the pictures", upTo: 3) { try pictureNames == before.1 }
        XCTAssertEqual(try note.text, before.0, what, file: file, line: line)
        XCTAssertEqual(try pictureNames, before.1, what, file: file, line: line)
    }

    /// Waits until the note has this many pictures.
    func expectPictures(_ count: Int) throws {
        try TestSupport.waitFor("\(count) pictures", value: { try pictureNames }, until: { $0.count == count })
    }

    // MARK: Pasting

    /// Pastes another program's clipboard contents with the Image menu.
    func pasteImage() throws {
        try chooseInMenuBar("Image", "Paste Image")
    }
}

extension BadFile {
    /// The end of the message, after the reason.
    var wayOut: String { self == .hugeSVG ? " Add a smaller copy." : "" }
}

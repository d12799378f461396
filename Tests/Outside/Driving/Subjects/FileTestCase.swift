import Foundation
import TestSupport
import XCTest

/// A test of opening and saving notes. The app is started with a file, unless the test overrides this.
class FileTestCase: ShareTestCase {
    /// The folder of the test's notes.
    private(set) var notes: TemporaryFolder!
    /// The name and content of the file that the app is started with; `nil` for the usual sample.
    var firstFile: (name: String, content: String)? { ("note.html", Self.page("one two")) }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        notes = try TemporaryFolder(in: home)
        if let (name, content) = firstFile { try notes.write(content, to: name) }
    }

    override var arguments: [String] {
        get throws { try firstFile.map { [notes.path + "/" + $0.name] } ?? super.arguments }
    }

    override func setUpWithError() throws {
        try super.setUpWithError()
        if let firstFile { try expectTitle(firstFile.name) }
    }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        notes = nil
    }

    /// Returns a note of one paragraph, exactly as the app writes it.
    static func page(_ text: String) -> String {
        """
        <!DOCTYPE html>
        <html>
        <head>
        <meta charset="utf-8">
        <title>note</title>
        <meta name="generator" content="Longpress">
        <style>
        p, figcaption { white-space: pre-wrap; overflow-wrap: break-word; tab-size: 8; }
        p { margin: 0 0 0.25em; }
        figure { margin: 1em 0; }
        img { max-width: 100%; height: auto; }
        </style>
        </head>
        <body>
        <p dir="auto">\(text)</p>
        </body>
        </html>

        """
    }

    /// Returns the path of one of the test's notes.
    func path(_ name: String) -> String { notes.path + "/" + name }

    /// Returns the bytes of a note's file.
    func bytes(_ name: String) -> [UInt8] { FileManager.default.contents(atPath: path(name)).map(Array.init) ?? [] }

    // MARK: The window

    /// Waits until these are the app's windows, in any order.
    func expectWindows(_ titles: String...) throws { try expectWindows(titles, of: app) }

    /// Saves by keys, and waits until the window has this title.
    func save(_ title: String) throws {
        try app.keyboard.press("ctrl+s")
        try expectTitle(title)
    }

    /// Waits until there is no message at the top of the window.
    func expectNoMessage() throws {
        try app.waitUntil("no message") {
            try self.app.accessible.message == nil
        }
    }

    // MARK: Dialogs

    /// Opens a file by keys and the dialog.
    func open(_ path: String) throws {
        try app.keyboard.press("ctrl+o")
        try fileDialog.enter(path, in: "Open")
    }

    /// Saves under another name by keys and the dialog.
    func saveAs(_ path: String) throws {
        try app.keyboard.press("shift+ctrl+s")
        try fileDialog.enter(path, in: "Save As")
    }
}

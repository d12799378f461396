import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Rich text goes from real programs to the app over the clipboard (R16). What they put there is also kept as files, which
/// are always read: `HTMLClipboardTests`.
final class ProgramsClipboardTests: ClipboardTestCase {
    private var program: ChildProcess?
    private var folder: TemporaryFolder!

    /// As it looks in the app, in Markdown.
    private static let expected = """
        Plain, **bold**, *italic*, <u>underlined</u> and <u>***all three***</u>.

        שלום **עולם**

        • first

        • second *item*

        A link, struck, “quoted” — 😀.

        one\ttwo

        three\t**four**
        """

    override func setUpWithError() throws {
        try super.setUpWithError()
        folder = try TemporaryFolder()
    }

    override func tearDownWithError() throws {
        program?.stop()
        program = nil
        try super.tearDownWithError()
        folder = nil
    }

    func testTextFromChromium() throws {
        try copy(
            in: "/usr/bin/chromium",
            "--no-sandbox", "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage",
            "--user-data-dir=\(try folder.folder("profile"))", original.path)
        try expectPasted(Self.expected)
    }

    func testTextFromLibreOffice() throws {
        let converting = try start(
            "/usr/bin/soffice", "--headless", "--infilter=HTML (StarWriter)", "--convert-to", "odt:writer8", "--outdir",
            folder.path, original.path)
        try converting.waitForExit(upTo: 120)
        try copy(
            in: "/usr/bin/soffice", "--norestore", "--nologo", "--nofirststartwizard", "--writer",
            folder.path + "/original.odt")
        try expectPasted(Self.expected)
    }

    private var original: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../AppLogicTests/Content/Clipboards/original.html").standardized
    }

    private func start(_ executable: String, _ arguments: String...) throws -> ChildProcess {
        try start(executable, arguments)
    }

    private func start(_ executable: String, _ arguments: [String]) throws -> ChildProcess {
        var environment = ProcessInfo.processInfo.environment
        environment["HOME"] = try folder.folder("home")
        environment["GTK_USE_PORTAL"] = "0"
        return try ChildProcess(
            executable, arguments, environment: environment, outputIn: folder, workingDirectory: folder.path)
    }

    /// Opens the original in another program, and copies all of it there.
    private func copy(in executable: String, _ arguments: String...) throws {
        program = try start(executable, arguments)
        // Both have the file's title in their windows'.
        let window = try start("/usr/bin/xdotool", "search", "--sync", "--onlyvisible", "--name", "Sample|original.odt")
        try window.waitForExit(upTo: 120)
        let id = try XCTUnwrap(window.standardOutput.split(separator: "\n").last.map(String.init))
        var tries = 0
        try TestSupport.waitUntil("rich text on the clipboard", upTo: 120, every: 500) {
            // Until the page is there, nothing is copied.
            if tries % 8 == 0 {
                try start("/usr/bin/xdotool", "windowactivate", "--sync", id, "key", "Escape", "key", "ctrl+a")
                    .waitForExit()
                try start("/usr/bin/xdotool", "key", "ctrl+c").waitForExit()
            }
            tries += 1
            return try app.clipboard.types().contains("text/html")
        }
    }

    private func expectPasted(_ markdown: String) throws {
        try app.windows.activate(XCTUnwrap(app.windows.topLevels.first))
        try focusNote()
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("Delete")
        try expectText("")
        // The menu is waited for: it has the item once it is known what is on the clipboard.
        try chooseInMenuBar("Edit", "Paste")
        try app.waitUntil("the text") { try self.note.text.contains("four") }
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("ctrl+c")
        try app.waitUntil("Markdown on the clipboard") { try app.clipboard.types().contains("text/markdown") }
        XCTAssertEqual(try clipboard(as: "text/markdown").trimmingCharacters(in: .newlines), markdown)
    }
}

import Foundation
import TestSupport
import XCTest

@testable import Driving

/// A test of the app beside another real program, on the same display.
class ProgramTestCase: ClipboardTestCase {
    private(set) var program: ChildProcess?
    /// The folder for the programs' files and settings.
    private(set) lazy var folder: TemporaryFolder! = try? TemporaryFolder()

    override func tearDownWithError() throws {
        stopProgram()
        try super.tearDownWithError()
        folder = nil
    }

    /// The page that is copied and pasted; its `title` is in the window's title.
    var original: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Unit/FormatsTests/HTML/Clipboards/original.html").standardized
    }

    // MARK: Programs

    @discardableResult
    func start(_ executable: String, _ arguments: [String], _ added: [String: String] = [:]) throws -> ChildProcess {
        var environment = ProcessInfo.processInfo.environment
        environment["HOME"] = try folder.folder("home")
        environment["GTK_USE_PORTAL"] = "0"
        environment["XDG_RUNTIME_DIR"] = folder.path
        // Their settings schemas are in the system's folder, not in the tests' desktop; an editor works without stored settings,
        // but exits if the schemas are missing.
        environment["XDG_DATA_DIRS"] = "/usr/share"
        environment["GTK_EXE_PREFIX"] = nil
        // None of them uses the session or needs accessibility.
        environment["GTK_A11Y"] = "none"
        environment["NO_AT_BRIDGE"] = "1"
        return try ChildProcess(
            executable, arguments, environment: environment.merging(added) { $1 }, outputIn: folder,
            workingDirectory: folder.path)
    }

    /// Starts the program for the test, and waits for its window.
    ///
    /// - Parameter title: A regular expression that matches the window's title.
    /// - Returns: The window.
    func startProgram(
        _ executable: String, _ arguments: [String], title: String, _ environment: [String: String] = [:]
    ) throws -> String {
        program = try start(executable, arguments, environment)
        return try TestSupport.waitFor("a window with the title \(title)", upTo: 120, every: 500) {
            let search = try start("xdotool", ["search", "--onlyvisible", "--name", title])
            try search.waitForExit()
            return search.standardOutput.split(separator: "\n").last.map(String.init)
        }
    }

    func startChromium(_ page: String, title: String) throws -> String {
        try startProgram(
            "chromium",
            [
                "--no-sandbox", "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage",
                "--user-data-dir=\(folder.folder("profile"))", page,
            ], title: title)
    }

    func startFirefox(_ page: String, title: String) throws -> String {
        let profile = try folder.folder("profile")
        // Prevents the browser's own pages from appearing.
        try folder.write(
            """
            user_pref("browser.aboutwelcome.enabled", false);
            user_pref("browser.shell.checkDefaultBrowser", false);
            user_pref("datareporting.policy.dataSubmissionEnabled", false);
            user_pref("termsofuse.bypassNotification", true);
            user_pref("browser.startup.homepage_override.mstone", "ignore");
            """, to: "profile/user.js")
        return try startProgram("firefox-esr", ["--no-remote", "--profile", profile, page], title: title)
    }

    func startWriter(_ document: String) throws -> String {
        try startProgram(
            "soffice", ["--norestore", "--nologo", "--nofirststartwizard", "--writer", document],
            title: URL(fileURLWithPath: document).lastPathComponent)
    }

    /// Converts a file to another format with LibreOffice, beside it.
    func convert(_ document: String, to kind: String, from filter: String? = nil) throws {
        let input = filter.map { ["--infilter=\($0)"] } ?? []
        try start(
            "soffice", ["--headless"] + input + ["--convert-to", kind, "--outdir", folder.path, document]
        ).waitForExit(upTo: 120)
    }

    func stopProgram() {
        program?.stop()
        program = nil
    }

    /// Presses keys in a window.
    func press(_ keys: String..., in window: String) throws {
        try start("xdotool", ["windowactivate", "--sync", window, "key"] + keys).waitForExit()
    }

    // MARK: Clipboard

    /// Copies everything in a window, once that is possible.
    ///
    /// - Parameter type: The richest form that it then offers.
    func copyAll(in window: String, offering type: String) throws {
        var tries = 0
        try TestSupport.waitUntil("\(type) on the clipboard", upTo: 120, every: 500) {
            // Before the document is loaded, nothing is copied.
            if tries % 8 == 0 {
                try press("Escape", "ctrl+a", in: window)
                try press("ctrl+c", in: window)
            }
            tries += 1
            return try app.clipboard.types().contains(type)
        }
    }

    /// Replaces the note with the clipboard's content.
    ///
    /// - Parameter end: Text that the note then contains.
    func pasteIntoNote(until end: String) throws {
        try app.windows.activate(XCTUnwrap(app.windows.topLevels.first))
        try focusNote()
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("Delete")
        try expectText("")
        // The test waits for the menu: it has the item once the app knows what is on the clipboard.
        try chooseInMenuBar("Edit", "Paste")
        try app.waitUntil("the text") { try self.note.text.contains(end) }
    }

    /// Copies the whole note.
    func copyNote() throws {
        try app.windows.activate(XCTUnwrap(app.windows.topLevels.first))
        try focusNote()
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("ctrl+c")
        try app.waitUntil("Markdown on the clipboard") { try app.clipboard.types().contains("text/markdown") }
    }
}

import Foundation
import TestSupport
import XCTest

/// A test of the sheet with destinations for sharing.
class ShareTestCase: AppTestCase {
    /// The folder to which the test's programs write the arguments that they receive.
    private(set) var received: TemporaryFolder!
    /// The programs to install, by name, with the MIME types that each opens.
    var programs: [String: [String]] { [:] }

    override func prepare(_ home: TemporaryFolder) throws {
        received = try TemporaryFolder()
        try home.install(programs, writingTo: received.path)
    }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        received = nil
    }

    /// Returns the first argument that a program received.
    func argument(of program: String) throws -> String {
        try arguments(of: program)[0]
    }

    /// Returns all arguments that a program received, once it has been started.
    func arguments(of program: String) throws -> [String] {
        try app.waitFor("\(program) to be started") {
            received.read(program)?.split(separator: "\n").map(String.init)
        }
    }

    /// Returns the path of the file that a program received, as a path or a URL.
    func file(handedTo program: String) throws -> String {
        let argument = try argument(of: program)
        return argument.hasPrefix("/") ? argument : try XCTUnwrap(URL(string: argument)).path
    }

    // MARK: The sheet

    /// Opens the sheet for the selection by the text's edit menu.
    func shareSelection() throws {
        try app.keyboard.press("Menu")
        _ = try openMenu(.edit)
        try choose("Share…")
        try sheet.expect()
        try expectNoMenu()
    }

    /// Opens the sheet by the File menu.
    func shareFromFileMenu() throws {
        try chooseInMenuBar("File", "Share…")
        try sheet.expect()
        try expectNoMenu()
    }

    // MARK: Saving

    /// Types a path into the Save Copy dialog, and accepts it.
    func save(as path: String) throws {
        try fileDialog.expect("Save Copy")
        try app.keyboard.press("ctrl+a")
        try app.keyboard.type(path)
        try app.keyboard.press("Return")
    }

    /// Waits until the dialog is gone.
    func expectNoDialog() throws {
        try app.waitUntil("the dialog to be gone") { self.app.windows.topLevels.count == 1 }
    }

    /// Waits for the message at the top of the window.
    func expectMessage(_ text: String) throws {
        let bar = try find(role: "alert", name: "Message")
        try TestSupport.waitFor("the message", value: { try bar.find(role: "label")?.text }, until: { $0 == text })
    }
}

import Foundation
import TestSupport
import XCTest

/// A test of the sheet of places that something can go to.
class ShareTestCase: AppTestCase {
    /// Where the programs of the test write what they are handed.
    private(set) var received: TemporaryFolder!
    /// Programs to be installed, by name: the MIME types that each opens.
    var programs: [String: [String]] { [:] }

    override func prepare(_ home: TemporaryFolder) throws {
        received = try TemporaryFolder()
        try home.install(programs, writingTo: received.path)
    }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        received = nil
    }

    /// What a program was handed.
    func argument(of program: String) throws -> String {
        try arguments(of: program)[0]
    }

    /// All that a program was handed.
    func arguments(of program: String) throws -> [String] {
        try app.waitFor("\(program) to be started") {
            received.read(program)?.split(separator: "\n").map(String.init)
        }
    }

    /// The path of the file that a program was handed, as a path or an address.
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

    /// Types a path into the dialog that Save Copy… opens, and accepts it.
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

import TestSupport
import XCTest

@testable import Driving

/// A hostile file name is shown as that name and nothing else in messages and in the menu of recent notes.
final class HostileRecentTests: AppTestCase {
    private var notes: TemporaryFolder!

    override func prepare(_ home: TemporaryFolder) throws {
        notes = try TemporaryFolder()
        try notes.write("words", to: HostileWords.name)
    }

    override var arguments: [String] {
        [notes.path + "/gone." + HostileWords.name, notes.path + "/" + HostileWords.name]
    }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        notes = nil
    }

    func testMessageAndMenuShowTheNameHarmlessly() throws {
        let shown = HostileWords.shownName
        let sentence = "\u{200E}“\u{2068}gone.\(shown)\u{2069}” can’t be opened. The file doesn’t exist."
        try TestSupport.waitFor("the message", value: { try app.accessible.messageText ?? "" }) {
            $0.unicodeScalars.elementsEqual(sentence.unicodeScalars)
        }
        // An open menu isn't updated.
        try app.waitUntil("the note in the desktop's list") {
            self.app.home.read(".local/share/recently-used.xbel")?.contains(".txt\"") ?? false
        }
        try app.waitUntil("the note in the submenu") {
            try self.menuBar.rows(of: "File", "Open Recent").unicodeScalars.elementsEqual(shown.unicodeScalars)
        }
    }
}

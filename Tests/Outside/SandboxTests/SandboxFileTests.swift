import Foundation
import TestSupport
import XCTest

@testable import Driving

/// The user's notes and pictures are opened and saved in place, although the app can access only files that the user chose.
final class SandboxFileTests: SandboxTestCase {
    func testTheAppCannotSeeTheUsersFilesByItself() throws {
        try home.write("secret", to: "Documents/secret.txt")
        let root = "/proc/\(app.process.id)/root"
        XCTAssertTrue(FileManager.default.fileExists(atPath: "\(root)\(home.path)/\(Self.own)"))
        XCTAssertFalse(FileManager.default.fileExists(atPath: "\(root)\(home.path)/Documents"))
        XCTAssertTrue(FileManager.default.fileExists(atPath: "\(root)/.flatpak-info"))
    }

    func testANoteIsSavedWhereItWasOpened() throws {
        try home.write("Bread", to: "Documents/shopping.txt")
        try app.keyboard.press("ctrl+o")
        try chooseFile("Documents/shopping.txt", in: "Open")
        try expectNote("shopping.txt", "Bread")
        // The second time it is another file, which the app itself has created there.
        for (word, text) in [(" and milk", "Bread and milk"), (" and salt", "Bread and milk and salt")] {
            try typeAtEnd(word)
            try app.keyboard.press("ctrl+s")
            try expectFile("Documents/shopping.txt", text)
        }
        // The temporary file disappears from the portal's folder a moment after the app has removed and closed it.
        try TestSupport.waitUntil("the note to be the only file") {
            try FileManager.default.contentsOfDirectory(atPath: home.path + "/Documents") == ["shopping.txt"]
        }
    }

    func testANewNoteIsSavedWithItsPicturesWhereTheUserChooses() throws {
        try write("one")
        try app.keyboard.press("ctrl+s")
        try savePortalDialog("Save As", as: home.path + "/Documents/note.html")
        let first = try TestSupport.waitFor("the file") { home.read("Documents/note.html") }
        XCTAssertTrue(first.contains(">one</") && first.contains("<figure>"), first)
        try typeAtEnd(" two")
        try app.keyboard.press("ctrl+s")
        try TestSupport.waitUntil("the change") { home.read("Documents/note.html")?.contains(">one two</") == true }
    }

    /// The folder in which a sandbox sees an opened file means nothing to the user, and files saved there don't last.
    func testSaveAsStartsInTheFolderOfTheUsersFile() throws {
        try home.write("Bread", to: "Documents/shopping.txt")
        try app.keyboard.press("ctrl+o")
        try chooseFile("Documents/shopping.txt", in: "Open")
        try expectNote("shopping.txt", "Bread")
        try app.keyboard.press("shift+ctrl+s")
        try savePortalDialog("Save As", as: "other.txt")
        try expectFile("Documents/other.txt", "Bread")
    }

    func testPicturesAreAdded() throws {
        try home.write(SamplePicture.png.bytes, to: "Documents/sample.png")
        try chooseInMenuBar("Image", "Add Image…")
        try chooseFile("Documents/sample.png", in: "Add Image", accept: "Add")
        try app.waitUntil("another picture") { try pictureNames.count == FirstNote.captions.count + 1 }
    }

    /// Unsaved work is in the app's own folder, and files that the user chose before are still accessible.
    func testUnsavedWorkIsRecoveredAndSavedToItsFile() throws {
        try home.write("Bread", to: "Documents/shopping.txt")
        try app.keyboard.press("ctrl+o")
        try chooseFile("Documents/shopping.txt", in: "Open")
        try expectNote("shopping.txt", "Bread")
        try typeAtEnd(" and milk")
        try app.waitUntil("the work to be backed up") { try kept("Bread and milk") }
        try kill(app)
        try startAgain()
        _ = try app.waitForSheet("Recover “shopping.txt”?")
        try app.keyboard.press("Return")
        try expectNote("• shopping.txt", "Bread and milk")
        try app.keyboard.press("ctrl+s")
        try expectFile("Documents/shopping.txt", "Bread and milk")
    }

    /// Returns whether a journal contains this text of the note.
    private func kept(_ text: String) throws -> Bool {
        let folder = "\(Self.own)/.local/state/longpress/journals"
        let files = FileManager.default.enumerator(atPath: "\(home.path)/\(folder)")?.compactMap { $0 as? String } ?? []
        return files.contains { file in
            let (journal, name) = ((file as NSString).deletingLastPathComponent, (file as NSString).lastPathComponent)
            guard name.hasPrefix("text-"), home.read("\(folder)/\(file)")?.contains(text) == true else { return false }
            return home.read("\(folder)/\(journal)/index")?.contains("\n\(name.dropFirst(5))\n") == true
        }
    }

    /// Waits until the note with this title is active, in any window, and has this text.
    private func expectNote(_ title: String, _ text: String) throws {
        try app.waitUntil("\(title) to be active") { app.windows.active?.title.hasPrefix(title) == true }
        known = [:]
        try expectText(text)
    }
}

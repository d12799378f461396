import TestSupport
import XCTest

@testable import Driving

/// Pasting files, as a file manager copies them (R28).
final class PasteFilesTests: BadInputTestCase {
    private func offer(files paths: [String]) throws {
        let list = paths.map { "file://\($0)\r\n" }.joined()
        try offer(Array(list.utf8), type: "text/uri-list")
    }

    /// The good files are added, and each bad one is named in the message.
    func testAMixedListAddsGoodFilesAndReportsBadOnes() throws {
        let text = try note.text
        try offer(files: [
            files.write(SamplePicture.png.bytes, to: "one.png"), BadFile.empty.make(in: files),
            files.write(SamplePicture.gif.bytes, to: "two.gif"), BadFile.missing.make(in: files),
        ])
        try pasteImage()
        try expectMessage(Self.notAdded(.empty, .missing))
        try expectPicturesInText(2)
        for picture in try picturesInText { try expectSample(picture) }
        try expectText("\n\n" + text)
        try app.keyboard.press("ctrl+z")
        try expectText(text)
        // With the focus on the pictures, they are added to the pane.
        try focusPicture()
        try pasteImage()
        try expectMessage(Self.notAdded(.empty, .missing))
        try expectPictures(3)
        for name in ["Image 2", "Image 3"] { try expectSample(picture(name)) }
        try expectText(text)
    }

    /// A URI that isn't a file's, and text that isn't a URI.
    func testAListWithoutFilesIsRefused() throws {
        for line in ["https://example.invalid/picture.png", "not an address", "file://"] {
            try expectUnchangedNote(line) {
                try offer(Array("\(line)\r\n".utf8), type: "text/uri-list")
                try pasteImage()
                try app.waitUntil("a message about \(line)") { try messageText?.contains("was not added") == true }
                try closeMessage()
            }
        }
    }

    func testAnEmptyListIsRefused() throws {
        try expectUnchangedNote {
            try offer([], type: "text/uri-list")
            try pasteImage()
            try expectMessage("“Pasted Image” was not added. No file was specified.")
        }
    }
}

import TestSupport
import XCTest

@testable import Driving

/// Files chosen in the desktop's own dialog (R28).
final class AddImageDialogTests: BadInputTestCase {
    /// Opens the dialog from the Image menu, types a path and accepts it.
    private func addImage(_ path: String) throws {
        try chooseInMenuBar("Image", "Add Image…")
        try fileDialog.expect("Add Image")
        try fileDialog.type(path, in: "Add Image")
        try fileDialog.accept("Add Image")
    }

    func testBadFilesAreRefusedWithTheReason() throws {
        for bad in [BadFile.missing, .empty, .text, .truncatedPNG, .hugeSVG] {
            try expectUnchangedNote(bad.rawValue) {
                try addImage(bad.make(in: files))
                try expectMessage(Self.notAdded(bad))
            }
        }
    }

    func testAPictureIsAddedAndSelected() throws {
        try addImage(files.write(SamplePicture.png.bytes, to: "good.png"))
        try expectPictures(2)
        let added = try picture("Image 2")
        try app.waitUntil("the new picture to be selected") { added.has("selected") }
        XCTAssertNil(try message)
    }

    func testCancellingAddsNothing() throws {
        try expectUnchangedNote {
            try chooseInMenuBar("Image", "Add Image…")
            try fileDialog.cancel("Add Image")
            try app.waitUntil("the dialog to be gone") { app.windows.topLevels.count == 1 }
            try typeALetter()
        }
        XCTAssertNil(try message)
    }
}

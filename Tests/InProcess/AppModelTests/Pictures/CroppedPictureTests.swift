import Files
import Geometry
import Pictures
import TestSupport
import XCTest

@testable import Gtk
@testable import LongpressApp
@testable import Notes
@testable import Platform

/// A cropped picture has only its remaining part in all forms, and undoing one step restores the whole picture.
final class CroppedPictureTests: GtkTestCase {
    /// A PNG of 40 × 20 pixels, the left half white and the right half black.
    private static func file() throws -> PictureFile {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#fff"/><rect
            x="20" width="20" height="20"/></svg>
            """
        let pixels = try PictureDecoder.decode(Array(svg.utf8), pixelLimit: 1000).pixels
        return try PictureFile(try pixels.encoded(as: "png"), name: "halves.png")
    }

    private func crop(_ id: NotePicture.ID, to region: ImageRegion, in edited: EditedNote) throws {
        let picture = try XCTUnwrap(edited.note.picture(id))
        let cropped = try awaiting("the part") { try await picture.cropped(to: region) }
        edited.history.step(named: "Crop") { edited.note.crop(id, to: cropped.file) }
    }

    private func pixels(_ edited: EditedNote, _ id: NotePicture.ID) throws -> Pixels {
        let picture = try XCTUnwrap(edited.note.picture(id))
        return try awaiting("the pixels") { try await picture.pixels() }
    }

    func testCroppingIsOneStepThatCanBeUndoneAndRedone() throws {
        let edited = EditedNote("text")
        let whole = try Self.file()
        let id = edited.note.add(whole, caption: "halves")
        var changes: [NotePicture.ID] = []
        edited.note.observe { if case .pose(let id) = $0 { changes.append(id) } }
        try crop(id, to: ImageRegion(x: 10, y: 5, width: 20, height: 10), in: edited)
        XCTAssertEqual(edited.note.picture(id)?.size, Size(width: 20, height: 10))
        XCTAssertEqual(edited.note.picture(id)?.caption, "halves")
        XCTAssertEqual(edited.note.picture(id)?.file.name, "halves.png")
        XCTAssertEqual(edited.note.picture(id)?.original?.type, "image/png")
        XCTAssertEqual(edited.history.undoName, "Crop")
        edited.history.undo()
        XCTAssertTrue(edited.note.picture(id)?.file === whole)
        edited.history.redo()
        XCTAssertEqual(edited.note.picture(id)?.size, Size(width: 20, height: 10))
        XCTAssertEqual(changes, [id, id, id])
        // Then crops the remaining part.
        try crop(id, to: ImageRegion(x: 0, y: 0, width: 10, height: 10), in: edited)
        XCTAssertEqual(try pixels(edited, id).color(x: 9, y: 0), [255, 255, 255, 255])
        edited.history.undo()
        edited.history.undo()
        XCTAssertTrue(edited.note.picture(id)?.file === whole)
    }

    /// If the picture is turned before or after cropping, the region is the one that was visible.
    func testCroppingAndTurningCombineInEitherOrder() throws {
        for turn in [Pixels.Turn.left, .right, .flipHorizontally, .flipVertically] {
            let edited = EditedNote()
            let first = edited.note.add(try Self.file())
            edited.turn(first, turn)
            let whole = try pixels(edited, first)
            let region = ImageRegion(x: 2, y: 3, width: whole.width - 4, height: whole.height - 9)
            try crop(first, to: region, in: edited)
            let seen = try pixels(edited, first)
            XCTAssertEqual([seen.width, seen.height], [region.width, region.height], "\(turn)")
            let expected = try XCTUnwrap(whole.cropped(to: region))
            for (x, y) in [
                (0, 0), (region.width - 1, 0), (0, region.height - 1), (region.width / 2, region.height / 2),
            ] {
                XCTAssertEqual(seen.color(x: x, y: y), expected.color(x: x, y: y), "\(turn) \(x) \(y)")
            }
            // Turned back, it is a part of the original picture.
            let second = edited.note.add(try Self.file())
            try crop(second, to: ImageRegion(x: 18, y: 0, width: 4, height: 8), in: edited)
            edited.turn(second, turn)
            let size = try XCTUnwrap(edited.note.picture(second)?.size)
            XCTAssertEqual(
                size, [.left, .right].contains(turn) ? Size(width: 8, height: 4) : Size(width: 4, height: 8))
        }
    }

    func testACroppedPictureIsSavedCopiedAndJournaledAsCropped() throws {
        let edited = EditedNote()
        let id = edited.note.add(try Self.file(), caption: "halves")
        try crop(id, to: ImageRegion(x: 30, y: 0, width: 10, height: 20), in: edited)
        let picture = try XCTUnwrap(edited.note.picture(id))
        let snapshot = NoteSnapshot(pieces: [], pictures: [picture])
        let figure = try awaiting("the note") { try await snapshot.figures()[0] }
        XCTAssertEqual([figure.name, figure.type, figure.caption], ["halves.png", "image/png", "halves"])
        XCTAssertEqual(figure.bytes, picture.file.bytes)
        let copied = try awaiting("the copy") { try await PictureExport.content(of: picture, as: "image/png") }
        XCTAssertEqual(copied, picture.file.bytes)
        // The journal has a file for the cropped picture other than that of the whole one.
        let entry = try XCTUnwrap(JournalEntry(JournalEntry(title: "", location: NoteLocation(), snapshot).bytes))
        XCTAssertEqual(entry.pictures.map(\.id), [id])
        XCTAssertEqual(entry.pictures.map(\.fileID), [picture.fileID])
        XCTAssertNotEqual(picture.fileID, id)
    }

    func testARegionOutsideThePictureIsRefused() throws {
        let picture = NotePicture(id: 1, file: try Self.file(), caption: "")
        for region in [
            ImageRegion(x: 40, y: 0, width: 5, height: 5), ImageRegion(x: 0, y: 0, width: 0, height: 5),
            ImageRegion(x: -9, y: -9, width: 9, height: 9),
        ] {
            XCTAssertTrue(
                try errorAwaiting("a refusal") { try await picture.cropped(to: region) } is PictureError, "\(region)")
        }
        // A region that extends beyond the picture ends at its edge.
        let corner = try awaiting("the corner") {
            try await picture.cropped(to: ImageRegion(x: 35, y: 15, width: 50, height: 50))
        }
        XCTAssertEqual(corner.file.size, Size(width: 5, height: 5))
    }
}

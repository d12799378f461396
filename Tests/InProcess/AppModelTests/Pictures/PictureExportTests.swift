import Documents
import Formats
import Pictures
import TestSupport
import XCTest

@testable import Gtk
@testable import LongpressApp
@testable import Notes
@testable import Platform

/// What is written of a picture: its original file, unless it has been turned.
final class PictureExportTests: GtkTestCase {
    private static func picture(_ format: String, _ name: String) throws -> NotePicture {
        let svg = Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>"#.utf8)
        let pixels = try PictureDecoder.decode(svg, pixelLimit: 1000).pixels
        let bytes = format == "svg" ? svg : try pixels.encoded(as: format)
        return NotePicture(id: 1, file: try PictureFile(bytes, name: name), caption: "")
    }

    private static func content(_ picture: NotePicture, _ name: String) throws -> [UInt8] {
        nonisolated(unsafe) var result: Result<[UInt8], any Error>?
        Task { @MainActor in
            do { result = .success(try await PictureExport.content(of: picture, forFileNamed: name)) } catch {
                result = .failure(error)
            }
        }
        return try waitFor("the content") { result }.get()
    }

    func testAnUnchangedPictureKeepsItsBytes() throws {
        for (format, name) in [("jpeg", "a.jpg"), ("png", "a.png"), ("svg", "a.svg"), ("tiff", "a.tif")] {
            var picture = try Self.picture(format, name)
            XCTAssertEqual(PictureExport.suggestedName(for: picture).text, name)
            XCTAssertEqual(try Self.content(picture, name), picture.file.bytes)
            XCTAssertEqual(PictureExport.types(of: picture).first, picture.file.type)
            for _ in 0..<2 { picture.pose = picture.pose.turned(.flipVertically) }
            XCTAssertEqual(try Self.content(picture, name), picture.file.bytes, "flipped twice")
        }
    }

    /// The picture keeps its file format when it is saved in the note, saved as a file, copied and shared.
    func testATurnedPictureKeepsItsFormat() throws {
        for (format, name) in [("jpeg", "a.jpg"), ("png", "a.png"), ("tiff", "a.tif"), ("svg", "a.svg")] {
            var picture = try Self.picture(format, name)
            picture.pose = picture.pose.turned(.left)
            XCTAssertEqual(PictureExport.suggestedName(for: picture).text, name)
            XCTAssertEqual(PictureExport.types(of: picture).first, picture.file.type)
            XCTAssertEqual(SharedContent.pictures([picture]).type, picture.file.type)
            let type = picture.file.type
            let turned = picture
            let copied = try awaiting("the copy") { try await PictureExport.content(of: turned, as: type) }
            let figure = try awaiting("the note") {
                try await NoteSnapshot(pieces: [], pictures: [turned]).figures()[0]
            }
            XCTAssertEqual([figure.name, figure.type], [name, type])
            for bytes in [try Self.content(picture, name), copied, figure.bytes] {
                let written = try PictureDecoder.decode(bytes, pixelLimit: 1000)
                XCTAssertEqual([written.width, written.height], [20, 40], name)
                XCTAssertEqual(written.type, type)
            }
            XCTAssertNil(TurnNotice.message(for: [picture]))
        }
        // If another format is requested, the file has that format.
        var drawing = try Self.picture("svg", "a.svg")
        drawing.pose = drawing.pose.turned(.left)
        let written = try PictureDecoder.decode(Self.content(drawing, "a.png"), pixelLimit: 1000)
        XCTAssertEqual(written.type, "image/png")
        XCTAssertEqual([written.width, written.height], [20, 40])
    }

    /// A format that can't be turned becomes a PNG, and a message says so when the picture is turned.
    func testAFormatThatCannotBeTurnedIsNamed() throws {
        var picture = try Self.picture("bmp", "a.bmp")
        let other = try Self.picture("bmp", "b.bmp")
        let jpeg = try Self.picture("jpeg", "c.jpg")
        XCTAssertEqual(
            TurnNotice.message(for: [picture, jpeg]),
            "“a.bmp” can’t be rotated in its own format and will be saved, copied and shared as PNG.")
        XCTAssertEqual(
            TurnNotice.message(for: [picture, other]),
            "“a.bmp” and “b.bmp” can’t be rotated in their own formats and will be saved, copied and shared as PNG.")
        XCTAssertNil(TurnNotice.message(for: [jpeg]))
        picture.pose = picture.pose.turned(.left)
        // The message is shown only once.
        XCTAssertNil(TurnNotice.message(for: [picture]))
        XCTAssertEqual(PictureExport.types(of: picture).first, "image/png")
        let turned = picture
        let figure = try awaiting("the note") { try await NoteSnapshot(pieces: [], pictures: [turned]).figures()[0] }
        XCTAssertEqual([figure.name, figure.type], ["a.png", "image/png"])
    }

    /// Every format that the platform can write is offered. Other formats are refused with an error that names the possible ones.
    func testOnlyFormatsThatThePlatformCanWriteAreAccepted() throws {
        let picture = try Self.picture("png", "a.png")
        for (ending, format) in [("webp", "webp"), ("tiff", "tiff"), ("bmp", "bmp"), ("jpg", "jpeg")] {
            guard Pixels.writableFormats.contains(format) else { continue }
            let bytes = try Self.content(picture, "a.\(ending)")
            XCTAssertNoThrow(try PictureDecoder.decode(bytes, pixelLimit: 1000), ending)
        }
        for name in ["a.gif", "a.doc", "a"] {
            XCTAssertThrowsError(try Self.content(picture, name)) {
                XCTAssertTrue(($0 as? PlatformError)?.message.contains(".png, .jpg") ?? false, "\($0)")
            }
        }
    }

    /// The suggested ending matches the file's actual format, whatever its name says.
    func testAWrongFileExtensionIsCorrected() throws {
        XCTAssertEqual(PictureExport.suggestedName(for: try Self.picture("jpeg", "photo.png")), "photo.jpg")
        XCTAssertEqual(PictureExport.suggestedName(for: try Self.picture("png", "photo")), "photo.png")
    }
}

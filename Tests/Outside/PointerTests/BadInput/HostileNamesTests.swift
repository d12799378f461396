import Foundation
import TestSupport
import XCTest

@testable import Driving

/// The names that a note gives to its pictures never lead out of the folder that the user has chosen (R28).
final class HostileNamesTests: FileTestCase {
    /// The name of each picture in the note, and the resulting file name.
    private static let names = [
        ("../&#x301;evil.svg", "evil.svg"), ("/&#x301;abs.svg", "abs.svg"), ("\\&#x301;back.svg", "back.svg"),
        ("../../plain.svg", "plain.svg"), ("..", "Image.svg"), ("", "Image 6.svg"), ("   ", "Image 2.svg"),
        ("-rf.svg", "rf.svg"), (".bashrc.svg", "bashrc.svg"), ("a&#x202E;gvs&#x2066;.exe.svg", "agvs.exe.svg"),
        ("one／two.svg", "one／two.svg"),
        (String(repeating: "😀", count: 300) + ".svg", String(repeating: "😀", count: 62) + ".svg"),
    ]
    private static let picture = #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>"#

    override var firstFile: (name: String, content: String)? {
        let source = "data:image/svg+xml;base64,\(Data(Self.picture.utf8).base64EncodedString())"
        let figures = Self.names.enumerated().map { index, name in
            #"<figure><img data-name="\#(name.0)" src="\#(source)"><figcaption>\#(index)</figcaption></figure>"#
        }
        return ("note.html", Self.page("words").replacing("</body>", with: figures.joined(separator: "\n") + "</body>"))
    }

    func testPicturesAreSavedOnlyInTheChosenFolder() throws {
        let outer = try TemporaryFolder(in: app.home)
        let inner = try outer.folder("in/ner")
        try focusPicture("0")
        try app.keyboard.press("ctrl+a")
        try chooseInMenuBar("Image", "Save Images…")
        try fileDialog.expect("Save Images")
        try fileDialog.type(inner + "/", in: "Save Images")
        try app.keyboard.press("Return")
        try expectNoDialog()
        try TestSupport.waitFor(
            "the files",
            value: { try FileManager.default.contentsOfDirectory(atPath: inner).sorted() },
            until: { $0 == Self.names.map(\.1).sorted() })
        try app.waitUntil("their contents") {
            Self.names.allSatisfy { outer.read("in/ner/\($0.1)") == Self.picture }
        }
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: outer.path), ["in"])
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: outer.path + "/in"), ["ner"])
        try expectText("words")
    }

    /// The files on the clipboard are in separate folders, each with a harmless name.
    func testCopiedPicturesStayInTheSharedFolder() throws {
        try focusPicture("0")
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("ctrl+c")
        try app.waitUntil("files on the clipboard") { try self.app.clipboard.types().contains("text/uri-list") }
        let list = try String(decoding: XCTUnwrap(app.clipboard.read(type: "text/uri-list")), as: UTF8.self)
        let files = list.split(whereSeparator: \.isNewline).compactMap { URL(string: String($0)) }
        XCTAssertEqual(
            files.map(\.lastPathComponent),
            Self.names.map { $0.1.replacing("Image 2", with: "Image") })
        for file in files {
            // The folders of the app, of the process, and of the file.
            let folder = (0..<3).reduce(file) { folder, _ in folder.deletingLastPathComponent() }.lastPathComponent
            XCTAssertEqual(folder, "shared", file.path)
            XCTAssertEqual(FileManager.default.contents(atPath: file.path), Data(Self.picture.utf8))
        }
    }
}

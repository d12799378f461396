import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Pictures given on the command line start a new note.
final class FileArgumentTests: LaunchTestCase {
    func testEveryFormatOpensAWindowWithThePicture() throws {
        for sample in SamplePicture.allCases {
            let app = try start([files.write(sample.bytes, to: sample.name)])
            try expectWindows([sample.name], of: app)
            try expectSample(pictures(1, in: sample.name, of: app)[0])
            app.terminate()
            try app.waitForExit()
            XCTAssertEqual(app.standardError, "", sample.name)
        }
    }

    func testSeveralFilesMakeOneNote() throws {
        let paths = try [SamplePicture.png, .jpg, .gif].map { try files.write($0.bytes, to: $0.name) }
        let app = try start(paths)
        try expectWindows(["sample.png"], of: app)
        let pictures = try pictures(3, in: "sample.png", of: app)
        XCTAssertEqual(try pictures.map { try $0.name }, ["Image 1", "Image 2", "Image 3"])
        try pictures.forEach(expectSample)
    }

    /// This many files aren't all checked before the window opens: it opens with the good ones and reports the bad ones.
    func testBadFilesAmongManyAreReportedInTheWindow() throws {
        let good = try (1...9).map { try files.write(SamplePicture.png.bytes, to: "\($0).png") }
        let app = try start(good + [files.write(SamplePicture.png.truncated, to: "bad.png")])
        try expectWindows(["1.png"], of: app)
        _ = try pictures(9, in: "1.png", of: app)
        let message = try app.waitFor(role: "alert", name: "Message")
        try app.waitUntil("the message") {
            try message.find(role: "label")?.text
                == "“bad.png” was not added. The image is damaged or incomplete."
        }
    }

    func testTheContentDecidesTheFormatNotTheName() throws {
        let app = try start([files.write(SamplePicture.jpg.bytes, to: "photo.png")])
        try expectSample(pictures(1, in: "photo.png", of: app)[0])
    }

    func testARelativePathAndAURIAreOpened() throws {
        try files.write(SamplePicture.png.bytes, to: "a name.png")
        // An app under test starts in its home folder.
        let app = try AppUnderTest(["a name.png"], bus: bus, home: files)
        defer { app.stop() }
        try expectWindows(["a name.png"], of: app)
        let second = try start(["file://\(files.path)/a%20name.png"])
        XCTAssertEqual(try second.waitForExit(), .exited(0))
        try expectWindows(["a name.png", "a name.png"], of: app)
    }

    func testNamesWithAnyCharactersAreOpened() throws {
        for name in ["%41 “quoted” & 'so'.png", "Ünïcødé 日本 🙂.png", "#1?.png"] {
            let app = try start([files.write(SamplePicture.png.bytes, to: name)])
            try expectWindows([name], of: app)
            try expectSample(pictures(1, in: name, of: app)[0])
            app.terminate()
            try app.waitForExit()
        }
    }

    func testANameThatIsNotUTF8IsOpened() throws {
        let odd = ChildProcess.scalar(forByte: 0xE9)
        let path = ChildProcess.bytes(of: files.path + "/caf\(odd).png")
        let stream = try XCTUnwrap(fopen(path, "w"))
        fwrite(SamplePicture.png.bytes, 1, SamplePicture.png.bytes.count, stream)
        fclose(stream)
        let app = try start([files.path + "/caf\(odd).png"])
        try expectWindows(["caf\u{FFFD}.png"], of: app)
        try expectSample(pictures(1, in: "caf\u{FFFD}.png", of: app)[0])
        app.terminate()
        try app.waitForExit()
        XCTAssertEqual(
            try failure(of: [files.path + "/miss\(odd).png"]),
            "longpress: “miss\u{FFFD}.png” can’t be opened. The file doesn’t exist.")
    }

    func testWithoutAFileTheWelcomeNoteOpens() throws {
        let app = try start()
        try expectWindows(["Welcome"], of: app)
        XCTAssertEqual(try pictures(2, in: "Welcome", of: app).map { try $0.name }, FirstNote.captions)
    }
}

import TestSupport
import XCTest

@testable import Driving

/// If none of the files given at a start can be opened, the app exits immediately: status 1, one line, no window. Problems found
/// only when decoding, or with some of the files, are shown in the window (R28).
final class BadFileArgumentTests: LaunchTestCase {
    func testEveryBadFileIsReportedWithTheReason() throws {
        for bad in BadFile.allCases where bad.isKnownAtOnce {
            let path = try bad.make(in: files)
            let line = try failure(of: [path])
            XCTAssertTrue(line.hasPrefix("longpress: “\(path)” can’t be opened. \(bad.reason)"), line)
        }
    }

    func testSeveralBadFilesAreReportedInOneLine() throws {
        let bad = try [BadFile.text, .missing].map { try $0.make(in: files) }
        XCTAssertEqual(
            try failure(of: bad),
            "longpress: “\(bad[0])” can’t be opened. \(BadFile.text.reason) “\(bad[1])” can’t be opened. "
                + BadFile.missing.reason)
    }

    func testOneBadPictureDoesNotStopTheOthers() throws {
        let good = try files.write(SamplePicture.png.bytes, to: "sample.png")
        let app = try start([good, BadFile.text.make(in: files)])
        _ = try pictures(1, in: "sample.png", of: app)
        try expectMessage(["“text.png” was not added. \(BadFile.text.reason)"], of: app)
    }

    func testOneBadNoteDoesNotStopTheOthers() throws {
        let good = try ["one.html", "two.html"].map { try files.write(FileTestCase.page("text"), to: $0) }
        for bad in [["missing.html"], ["missing.html", "lost.html"]] {
            let app = try start(bad.map { files.path + "/" + $0 } + good)
            try expectWindows(["one.html", "two.html"], of: app)
            try expectMessage(bad.map { "“\($0)” can’t be opened. The file doesn’t exist." }, of: app)
            app.terminate()
            try app.waitForExit()
        }
    }

    func testDecodingErrorsAreShownInTheWindow() throws {
        let bad = BadFile.allCases.filter { !$0.isKnownAtOnce }
        let good = try files.write(SamplePicture.png.bytes, to: "sample.png")
        let app = try start(bad.map { try $0.make(in: files) } + [good])
        let message = try app.waitFor(role: "alert", name: "Message")
        let words = try app.waitFor("the message") { try message.find(role: "label")?.text }
        let lines = words.split(separator: "\n")
        XCTAssertEqual(lines.count, bad.count)
        for (line, bad) in zip(lines, bad) {
            XCTAssertTrue(line.hasPrefix("“\(bad.name)” was not added. \(bad.reason)"), words)
        }
        _ = try pictures(1, in: bad[0].name, of: app)
    }

    /// After `--`, an argument that looks like an option is a file.
    func testAfterTwoDashesAnOptionIsAFile() throws {
        XCTAssertEqual(
            try failure(of: ["--", "--help"]), "longpress: “--help” can’t be opened. The file doesn’t exist.")
    }

    /// A name can contain any characters; the message still has one line.
    func testANameWithALineBreakStillGivesOneLine() throws {
        let line = try failure(of: [files.path + "/two\nlines.png"])
        XCTAssertTrue(line.hasSuffix("can’t be opened. The file doesn’t exist."), line)
    }
}

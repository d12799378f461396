import TestSupport
import XCTest

@testable import Driving

/// A file that can't be opened ends the start: status 1, one line, no window. What only decoding tells is told in the
/// window (R28).
final class BadFileArgumentTests: LaunchTestCase {
    func testEveryBadFileIsNamedWithTheReason() throws {
        for bad in BadFile.allCases where bad.isKnownAtOnce {
            let path = try bad.make(in: files)
            let line = try failure(of: [path])
            XCTAssertTrue(line.hasPrefix("longpress: “\(path)” can’t be opened. \(bad.reason)"), line)
        }
    }

    func testOneBadFileAmongGoodOnesOpensNoWindow() throws {
        let good = try files.write(SamplePicture.png.bytes, to: "sample.png")
        let bad = try BadFile.text.make(in: files)
        let line = try failure(of: [good, bad])
        XCTAssertTrue(line.contains("“\(bad)”"), line)
    }

    func testWhatDecodingTellsTheWindowTells() throws {
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

    /// After `--` an argument that looks like an option is a file.
    func testAfterTwoDashesAnOptionIsAFile() throws {
        XCTAssertEqual(
            try failure(of: ["--", "--help"]), "longpress: “--help” can’t be opened. There is no such file.")
    }

    /// A name can have any characters; the message still has one line.
    func testANameWithALineBreakStillGivesOneLine() throws {
        let line = try failure(of: [files.path + "/two\nlines.png"])
        XCTAssertTrue(line.hasSuffix("can’t be opened. There is no such file."), line)
    }
}

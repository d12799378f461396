import TestSupport
import XCTest

@testable import Driving

/// A file that can't be opened ends the start: status 1, one line, no window (R28).
final class BadFileArgumentTests: LaunchTestCase {
    func testEveryBadFileIsNamedWithTheReason() throws {
        for bad in BadFile.allCases {
            let path = try bad.make(in: files)
            let line = try failure(of: [path])
            XCTAssertTrue(line.hasPrefix("longpress: “\(path)” can’t be opened. \(bad.reason)"), line)
        }
    }

    func testOneBadFileAmongGoodOnesOpensNoWindow() throws {
        let good = try files.write(SamplePicture.png.bytes, to: "sample.png")
        let bad = try BadFile.truncatedPNG.make(in: files)
        let line = try failure(of: [good, bad])
        XCTAssertTrue(line.contains("“\(bad)”"), line)
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

import TestSupport
import XCTest

@testable import Driving

/// A second start on the same session hands over to the running program.
final class SecondStartTests: LaunchTestCase {
    func testASecondStartHandsItsFileToTheRunningProgram() throws {
        let first = try start()
        try expectWindows(["Welcome"], of: first)
        let second = try start([files.write(SamplePicture.png.bytes, to: "second.png")])
        XCTAssertEqual(try second.waitForExit(), .exited(0))
        XCTAssertEqual(second.standardError, "")
        try expectWindows(["Welcome", "second.png"], of: first)
        try expectSample(pictures(1, in: "second.png", of: first)[0])
        XCTAssertEqual(try pictures(1, in: "Welcome", of: first).map { try $0.name }, [welcomeCaption])
        try TestSupport.waitFor(
            "the new window to have the keyboard", value: { first.windows.active?.title },
            until: { $0 == "second.png – Longpress" })
    }

    func testASecondStartWithoutAFileOpensAnotherWelcomeNote() throws {
        let first = try start()
        try expectWindows(["Welcome"], of: first)
        let second = try start()
        XCTAssertEqual(try second.waitForExit(), .exited(0))
        try expectWindows(["Welcome", "Welcome"], of: first)
    }

    func testASecondStartWithABadFileLeavesTheRunningProgramAlone() throws {
        let first = try start()
        try expectWindows(["Welcome"], of: first)
        let line = try failure(of: [BadFile.text.make(in: files)])
        XCTAssertTrue(line.contains("text.png"), line)
        XCTAssertEqual(first.windows.topLevels.count, 1)
        XCTAssertTrue(first.isRunning)
    }

    func testAnotherSessionHasItsOwnProgram() throws {
        let first = try start()
        try expectWindows(["Welcome"], of: first)
        let other = keep(try AppUnderTest())
        try expectWindows(["Welcome"], of: other)
        XCTAssertTrue(first.isRunning)
        XCTAssertEqual(first.windows.topLevels.count, 1)
    }
}

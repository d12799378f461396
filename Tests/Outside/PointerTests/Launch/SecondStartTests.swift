import TestSupport
import XCTest

@testable import Driving

/// A second start in the same session hands its files over to the running app.
final class SecondStartTests: LaunchTestCase {
    func testASecondStartHandsItsFileToTheRunningProgram() throws {
        let first = try start()
        try expectWindows(["Welcome"], of: first)
        let second = try start([files.write(SamplePicture.png.bytes, to: "second.png")])
        XCTAssertEqual(try second.waitForExit(), .exited(0))
        XCTAssertEqual(second.standardError, "")
        try expectWindows(["Welcome", "second.png"], of: first)
        try expectSample(pictures(1, in: "second.png", of: first)[0])
        XCTAssertEqual(try pictures(2, in: "Welcome", of: first).map { try $0.name }, FirstNote.captions)
        try TestSupport.waitFor(
            "the new window to have the focus", value: { first.windows.active?.title },
            until: { $0 == "second.png – Longpress" })
    }

    func testASecondStartWithoutAFileBringsTheRunningProgramToTheFront() throws {
        let first = try start()
        try expectWindows(["Welcome"], of: first)
        // Another program's window comes to the front.
        let other = keep(try AppUnderTest())
        try other.waitForWindow()
        XCTAssertNil(first.windows.active)
        let second = try start()
        XCTAssertEqual(try second.waitForExit(), .exited(0))
        XCTAssertEqual(second.standardError, "")
        try TestSupport.waitUntil("the first program to have the focus") { first.windows.active != nil }
        XCTAssertEqual(first.windows.topLevels.map(\.title), ["Welcome – Longpress"])
    }

    func testASecondStartBringsTheLastUsedWindowToTheFront() throws {
        let first = try start()
        try first.waitForWindow()
        try first.keyboard.press("ctrl+n")
        try expectWindows(["Untitled", "Welcome"], of: first)
        let other = keep(try AppUnderTest())
        try other.waitForWindow()
        try start().waitForExit()
        try TestSupport.waitFor(
            "the new note to have the focus", value: { first.windows.active?.title },
            until: { $0 == "Untitled – Longpress" })
        try expectWindows(["Untitled", "Welcome"], of: first)
    }

    func testASecondStartCreatesANewNoteInTheRunningProgram() throws {
        let first = try start()
        try expectWindows(["Welcome"], of: first)
        let second = try start(["--new-note"])
        XCTAssertEqual(try second.waitForExit(), .exited(0))
        XCTAssertEqual(second.standardError, "")
        try expectWindows(["Untitled", "Welcome"], of: first)
        try TestSupport.waitFor(
            "the new note to have the focus", value: { first.windows.active?.title },
            until: { $0 == "Untitled – Longpress" })
    }

    func testAFirstStartWithANewNoteHasNoWelcomeNote() throws {
        let first = try start(["--new-note"])
        try expectWindows(["Untitled"], of: first)
        try first.waitForWindow()
        try start().waitForExit()
        try expectWindows(["Untitled"], of: first)
    }

    func testASecondStartWithABadFileLeavesTheRunningProgramAlone() throws {
        let first = try start()
        try expectWindows(["Welcome"], of: first)
        let line = try failure(of: [BadFile.text.make(in: files)])
        XCTAssertTrue(line.contains("text.png"), line)
        XCTAssertEqual(first.windows.topLevels.count, 1)
        XCTAssertTrue(first.isRunning)
    }

    func testF1ShowsTheOpenWelcomeNote() throws {
        let first = try start()
        try first.waitForWindow()
        try first.keyboard.press("ctrl+n")
        try expectTitle("Untitled")
        try first.keyboard.press("F1")
        try expectTitle("Welcome")
        try expectWindows(["Untitled", "Welcome"], of: first)
        // After it is closed, another one can be opened.
        try first.keyboard.press("ctrl+w")
        try expectTitle("Untitled")
        try first.keyboard.press("F1")
        try expectWindows(["Untitled", "Welcome"], of: first)
        try expectTitle("Welcome")
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

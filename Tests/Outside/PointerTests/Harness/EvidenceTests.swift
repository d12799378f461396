import Foundation
import TestSupport
import XCTest

@testable import Driving

/// The evidence that a failing test leaves.
final class EvidenceTests: LaunchTestCase {
    private let failure = Evidence.Failure(message: "1 is not 2", file: "/a/Test.swift", line: 7)

    private func startWithWindow() throws -> AppUnderTest {
        let app = try start()
        try app.waitForWindow()
        return app
    }

    /// Gathers the evidence in a folder of the test's own, and returns that folder's name.
    private func gather(timeLimit: Double = 10) -> String {
        let path = Evidence.gather(
            test: "Some.Tests.testOne", failure: failure, apps: apps, in: files.path, timeLimit: timeLimit)
        XCTAssertTrue(path.hasPrefix(files.path + "/Some.Tests.testOne"), path)
        return String(path.dropFirst(files.path.count + 1))
    }

    private func read(_ name: String) throws -> String {
        try XCTUnwrap(files.read(name), "there is no \(name)")
    }

    func testEvidenceIncludesTheScreenTheTreeAndEvents() throws {
        let app = try startWithWindow()
        let note = try app.waitFor(role: "text box", name: "Note")
        app.pointer.click(.secondary, at: try note.screenRectangle(ofText: FirstNote.word).center)
        _ = try app.waitFor(role: "menu", name: "Edit Menu")
        let folder = gather()

        let file = try Data(contentsOf: URL(fileURLWithPath: "\(files.path)/\(folder)/screen.png"))
        // A PNG file begins with an eight-byte signature, and has its size at these offsets.
        XCTAssertEqual(Array(file.prefix(8)), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        XCTAssertEqual(Array(file[16..<24]), [0, 0, 5, 0, 0, 0, 3, 32], "not 1280 × 800")

        XCTAssertTrue(
            try read(folder + "/failure.txt").contains(#/\/a\/Test\.swift:7\n[\d-]+ [\d:]+\.\d{3}\n1 is not 2\n/#))
        let tree = try read(folder + "/tree.txt")
        XCTAssertTrue(tree.contains("text box \"Note\""), tree)
        XCTAssertTrue(tree.contains("menu \"Edit Menu\""), tree)
        let events = try read(folder + "/events.txt")
        XCTAssertTrue(events.contains("button press 3 at"), events)
        XCTAssertEqual(try read(folder + "/stderr.txt"), app.standardError)
        XCTAssertEqual(try read(folder + "/stdout.txt"), "")
    }

    func testEvidenceNamesTheFocusAndHeldKeys() throws {
        let app = try startWithWindow()
        let note = try app.waitFor(role: "text box", name: "Note")
        let place = try note.screenRectangle(ofText: FirstNote.word).center
        app.pointer.click(.secondary, at: place)
        _ = try app.waitFor(role: "menu", name: "Edit Menu")
        var folder = ""
        try app.keyboard.holding("shift") {
            app.pointer.move(to: place)
            folder = gather()
        }

        let keyboard = try read(folder + "/keyboard.txt")
        let window = try app.waitForWindow()
        for line in [
            "Keyboard (the X server's input focus): the app's \(window)",
            "Active (as the window manager says): the app's \(window)", "Both: \(window)", "Pointer: \(place), over",
            "Down: shift; keys: Shift_L",
        ] { XCTAssertTrue(keyboard.contains(line), "no \(line) in \(keyboard)") }
        XCTAssertTrue(keyboard.contains(#/text box "Note" [^\n]*\[[^\n]*focused/#), keyboard)
        // The menu is above the window.
        let popover = try XCTUnwrap(app.windows.popovers.first)
        let stack = keyboard.split(separator: "\n").map(String.init)
        let below = try XCTUnwrap(stack.lastIndex(of: "  the app's \(window)"), keyboard)
        XCTAssertLessThan(below, try XCTUnwrap(stack.lastIndex(of: "  the app's \(popover)"), keyboard))
    }

    func testAHangingAppTimesOut() throws {
        let app = try startWithWindow()
        let start = Date()
        let folder = try app.whileBusy { gather(timeLimit: 1) }
        XCTAssertLessThan(Date().timeIntervalSince(start), 10)
        let tree = try read(folder + "/tree.txt")
        XCTAssertTrue(tree.hasPrefix("The app didn't answer within 1.0 s."), tree)
        XCTAssertTrue(try read(folder + "/keyboard.txt").contains("Welcome – Longpress"))
        // The app still responds to the test.
        XCTAssertTrue(try read(gather() + "/tree.txt").contains("text box \"Note\""))
    }

    func testEvidenceOfAnEndedAppHasItsOutput() throws {
        let line = try failure(of: ["--frobnicate"])
        let folder = gather()
        XCTAssertEqual(try read(folder + "/stderr.txt"), line + "\n")
        XCTAssertEqual(try read(folder + "/tree.txt"), "There is no tree: the app exited with 1.\n")
    }

    func testEveryAppHasAFolderAndNothingIsOverwritten() throws {
        _ = try failure(of: ["--first"])
        let last = try failure(of: ["--last"])
        XCTAssertEqual([gather(), gather()], ["Some.Tests.testOne", "Some.Tests.testOne-2"])
        XCTAssertEqual(try read("Some.Tests.testOne/stderr.txt"), last + "\n")
        XCTAssertTrue(try read("Some.Tests.testOne/app-1/stderr.txt").contains("--first"))
    }

    /// If evidence can't be saved, that isn't a second failure of the test.
    func testAFolderThatCannotBeCreatedIsReported() throws {
        try files.write("", to: "file")
        let answer = Evidence.gather(test: "Some.test", failure: failure, apps: [], in: files.path + "/file")
        XCTAssertTrue(answer.hasPrefix("none: "), answer)
    }
}

import TestSupport
import XCTest

@testable import Driving

/// How the app ends.
final class QuittingTests: LaunchTestCase {
    private func startWithWindow() throws -> AppUnderTest {
        let app = try start()
        try app.waitForWindow()
        return app
    }

    private func expectGoodEnd(of app: AppUnderTest, file: StaticString = #filePath, line: UInt = #line) throws {
        XCTAssertEqual(try app.waitForExit(), .exited(0), file: file, line: line)
        XCTAssertEqual(complaints(of: app), [], file: file, line: line)
        XCTAssertEqual(app.standardOutput, "", file: file, line: line)
    }

    func testControlQQuits() throws {
        let app = try startWithWindow()
        try app.keyboard.press("ctrl+q")
        try expectGoodEnd(of: app)
    }

    func testControlQQuitsWithEveryWindow() throws {
        let app = try startWithWindow()
        try app.keyboard.press("ctrl+n")
        try expectWindows(["Untitled", "Welcome"], of: app)
        try TestSupport.waitUntil("the new window to have the focus") {
            app.windows.active?.title == "Untitled – Longpress"
        }
        try app.keyboard.press("ctrl+q")
        try expectGoodEnd(of: app)
    }

    func testControlQQuitsWhileAMenuIsOpen() throws {
        let app = try startWithWindow()
        let note = try app.waitFor(role: "text box", name: "Note")
        try app.pointer.doubleClick(at: note.screenRectangle(ofText: FirstNote.word).center)
        _ = try app.waitFor(role: "menu", name: "Edit Menu")
        try app.keyboard.press("ctrl+q")
        try expectGoodEnd(of: app)
    }

    func testClosingTheLastWindowEndsTheProgram() throws {
        let app = try startWithWindow()
        try app.windows.close(app.waitForWindow())
        try expectGoodEnd(of: app)
    }

    func testControlWClosesOneWindowAndTheLastOneEndsTheProgram() throws {
        let app = try startWithWindow()
        try app.keyboard.press("ctrl+n")
        try expectWindows(["Untitled", "Welcome"], of: app)
        try TestSupport.waitUntil("the new window to have the focus") {
            app.windows.active?.title == "Untitled – Longpress"
        }
        try app.keyboard.press("ctrl+w")
        try expectWindows(["Welcome"], of: app)
        try TestSupport.waitUntil("the old window to have the focus") { app.windows.active != nil }
        try app.keyboard.press("ctrl+w")
        try expectGoodEnd(of: app)
    }

    func testTheWindowCanBeClosedWhileAMenuIsOpen() throws {
        let app = try startWithWindow()
        let picture = try app.waitFor(role: "grid cell", name: FirstNote.captions[0])
        try app.pointer.click(.secondary, at: picture.screenPoint)
        _ = try app.waitFor(role: "menu", name: "Menu of \(FirstNote.captions[0])")
        try app.windows.close(app.waitForWindow())
        try expectGoodEnd(of: app)
    }

    /// As at the end of a session.
    func testATerminationSignalEndsTheProgram() throws {
        let app = try startWithWindow()
        app.terminate()
        let ending = try app.waitForExit(upTo: patience)
        XCTAssertTrue([.exited(0), .signalled(SIGTERM)].contains(ending), "\(ending)")
        XCTAssertEqual(complaints(of: app), [])
    }
}

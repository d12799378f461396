import TestSupport
import XCTest

@testable import Driving

/// Starts from the desktop, for example from its file manager: standard error isn't visible then, so errors are shown in a
/// window.
final class DesktopStartTests: LaunchTestCase {
    private static let program = "org.longpress.Longpress"

    /// Starts the app as file managers do.
    private func startByDesktop(_ paths: [String]) throws -> AppUnderTest {
        try start(paths, environment: ["XDG_ACTIVATION_TOKEN": "token"])
    }

    func testABadFileIsReportedInAWindow() throws {
        for (name, words) in [
            ("missing.html", "“missing.html” can’t be opened. The file doesn’t exist."),
            ("missing.png", "“missing.png” was not added. The file doesn’t exist."),
        ] {
            let app = try startByDesktop([files.path + "/" + name])
            try app.waitForWindow()
            try expectMessage([words], of: app)
            XCTAssertEqual(app.windows.topLevels.count, 1)
            // There is a note to continue with.
            try focusNote()
            try app.keyboard.type("a")
            try expectText("a")
            try kill(app)
        }
    }

    func testSeveralBadFilesAreReportedInOneWindow() throws {
        let app = try startByDesktop(["a.html", "b.html"].map { files.path + "/" + $0 })
        try expectMessage(["a.html", "b.html"].map { "“\($0)” can’t be opened. The file doesn’t exist." }, of: app)
        try expectWindows(["Untitled"], of: app)
    }

    /// The user is in the file manager; the window with the message comes to the front.
    func testTheRunningProgramComesToTheFrontWithTheMessage() throws {
        let first = try start()
        try expectWindows(["Welcome"], of: first)
        let other = keep(try AppUnderTest())
        try other.waitForWindow()
        let second = try startByDesktop([files.path + "/missing.html"])
        XCTAssertEqual(try second.waitForExit(), .exited(0))
        try TestSupport.waitUntil("the first program to have the focus") { first.windows.active != nil }
        try expectMessage(["“missing.html” can’t be opened. The file doesn’t exist."], of: first)
        XCTAssertEqual(first.windows.topLevels.map(\.title), ["Welcome – Longpress"])
    }

    func testRequestsFromTheBusAreHandled() throws {
        let note = try files.write(FileTestCase.page("text"), to: "note.html")
        for (ask, title) in [
            ({ try $0.activate(Self.program) }, "Welcome"),
            ({ try $0.perform("new-note", in: Self.program) }, "Untitled"),
            ({ try $0.open([note], in: Self.program) }, "note.html"),
        ] as [((SessionBus) throws -> Void, String)] {
            let app = try start(["--gapplication-service"])
            try TestSupport.waitUntil("the program to be on the bus") {
                try bus.names.session.contains(Self.program)
            }
            XCTAssertEqual(app.windows.all, [])
            try ask(bus)
            try expectWindows([title], of: app)
            // Closing its last window ends the app, however it was started.
            try app.windows.close(app.waitForWindow())
            XCTAssertEqual(try app.waitForExit(), .exited(0))
        }
    }
}

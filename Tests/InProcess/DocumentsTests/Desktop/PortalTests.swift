import CGtk
import TestSupport
import XCTest

@testable import Documents
@testable import Gtk
@testable import Platform

/// The app's requests to the desktop's portal in a sandbox.
final class PortalTests: GtkTestCase {
    func testThePortalIsUsedIfGTKIsConfiguredToUseIt() throws {
        let before = g_getenv("GTK_USE_PORTAL").map { String(cString: $0) }
        defer { before.map { _ = g_setenv("GTK_USE_PORTAL", $0, 1) } ?? g_unsetenv("GTK_USE_PORTAL") }
        g_setenv("GTK_USE_PORTAL", "1", 1)
        XCTAssertTrue(Portal.isInUse)
        g_setenv("GTK_USE_PORTAL", "0", 1)
        XCTAssertFalse(Portal.isInUse)
    }

    func testAnEmailHasSubjectBodyAndFiles() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("a picture", to: "a.png")
        let portal = FakePortal()
        defer { portal.stop() }
        try awaiting("the portal") { try await Portal.composeEmail(subject: "é", body: "a\nb") }
        try awaiting("the portal") {
            try await Portal.composeEmail(subject: "s", body: "", attachments: [File(path: path)])
        }
        XCTAssertEqual(
            portal.calls,
            [
                "ComposeEmail('', {'subject': <'é'>, 'body': <'a\\nb'>})",
                "ComposeEmail('', {'subject': <'s'>, 'body': <''>, 'attachment_fds': <[handle 0]>})",
            ])
        XCTAssertEqual(portal.files, ["a picture"])
    }

    /// A second line would become another header of the message.
    func testASubjectHasOneLine() throws {
        let portal = FakePortal()
        defer { portal.stop() }
        try awaiting("the portal") { try await Portal.composeEmail(subject: "a\r\nBcc: b\u{202E}c", body: "") }
        XCTAssertEqual(portal.calls, ["ComposeEmail('', {'subject': <'a Bcc: b\u{FFFD}c'>, 'body': <''>})"])
    }

    func testAFileIsOpenedByAProgramThatTheUserChooses() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("some text", to: "a.txt")
        let portal = FakePortal()
        defer { portal.stop() }
        try awaiting("the portal") { try await Portal.open(File(path: path)) }
        XCTAssertEqual(portal.calls, ["OpenFile('', 0, {'ask': <true>})"])
        XCTAssertEqual(portal.files, ["some text"])
    }

    func testTheUserTakesAScreenshot() throws {
        var changes = 0
        let bus = Object(owning: UnsafeMutableRawPointer(g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)!))
        let screenshots = ScreenshotPortal(on: bus) { changes += 1 }
        XCTAssertFalse(screenshots.isAvailable)
        let portal = FakePortal()
        try waitUntil("the portal to be known") { screenshots.isAvailable }
        portal.response = "(uint32 0, {'uri': <'file:///tmp/a%20b.png'>})"
        let file = try awaiting("the screenshot") { try await screenshots.takeScreenshot() }
        XCTAssertEqual(file?.path, "/tmp/a b.png")
        XCTAssertEqual(
            portal.calls, ["Screenshot('', {'handle_token': <'longpress1'>, 'interactive': <true>})"])
        // The user cancels.
        portal.response = "(uint32 1, @a{sv} {})"
        XCTAssertNil(try awaiting("the end") { try await screenshots.takeScreenshot() })
        // The request fails, or its response is invalid.
        for response in ["(uint32 2, @a{sv} {})", "(uint32 0, @a{sv} {})", "(uint32 0, {'uri': <'https://a/b.png'>})"] {
            portal.response = response
            XCTAssertTrue(
                try errorAwaiting("the end") { try await screenshots.takeScreenshot() } is PlatformError, response)
        }
        portal.stop()
        try waitUntil("it to be gone") { !screenshots.isAvailable }
        XCTAssertEqual(changes, 2)
        XCTAssertTrue(try errorAwaiting("the end") { try await screenshots.takeScreenshot() } is PlatformError)
    }

    func testAPortalWithoutScreenshotsIsUnavailable() throws {
        let bus = Object(owning: UnsafeMutableRawPointer(g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)!))
        let screenshots = ScreenshotPortal(on: bus) {}
        let portal = FakePortal(takesScreenshots: false)
        defer { portal.stop() }
        XCTAssertTrue(try errorAwaiting("a refusal") { try await screenshots.takeScreenshot() } is PlatformError)
        XCTAssertFalse(screenshots.isAvailable)
    }

    func testAMissingPortalAndAMissingFileAreErrors() throws {
        let folder = try TemporaryFolder()
        XCTAssertTrue(
            try errorAwaiting("the portal") { try await Portal.composeEmail(subject: "", body: "") }
                is PlatformError)
        let missing = folder.path + "/missing"
        let error = try errorAwaiting("the portal") { try await Portal.open(File(path: missing)) }
        XCTAssertEqual((error as? PlatformError)?.message, "“missing” can’t be read.")
    }
}

import Foundation
import TestSupport
import XCTest

@testable import Driving

/// An unusable settings file: the app starts with default settings, says so, and loses nothing (R28).
final class BadSettingsTests: SettingsTestCase {
    override func isExpectedToComplain(_ app: AppUnderTest) -> Bool { true }

    /// Returns the only line that the app has written to standard error.
    private func complaint() throws -> String {
        let lines = complaints(of: app)
        XCTAssertEqual(lines.count, 1, "\(lines)")
        return lines.first ?? ""
    }

    func testADamagedFileIsMovedAsideWithAMessage() throws {
        let garbage = "\u{1}no settings at all\n[[["
        try home.write(garbage, to: Self.file)
        try begin()
        let place = "\(home.path)/\(Self.file).damaged"
        try app.waitUntil("the message") {
            try self.app.accessible.messageText
                == "The settings can’t be read and were reset. The old settings are in \(place)"
        }
        XCTAssertEqual(home.read(Self.file + ".damaged"), garbage)
        XCTAssertEqual(try complaint(), "longpress: the settings can’t be read. They were moved to \(place)")
        // From now on settings are saved again.
        try menuBar.choose("View", "Appearance", "Dark")
        try quit()
        try begin()
        try waitForBackground { $0 < 90 }
        XCTAssertNil(try app.accessible.message)
        XCTAssertEqual(home.read(Self.file + ".damaged"), garbage)
        XCTAssertEqual(complaints(of: app), [])
    }

    func testAFileFromANewerVersionIsNotChanged() throws {
        let newer = "[Longpress]\nformat=1000\nstyle=dark\n"
        try home.write(newer, to: Self.file)
        try begin()
        XCTAssertEqual(try window.frame.width, 900)
        try app.waitUntil("the message") {
            try self.app.accessible.messageText
                == "The settings are from a newer version of Longpress. Changes won’t be saved."
        }
        XCTAssertEqual(
            try complaint(),
            "longpress: the settings are from a newer version and won’t be changed: \(home.path)/\(Self.file)")
        try menuBar.choose("View", "Appearance", "Light")
        try quit()
        XCTAssertEqual(home.read(Self.file), newer)
    }

    func testTheAppWorksWithoutWritableSettings() throws {
        // There is a file in the place of the folder.
        try home.write("", to: ".config/longpress")
        try begin()
        try menuBar.choose("View", "Appearance", "Dark")
        try waitForBackground { $0 < 90 }
        try app.waitUntil("the message") {
            try self.app.accessible.messageText?.hasPrefix("The settings can’t be saved. ") == true
        }
        // The message is shown once.
        let bar = try XCTUnwrap(app.accessible.message)
        let close = try XCTUnwrap(bar.find(role: "button"))
        try close.doAction()
        try app.waitUntil("no message") { try self.app.accessible.message == nil }
        try menuBar.choose("View", "Appearance", "Light")
        try waitForBackground { $0 > 200 }
        try quit()
        XCTAssertTrue(try complaint().hasPrefix("longpress: the settings can’t be saved: \(home.path)/\(Self.file). "))
        XCTAssertEqual(home.read(".config/longpress"), "")
    }

    func testAPipeInPlaceOfTheFileDoesNotBlock() throws {
        try home.folder(".config/longpress")
        guard mkfifo("\(home.path)/\(Self.file)", 0o600) == 0 else { throw TestFailure("no pipe can be created") }
        try begin()
        try focusNote()
        try app.waitUntil("the message") {
            try self.app.accessible.messageText
                == "The settings can’t be read. Changes won’t be saved. It is a pipe."
        }
        try quit()
        XCTAssertEqual(
            try complaint(), "longpress: the settings can’t be read: \(home.path)/\(Self.file). It is a pipe.")
    }

    /// Impossible window sizes, and a folder that doesn't exist.
    func testValuesOutOfRangeAreIgnored() throws {
        try home.write(
            """
            [Longpress]
            format=1
            style=sepia
            [Window]
            width=16000
            height=-1
            maximized=maybe
            divider=1e300
            text-size=101
            """, to: Self.file)
        try begin()
        let screen = app.display.bounds
        XCTAssertLessThanOrEqual(try window.frame.width, screen.width)
        XCTAssertEqual(try window.frame.height, 640)
        XCTAssertEqual(complaints(of: app), [])
    }
}

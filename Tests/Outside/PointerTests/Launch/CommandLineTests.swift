import TestSupport
import XCTest

@testable import Driving

/// Options of the command line besides files.
final class CommandLineTests: LaunchTestCase {
    private func output(of arguments: [String], environment: [String: String] = [:]) throws -> String {
        let app = try start(arguments, environment: environment)
        XCTAssertEqual(try app.waitForExit(), .exited(0))
        XCTAssertEqual(app.standardError, "")
        return app.standardOutput
    }

    func testHelpIsPrinted() throws {
        let help = try output(of: ["--help"])
        XCTAssertTrue(help.hasPrefix("Usage: longpress [FILE…]\n"), help)
        for option in ["--new-note", "--audit", "--help", "--version"] {
            XCTAssertTrue(help.contains("  \(option) "), help)
        }
        XCTAssertTrue(help.hasSuffix("\n"))
        XCTAssertEqual(try output(of: ["-h"]), help)
    }

    func testTheVersionIsPrinted() throws {
        let version = try output(of: ["--version"])
        XCTAssertNotNil(version.wholeMatch(of: #/Longpress \d+\.\d+\.\d+\n/#), version)
    }

    func testHelpAndVersionNeedNoDisplay() throws {
        for option in ["--help", "--version"] {
            XCTAssertFalse(try output(of: [option], environment: ["DISPLAY": "", "GDK_BACKEND": ""]).isEmpty)
        }
    }

    func testAnUnknownOptionIsReportedWithAdvice() throws {
        for option in ["--frobnicate", "-x"] {
            XCTAssertEqual(
                try failure(of: [option]), "longpress: unknown option “\(option)”. See longpress --help.")
        }
    }

    func testNewNoteAcceptsNoFiles() throws {
        XCTAssertEqual(
            try failure(of: ["--new-note", "a.html"]),
            "longpress: --new-note doesn’t accept files. See longpress --help.")
    }

    func testWithoutADisplayOneLineGivesAdvice() throws {
        let line =
            "longpress: no display found. Start Longpress in a desktop session, or set WAYLAND_DISPLAY or DISPLAY."
        let none = ["DISPLAY": "", "WAYLAND_DISPLAY": "", "GDK_BACKEND": ""]
        XCTAssertEqual(try failure(of: [], environment: none), line)
        let file = try files.write(SamplePicture.png.bytes, to: "sample.png")
        XCTAssertEqual(try failure(of: [file], environment: none), line)
    }

    func testAMissingDisplayCountsAsNone() throws {
        for environment in [
            ["DISPLAY": ":9999"], ["DISPLAY": ":9999", "GDK_BACKEND": ""],
            ["DISPLAY": "", "WAYLAND_DISPLAY": "wayland-9999", "GDK_BACKEND": ""],
        ] {
            let line = try failure(of: [], environment: environment)
            XCTAssertTrue(line.hasPrefix("longpress: no display found."), line)
        }
    }
}

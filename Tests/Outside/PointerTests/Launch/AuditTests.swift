import TestSupport
import XCTest

@testable import Driving

/// C6, C7: the app's own menus follow the guidelines, in each of its languages.
final class AuditTests: LaunchTestCase {
    func testMenusFollowTheGuidelinesInEveryLanguage() throws {
        for language in ["", "de_DE", "ko_KR"] {
            let app = try start(["--audit"], environment: language.isEmpty ? [:] : World.language(language))
            let ending = try app.waitForExit()
            XCTAssertEqual(ending, .exited(0), "\(language): \(app.standardOutput) \(app.standardError)")
        }
    }

    func testTheAuditReportsTheNumberOfWidgets() throws {
        let app = try start(["--audit"])
        XCTAssertEqual(try app.waitForExit(), .exited(0))
        XCTAssertEqual(
            app.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines),
            "The menu bar and the menus of 6 widgets follow the guidelines.")
    }

    /// A running app isn't affected.
    func testTheAuditDoesNotAffectARunningProgram() throws {
        let first = try start()
        try first.waitForWindow()
        XCTAssertEqual(try start(["--audit"]).waitForExit(), .exited(0))
        XCTAssertEqual(first.windows.topLevels.count, 1)
        XCTAssertTrue(first.isRunning)
    }
}

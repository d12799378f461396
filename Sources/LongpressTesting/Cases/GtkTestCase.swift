import Foundation
import Gtk
import XCTest

/// A test with GTK in its own process, on a display of the tests' own. It can iterate the main loop. It must leave no windows
/// open except those of ``ThisProgram/show(_:)``, which close when it ends.
///
/// When the test fails, the screen, the open menu and the accessibility tree are saved in a folder, which the failure names.
open class GtkTestCase: MainLoopTestCase {
    private var hasEvidence = false

    open override func begin() throws {
        try ThisProgram.begin()
        try super.begin()
    }

    open override func end() throws {
        ThisProgram.closeAll()
        XCTAssertEqual(OpenWindows.all.count, 0, "the test left windows open")
        try super.end()
    }

    open nonisolated override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        var description = description
        if Thread.isMainThread {
            MainActor.assumeIsolated {
                guard !hasEvidence else { return }
                hasEvidence = true
                let failure = Evidence.Failure(message: description, file: filePath, line: lineNumber)
                description += "\nevidence: \(ThisProgram.evidence(test: fullName, failure: failure))"
            }
        }
        super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
}

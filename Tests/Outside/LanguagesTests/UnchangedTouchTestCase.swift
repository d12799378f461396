import TestSupport
import XCTest

@testable import Driving

/// Unchanged programs under longpress-in, with a touch screen.
class UnchangedTouchTestCase: TouchTestCase {
    override var executable: String? { get throws { "\(try SongsTestCase.installed())/bin/longpress-in" } }

    override var environment: [String: String] {
        SongsTestCase.libraryPaths.merging(["XDG_DATA_DIRS": "/usr/share", "G_DEBUG": ""]) { $1 }
    }

    /// The program's messages about other things don't count.
    override func complaints(of app: AppUnderTest) -> [String] {
        super.complaints(of: app).filter { $0.contains("Longpress") || $0.contains("longpress_") }
    }
}

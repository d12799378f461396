import CGtk
import TestSupport
import XCTest

@testable import Gtk

/// A test of the app's own types with GTK in its own process. A test method is synchronous and does its work in
/// `MainActor.assumeIsolated`: that way it is on the main thread.
class AppModelTestCase: XCTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try MainActor.assumeIsolated {
            guard Toolkit.initialize() else { throw TestFailure("there is no display: run this test with Tests/run") }
            CriticalMessages.report { XCTFail($0) }
            MainLoop.install()
        }
    }
}

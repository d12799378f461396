import TestSupport
import XCTest

/// A test of the app's settings where the desktop's portal has wishes.
class DesktopSettingsTestCase: SettingsTestCase {
    var portal: SettingsPortal?

    override func tearDownWithError() throws {
        // The app that asks it ends first.
        let portal = portal
        self.portal = nil
        defer { portal?.stop() }
        try super.tearDownWithError()
    }

    /// Whether the portal has not answered, which the app says.
    private var isSilent = false

    override func isExpectedToComplain(_ app: AppUnderTest) -> Bool { isSilent }

    /// Starts the app where the desktop has these wishes.
    func begin(_ wishes: [String: String], answers: Bool = true) throws {
        // From 4.22 on GTK looks for another of the portal's services.
        toleratedErrors.append("Creating a portal monitor failed")
        isSilent = !answers
        portal = try SettingsPortal(on: bus, wishes, answers: answers)
        try begin(["--new-note"])
    }
}

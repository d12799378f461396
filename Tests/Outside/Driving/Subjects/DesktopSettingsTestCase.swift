import TestSupport
import XCTest

/// A test of the app's settings when the desktop's portal has preferences.
class DesktopSettingsTestCase: SettingsTestCase {
    var portal: SettingsPortal?

    override func tearDownWithError() throws {
        // The app, which uses the portal, ends first.
        let portal = portal
        self.portal = nil
        defer { portal?.stop() }
        try super.tearDownWithError()
    }

    /// Whether the portal doesn't answer, which the app reports.
    private var isSilent = false

    override func isExpectedToComplain(_ app: AppUnderTest) -> Bool { isSilent }

    /// Starts the app with these preferences of the desktop.
    func begin(_ wishes: [String: String], answers: Bool = true) throws {
        // From 4.22 on, GTK looks for another service of the portal.
        toleratedErrors.append("Creating a portal monitor failed")
        isSilent = !answers
        portal = try SettingsPortal(on: bus, wishes, answers: answers)
        try begin(["--new-note"])
    }
}

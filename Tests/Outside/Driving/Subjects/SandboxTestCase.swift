import Foundation
import TestSupport
import XCTest

/// A test of the app in a sandbox like Flatpak's. It has its own files and no access to the user's, except through the
/// desktop's portals.
class SandboxTestCase: ShareTestCase {
    private(set) var portal: DesktopPortal!
    /// The user's home folder, which isn't the app's.
    private(set) var home: TemporaryFolder!
    private var bus: SessionBus!

    private static let identifier = "org.longpress.Longpress"
    /// The folder of the app's files, in the user's home.
    static let own = ".var/app/\(identifier)"

    override var session: SessionBus? { bus }

    override var executable: String? { get throws { try "\(World.folder)/sandbox" } }

    override var arguments: [String] {
        get throws {
            let app = try BuiltProducts.app
            let folder = (app as NSString).deletingLastPathComponent
            return try [Self.identifier, home.path, bus.runtime.path, World.folder, folder, "--", app]
        }
    }

    override var environment: [String: String] {
        let own = home.path + "/" + Self.own
        return [
            "XDG_CONFIG_HOME": own + "/config", "XDG_DATA_HOME": own + "/data", "XDG_CACHE_HOME": own + "/cache",
            "XDG_STATE_HOME": own + "/.local/state", "TMPDIR": "/tmp",
            // GTK must decide to use portals only because of the sandbox.
            "GTK_USE_PORTAL": "",
        ]
    }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        self.home = home
        // GTK 4.18 looks for Flatpak's own portal, which would require a complete Flatpak.
        toleratedErrors.append("Unable to retrieve the Flatpak portal version")
        // The portals offer only those programs for a kind of file that are registered for it, not merely the preferred one.
        let preferred = try XCTUnwrap(home.read(".config/mimeapps.list"))
        try home.write(
            preferred + preferred.replacing("Default Applications", with: "Added Associations"),
            to: ".config/mimeapps.list")
        for folder in ["config", "data", "cache", ".local/state"] { try home.folder("\(Self.own)/\(folder)") }
        bus = try SessionBus()
        portal = try DesktopPortal(on: bus, home: home)
    }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        if testRun?.totalFailureCount != 0 { print(portal?.standardError ?? "") }
        portal?.stop()
        bus?.stop()
        (portal, bus, home) = (nil, nil, nil)
    }

    /// Starts the app again in the same way.
    func startAgain() throws {
        keep(
            try AppUnderTest(
                arguments, environment: environment, bus: session, home: home, executable: executable))
        try app.waitForWindow()
        known = [:]
    }

    /// Waits until one of the user's files has this text.
    func expectFile(_ name: String, _ text: String) throws {
        try TestSupport.waitFor("the content of \(name)", value: { home.read(name) }, until: { $0 == text })
    }

    // MARK: The portals' dialogs

    /// Waits until a dialog of the portals has the focus, and its animation has ended.
    @discardableResult
    func expectPortalDialog(_ title: String) throws -> Windows.Window {
        let dialog = try app.waitFor("the dialog \(title)") {
            portal.dialogs(on: app.display).active.flatMap { $0.title == title ? $0 : nil }
        }
        _ = try Screenshot.settled(of: dialog.visibleFrame)
        return dialog
    }

    /// Waits until no dialog of the portals is open, and the app has the focus again.
    func expectNoPortalDialog() throws {
        try app.waitUntil("no dialog") { portal.dialogs(on: app.display).all.isEmpty }
        try app.waitUntil("the app to have the focus") { app.windows.active != nil }
    }

    /// Chooses one of the user's files in the dialog that opens files.
    ///
    /// - Parameter accept: The label of the button that accepts the choice.
    func chooseFile(_ name: String, in title: String, accept: String = "Open") throws {
        let area = try expectPortalDialog(title).visibleFrame
        // This opens the path field. Pasted text isn't completed, unlike typed text.
        let before = try Screenshot.settled(of: area)
        try app.keyboard.press("ctrl+l")
        try app.waitUntil("the field for the path") { try Screenshot.picture(of: area) != before }
        _ = try Screenshot.settled(of: area)
        try paste("\(home.path)/\(name)")
        try acceptPortalDialog(accept)
    }

    /// Accepts the Save dialog, with a name or a path.
    func savePortalDialog(_ title: String, as name: String) throws {
        try expectPortalDialog(title)
        try app.keyboard.press("ctrl+a")
        try paste(name)
        try acceptPortalDialog("Save")
    }

    /// Presses Return in a dialog of the portals, once its button is sensitive: before that, the key has no effect.
    func acceptPortalDialog(_ label: String) throws {
        try app.waitUntil("\(label) to be available") {
            try portal.accessible(on: app.display)?.first {
                try $0.role.hasSuffix("button") && $0.name == label && $0.has("sensitive") && $0.isShowing
            } != nil
        }
        try app.keyboard.press("Return")
        try expectNoPortalDialog()
    }

    private func paste(_ text: String) throws {
        let dialog = try XCTUnwrap(portal.dialogs(on: app.display).active)
        try app.clipboard.offer(text: text)
        try app.keyboard.press("ctrl+v")
        try app.waitUntil("the dialog to have the text") { app.clipboard.timesDelivered > 0 }
        _ = try Screenshot.settled(of: dialog.visibleFrame)
    }
}

import Foundation
import TestSupport
import XCTest

/// A test of the app in a sandbox like Flatpak's, where it has files of its own and nothing of the person's: what it gets of
/// that it gets by the desktop's portals.
class SandboxTestCase: ShareTestCase {
    private(set) var portal: DesktopPortal!
    /// The person's home, which isn't the app's.
    private(set) var home: TemporaryFolder!
    private var bus: SessionBus!

    private static let identifier = "org.longpress.Longpress"
    /// Where the app has its files, in the person's home.
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
            // By the sandbox alone it is known what is to be done.
            "GTK_USE_PORTAL": "",
        ]
    }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        self.home = home
        // GTK 4.18 looks for Flatpak's own portal, for which all of Flatpak would have to be there.
        toleratedErrors.append("Unable to retrieve the Flatpak portal version")
        // Of the programs for a kind of file the portals offer those that have said so, not the preferred one alone.
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

    /// Starts the app once more, as it was started.
    func startAgain() throws {
        keep(
            try AppUnderTest(
                arguments, environment: environment, bus: session, home: home, executable: executable))
        try app.waitForWindow()
        known = [:]
    }

    /// Waits for a file of the person's to have this text.
    func expectFile(_ name: String, _ text: String) throws {
        try TestSupport.waitFor("what is in \(name)", value: { home.read(name) }, until: { $0 == text })
    }

    // MARK: The portals' dialogs

    /// Waits until a dialog of the portals' has the keyboard, and is at rest.
    @discardableResult
    func expectPortalDialog(_ title: String) throws -> Windows.Window {
        let dialog = try app.waitFor("the dialog \(title)") {
            portal.dialogs(on: app.display).active.flatMap { $0.title == title ? $0 : nil }
        }
        _ = try Screenshot.settled(of: dialog.visibleFrame)
        return dialog
    }

    /// Waits until no dialog of the portals' is there, and the app has the keyboard again.
    func expectNoPortalDialog() throws {
        try app.waitUntil("no dialog") { portal.dialogs(on: app.display).all.isEmpty }
        try app.waitUntil("the app to have the keyboard") { app.windows.active != nil }
    }

    /// Chooses a file of the person's in the dialog that opens files.
    ///
    /// - Parameter accept: The button that ends it.
    func chooseFile(_ name: String, in title: String, accept: String = "Open") throws {
        let area = try expectPortalDialog(title).visibleFrame
        // This opens the field for a path. What is pasted isn't completed meanwhile, as what is typed is.
        let before = try Screenshot.settled(of: area)
        try app.keyboard.press("ctrl+l")
        try app.waitUntil("the field for the path") { try Screenshot.picture(of: area) != before }
        _ = try Screenshot.settled(of: area)
        try paste("\(home.path)/\(name)")
        try acceptPortalDialog(accept)
    }

    /// Accepts the dialog that asks where to save, with a name or a path.
    func savePortalDialog(_ title: String, as name: String) throws {
        try expectPortalDialog(title)
        try app.keyboard.press("ctrl+a")
        try paste(name)
        try acceptPortalDialog("Save")
    }

    /// Presses Return in a dialog of the portals', once its button can be pressed: before that the key does nothing.
    func acceptPortalDialog(_ label: String) throws {
        try app.waitUntil("\(label) to be possible") {
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

import TestSupport
import XCTest

@testable import Driving

/// Unchanged programs under longpress-in on Wayland, with touch, pointer and keys. Their windows fill the monitor.
class UnchangedWaylandTestCase: WaylandTouchTestCase {
    override var executable: String? { get throws { "\(try SongsTestCase.installed())/bin/longpress-in" } }

    override var environment: [String: String] {
        super.environment.merging(SongsTestCase.libraryPaths) { $1 }
            .merging(["XDG_DATA_DIRS": "/usr/share", "G_DEBUG": ""]) { $1 }
    }

    override var asksForMonitor: Bool { false }

    /// Such a program doesn't report the pointer.
    override func waitForPlace() throws {}

    override func prepare(_ home: TemporaryFolder) throws {}

    /// The program's messages about other things don't count.
    override func complaints(of app: AppUnderTest) -> [String] {
        super.complaints(of: app).filter { $0.contains("Longpress") || $0.contains("longpress_") }
    }

    /// Waits for a menu that contains some commands, among others.
    func expectMenu(with commands: String...) throws {
        try app.waitUntil("a menu with \(commands)") {
            guard let menu = try self.openPopovers.first else { return false }
            return try commands.allSatisfy { try menu.find(role: "menu item", name: $0) != nil }
        }
    }
}

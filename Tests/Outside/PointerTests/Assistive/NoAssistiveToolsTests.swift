import TestSupport
import XCTest

@testable import Driving

/// The app without a reachable accessibility bus, as on a desktop that has none.
final class NoAssistiveToolsTests: OutsideTestCase {
    /// Announcements go nowhere: GTK from 4.14 on has no accessibility context to send them to.
    func testMenusOpenAndCloseWithoutAnAccessibilityBus() throws {
        // GTK logs warnings about it.
        toleratedErrors = ["accessibility bus", "Unable to connect to"]
        let environment = ["AT_SPI_BUS_ADDRESS": "unix:path=/nowhere", "G_DEBUG": ""]
        let home = try TemporaryFolder()
        try home.write("Some words to press on.\n", to: "note.txt")
        keep(try AppUnderTest(["note.txt"], environment: environment, home: home))
        let window = try TestSupport.waitFor("its window") { self.app.windows.active }.visibleFrame
        _ = try Screenshot.settled()
        app.pointer.click(.secondary, at: window.center)
        try TestSupport.waitUntil("a menu") { !self.app.windows.popovers.isEmpty }
        try app.keyboard.press("Escape")
        try TestSupport.waitUntil("no menu") { self.app.windows.popovers.isEmpty }
        XCTAssertTrue(app.isRunning)
    }
}

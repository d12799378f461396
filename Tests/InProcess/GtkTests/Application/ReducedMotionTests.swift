import CGtk
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Animations are off if the desktop or the program requests that, whichever setting GTK has for it.
final class ReducedMotionTests: GtkTestCase {
    func testTheProgramCanReduceMotion() {
        XCTAssertTrue(Settings.allowsAnimation)
        Settings.reducesMotion = true
        XCTAssertFalse(Settings.allowsAnimation)
        Settings.reducesMotion = false
        XCTAssertTrue(Settings.allowsAnimation)
    }

    func testTheDesktopsSettingsReduceMotion() throws {
        let settings = try XCTUnwrap(Settings.settings)
        settings.set("gtk-enable-animations", false)
        XCTAssertFalse(Settings.allowsAnimation)
        settings.set("gtk-enable-animations", true)
        XCTAssertTrue(Settings.allowsAnimation)
        let reduced = "gtk-interface-reduced-motion"
        // GTK has this setting from 4.22 on.
        guard settings.has(reduced) else { return XCTAssertLessThan(gtk_get_minor_version(), 22) }
        settings.set(reduced, number: 1)
        XCTAssertFalse(Settings.allowsAnimation)
        settings.set(reduced, number: 0)
        XCTAssertTrue(Settings.allowsAnimation)
    }
}

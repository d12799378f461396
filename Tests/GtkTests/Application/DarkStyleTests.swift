import CGtk
import TestSupport
import XCTest

@testable import Gtk

/// Dark colours are the program's to ask for, whichever setting GTK has for them.
final class DarkStyleTests: GtkTestCase {
    func testTextIsLightForAsLongAsDarkColoursAreAskedFor() throws {
        defer { Self.reset() }
        let label = Label("text")
        try TestWindow.with(label) { _ in
            XCTAssertFalse(label.hasLightText)
            XCTAssertFalse(Settings.prefersDark)
            for isDark in [true, false, true] {
                Settings.prefersDark = isDark
                XCTAssertEqual(Settings.prefersDark, isDark)
                try waitUntil("the text to be \(isDark ? "light" : "dark")") { label.hasLightText == isDark }
            }
        }
    }

    /// Leaves to the desktop what the program had set.
    private static func reset() {
        let settings = gtk_settings_get_default()
        for name in ["gtk-interface-color-scheme", "gtk-application-prefer-dark-theme"]
        where Object(borrowing: UnsafeMutableRawPointer(settings!)).has(name) {
            gtk_settings_reset_property(settings, name)
        }
    }
}

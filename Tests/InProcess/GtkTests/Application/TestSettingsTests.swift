import CGtk
import Foundation
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// GTK's settings in the tests are those of Tests/Tools/World/settings.ini, whatever the machine has in /etc/gtk-4.0.
final class TestSettingsTests: GtkTestCase {
    func testEachGTKSettingHasTheValueForTests() throws {
        let file = try String(contentsOfFile: "\(World.folder)/etc/gtk-4.0/settings.ini", encoding: .utf8)
        let lines = file.split(separator: "\n").filter { $0.hasPrefix("gtk-") }
        XCTAssertGreaterThan(lines.count, 10)
        for line in lines {
            let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
            XCTAssertEqual(Self.value(of: parts[0])?.lowercased(), parts[1].lowercased(), parts[0])
        }
    }

    /// Returns a setting as text in GLib's format.
    private static func value(of setting: String) -> String? {
        withValue(ofType: lp_type_string()) { value in
            g_object_get_property(
                UnsafeMutableRawPointer(gtk_settings_get_default())?.assumingMemoryBound(to: GObject.self), setting,
                value)
            return g_value_get_string(value).map { String(cString: $0) }
        }
    }
}

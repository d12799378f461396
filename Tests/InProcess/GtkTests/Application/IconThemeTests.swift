import CGtk
import Foundation
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// All icons that Longpress shows are in the theme: GTK would show its placeholder for a missing one (data/icons/names).
final class IconThemeTests: GtkTestCase {
    func testTheThemeHasEachIcon() throws {
        let list = try String(contentsOfFile: "\(World.folder)/icon-names", encoding: .utf8)
        let names = list.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
        XCTAssertGreaterThan(names.count, 40)
        let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
        XCTAssertEqual(names.filter { gtk_icon_theme_has_icon(theme, $0) == 0 }, [])
    }
}

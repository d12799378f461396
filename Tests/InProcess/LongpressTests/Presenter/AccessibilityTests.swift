import CGtk
import Longpress
import XCTest

@testable import Gtk
@testable import Platform

/// The accessible roles and states of menus. The app's tests check their names and their actions from outside.
final class AccessibilityTests: LongpressTestCase {
    private static func has(_ role: GtkAccessibleRole, _ widget: Widget) -> Bool {
        gtk_test_accessible_has_role(widget.opaque, role) != 0
    }

    private static func has(_ property: GtkAccessibleProperty, _ widget: Widget) -> Bool {
        gtk_test_accessible_has_property(widget.opaque, property) != 0
    }

    func testEditMenuIsAMenuOfNamedItems() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            MenuPresenter.shared.open(on: view)
            let menu = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
            XCTAssertTrue(Self.has(GTK_ACCESSIBLE_ROLE_MENU, menu))
            XCTAssertTrue(Self.has(GTK_ACCESSIBLE_PROPERTY_LABEL, menu))
            let items = MenuOnScreen.buttons(of: menu)
            XCTAssertEqual(items.count, 4)
            for item in items {
                XCTAssertTrue(Self.has(GTK_ACCESSIBLE_ROLE_MENU_ITEM, item))
                XCTAssertTrue(Self.has(GTK_ACCESSIBLE_PROPERTY_LABEL, item))
            }
        }
    }

    func testContextMenuIsAMenuOfItemsAndMarksDestructiveOnes() throws {
        try ItemWindow.with { item, _, window in
            MenuPresenter.shared.open(on: item)
            let menu = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
            XCTAssertTrue(Self.has(GTK_ACCESSIBLE_ROLE_MENU, menu))
            let described = MenuOnScreen.buttons(of: menu).map { row in
                XCTAssertTrue(Self.has(GTK_ACCESSIBLE_ROLE_MENU_ITEM, row))
                return Self.has(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, row)
            }
            XCTAssertEqual(described, [false, false, false, true])
        }
    }

    func testSubmenuIsAMenuAndItsRowSaysThatItIsOpen() throws {
        try ItemWindow.with { item, _, window in
            MenuPresenter.shared.open(on: item)
            let menu = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
            let row = try XCTUnwrap(MenuOnScreen.buttons(of: menu).first { MenuOnScreen.title(of: $0) == "Rotate" })
            try MenuOnScreen.choose("Rotate", in: window)
            XCTAssertTrue(gtk_test_accessible_has_state(row.opaque, GTK_ACCESSIBLE_STATE_EXPANDED) != 0)
            let submenu = try XCTUnwrap(MenuOnScreen.submenuPopover(in: window))
            XCTAssertTrue(Self.has(GTK_ACCESSIBLE_ROLE_MENU, submenu))
            for item in MenuOnScreen.buttons(of: submenu) {
                XCTAssertTrue(Self.has(GTK_ACCESSIBLE_ROLE_MENU_ITEM, item))
            }
        }
    }
}

import CGtk
import XCTest

@testable import Gtk
@testable import Platform

/// Only a widget with a role can have a name, and GTK gives some widgets no role by default (boxes and scrolled windows, from
/// 4.18 on).
final class AccessibleNameTests: GtkTestCase {
    private func role(of widget: Widget) -> GtkAccessibleRole { gtk_accessible_get_accessible_role(widget.opaque) }

    private func isNamed(_ widget: Widget) -> Bool {
        gtk_test_accessible_has_property(widget.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0
    }

    func testAScrolledWindowWithANameIsAGroup() {
        let view = ScrolledWindow(Label("text"), name: "Images")
        XCTAssertEqual(role(of: view), GTK_ACCESSIBLE_ROLE_GROUP)
        XCTAssertTrue(isNamed(view))
        XCTAssertFalse(isNamed(ScrolledWindow(Label("text"))))
    }

    func testABoxHasTheRoleThatItIsGiven() {
        let box = Box(.vertical, role: .group)
        box.setAccessibleName("Progress")
        XCTAssertEqual(role(of: box), GTK_ACCESSIBLE_ROLE_GROUP)
        XCTAssertTrue(isNamed(box))
    }
}

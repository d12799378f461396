import XCTest

@testable import Gtk
@testable import Platform

/// Checks for properties before they are set: versions of GTK differ in the properties they have.
final class PropertyTests: GtkTestCase {
    func testAWidgetHasItsOwnAndInheritedProperties() {
        let label = Label("text")
        XCTAssertTrue(label.has("label"))
        XCTAssertTrue(label.has("tooltip-text"))
        XCTAssertFalse(label.has("no-such-property"))
    }

    func testDeprecatedPropertiesDoNotCount() {
        // An application's `action-group` is deprecated in every GTK 4.
        XCTAssertFalse(Application(identifier: "org.example.App").has("action-group"))
    }
}

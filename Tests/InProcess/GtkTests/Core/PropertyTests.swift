import XCTest

@testable import Gtk
@testable import Platform

/// What is asked of a property before it is set: versions of GTK differ in what they have.
final class PropertyTests: GtkTestCase {
    func testAWidgetHasItsOwnPropertiesAndThoseOfWhatItIs() {
        let label = Label("text")
        XCTAssertTrue(label.has("label"))
        XCTAssertTrue(label.has("tooltip-text"))
        XCTAssertFalse(label.has("no-such-property"))
    }

    func testOneThatIsAdvisedAgainstDoesNotCount() {
        // An application's group of actions is old in every GTK 4.
        XCTAssertFalse(Application(identifier: "org.example.App").has("action-group"))
    }
}

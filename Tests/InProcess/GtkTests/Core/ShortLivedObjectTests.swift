import CGtk
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// An object referenced only by the expression that creates it.
///
/// In an optimised build, as users run it, Swift releases the object after its pointer has been read and before the C call that
/// needs the pointer. If this were the last reference, the object would be freed, and the call would read memory that `Tests/run
/// --optimised` has overwritten. In other builds Swift keeps the object until the call has returned.
final class ShortLivedObjectTests: GtkTestCase {
    private static let times = 200

    func testTheClassOfAShortLivedObjectIsRead() {
        for _ in 0..<Self.times {
            XCTAssertEqual(String(cString: lp_type_name(Label("text").raw)), "GtkLabel")
        }
    }

    func testTheStyleOfAShortLivedObjectIsRead() {
        for _ in 0..<Self.times {
            XCTAssertEqual(String(cString: gtk_widget_get_css_name(Label("text").typed())), "label")
        }
    }

    func testTheTextOfAShortLivedObjectIsRead() {
        for _ in 0..<Self.times {
            XCTAssertEqual(String(cString: gtk_label_get_text(Label("some text").opaque)), "some text")
        }
    }
}

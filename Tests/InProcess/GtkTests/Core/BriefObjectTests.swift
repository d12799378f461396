import CGtk
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// An object that nothing holds but the expression that it is made in.
///
/// Compiled as people run the program, Swift lets it go once its pointer has been read, before the C call that it was read
/// for. A reference that is given back by then ends the object, and the call reads memory that `Tests/run --optimised` has
/// overwritten. In other builds Swift keeps it until the call has returned.
final class BriefObjectTests: GtkTestCase {
    private static let times = 200

    func testItsClassIsRead() {
        for _ in 0..<Self.times {
            XCTAssertEqual(String(cString: lp_type_name(Label("text").raw)), "GtkLabel")
        }
    }

    func testItsStyleIsRead() {
        for _ in 0..<Self.times {
            XCTAssertEqual(String(cString: gtk_widget_get_css_name(Label("text").typed())), "label")
        }
    }

    func testItsTextIsRead() {
        for _ in 0..<Self.times {
            XCTAssertEqual(String(cString: gtk_label_get_text(Label("some text").opaque)), "some text")
        }
    }
}

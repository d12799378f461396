import CGtk
import GtkTesting
import TestSupport
import XCTest

@testable import Platform

final class TypeRegistrationTests: GtkTestCase {
    /// A name that is taken, as by another copy of Longpress in the process, is varied.
    func testANameThatIsTaken() {
        let types = (0..<3).map { _ in
            registerType(
                gtk_box_get_type(), "LongpressTestBox", guint(MemoryLayout<GtkBoxClass>.size), nil,
                guint(MemoryLayout<GtkBox>.size))
        }
        XCTAssertEqual(
            types.map { String(cString: g_type_name($0)) },
            ["LongpressTestBox", "LongpressTestBox2", "LongpressTestBox3"])
    }
}

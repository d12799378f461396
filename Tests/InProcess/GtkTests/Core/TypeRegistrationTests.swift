import CGtk
import GtkTesting
import TestSupport
import XCTest

@testable import Platform

final class TypeRegistrationTests: GtkTestCase {
    /// If a name is taken, for example by another copy of Longpress in the process, a variant of it is used.
    func testATakenTypeNameGetsANumber() {
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

import Foundation
import Gtk
import Longpress
import LongpressTesting
import XCTest

@testable import Programs

/// Touches on a display with a touch screen. On other displays, the error explains how to get one.
final class TouchTests: GtkTestCase {
    func testAHoldOpensTheMenuOfAPicture() throws {
        let program = PictureProgram()
        let window = try ThisProgram.show(program.widget)
        guard ProcessInfo.processInfo.environment["LONGPRESS_TEST_DISPLAY"] == "touch" else {
            XCTAssertThrowsError(try TouchScreen.shared()) { error in
                XCTAssertTrue("\(error)".contains("LONGPRESS_TEST_DISPLAY=touch"), "\(error)")
            }
            return
        }
        let touch = try TouchScreen.shared()
        try touch.hold(at: program.widget.screenRectangle.center) {
            try waitUntil("the menu") {
                MenuOnScreen.outline(in: window) == "Copy\nRotate ▸\n—\nRemove (destructive)"
            }
        }
        try touch.tap(at: MenuOnScreen.point(of: "Copy", in: window))
        try waitUntil("the choice") { program.log == ["copy"] }
    }
}

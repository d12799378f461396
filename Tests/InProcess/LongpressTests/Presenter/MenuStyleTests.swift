import TestSupport
import XCTest

@testable import Longpress

/// The style sheets of menus (`Sources/Longpress/Resources`).
final class MenuStyleTests: LongpressTestCase {
    func testGTKReadsThemWithoutAComplaint() {
        for css in [MenuStyle.css, SheetStyle.css] {
            XCTAssertEqual(StyleErrors.errors(in: css), [])
            XCTAssertFalse(css.contains("$"), "left to code, which gives nothing for it")
        }
    }

    func testItWouldFindAnError() {
        XCTAssertEqual(StyleErrors.errors(in: "label { color: red; }\nbutton { colour: red; }").count, 1)
        XCTAssertEqual(StyleErrors.errors(in: "button { margin: ${margin}px; }").count, 1)
    }
}

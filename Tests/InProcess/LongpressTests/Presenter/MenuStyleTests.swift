import TestSupport
import XCTest

@testable import Longpress

/// The style sheets of menus (`Sources/Longpress/Resources`).
final class MenuStyleTests: LongpressTestCase {
    func testGTKAcceptsTheStyleSheets() {
        for css in [MenuStyle.css, SheetStyle.css] {
            XCTAssertEqual(StyleErrors.errors(in: css), [])
            XCTAssertFalse(css.contains("$"), "a placeholder is left over")
        }
    }

    func testErrorsInStyleSheetsAreFound() {
        XCTAssertEqual(StyleErrors.errors(in: "label { color: red; }\nbutton { colour: red; }").count, 1)
        XCTAssertEqual(StyleErrors.errors(in: "button { margin: ${margin}px; }").count, 1)
    }
}

import TestSupport
import XCTest

@testable import Gtk
@testable import LongpressApp

/// The app's style sheets (`Sources/LongpressApp/Resources`).
final class AppStyleTests: GtkTestCase {
    private static let accent = AppStyle.accent(Color(red: 1, green: 0.8, blue: 0))

    func testGTKAcceptsTheStyleSheets() {
        for css in [AppStyle.css, AppStyle.ownHighContrast, AppStyle.highContrast, Self.accent] {
            XCTAssertEqual(StyleErrors.errors(in: css), [])
            XCTAssertFalse(css.contains("$"), "a placeholder is left over")
        }
    }

    func testTextOnTheAccentColourIsReadable() {
        XCTAssertTrue(Self.accent.contains("color: black; background-color: rgb(255, 204, 0)"))
    }
}

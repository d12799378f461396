import TestSupport
import XCTest

@testable import Driving

/// A page that is slow to handle the events that WebKit makes from a tap: a motion, and then a click.
final class WebBusyTouchTests: WebTestCase {
    override var body: String {
        """
        <p style="top: 120px">Hello brave world again</p>
        <div style="top: 216px; left: 200px; width: 20px; height: 20px" id="clicked"></div>
        <script>
        addEventListener("mousemove", () => {
          const end = performance.now() + 200;
          while (performance.now() < end);
        });
        addEventListener("click", () => clicked.style.background = "#00f");
        </script>
        """
    }

    /// E10: the word is selected before the click of the first tap arrives, and stays selected.
    func testADoubleTapSelectsAWordOnABusyPage() throws {
        let touch = try TouchScreen.shared()
        defer { touch.releaseAll() }
        try touch.doubleTap(at: letter(8, top: 120))
        try app.waitUntil("the click") {
            try Screenshot.pixel(at: at(210, 226)).isNear(.init(red: 0, green: 0, blue: 255))
        }
        try expectMenu(.edit, "Copy | Select All | Take Note")
        try app.clipboard.offer(text: "nothing yet")
        try touch.tap(at: try item("Copy").screenPoint)
        try expectClipboard("brave")
    }
}

import Foundation
import Glibc
import TestSupport
import XCTest

@testable import Driving

/// Pages that don't respond, never finish loading, or crash: the window stays responsive, and no request waits for ever.
final class WebBadPageTests: WebTestCase {
    override var body: String {
        """
        <p style="top: 24px">Hello brave world</p>
        <p id="trap" style="top: 72px" onmousedown="for (;;);">Endless</p>
        """
    }
    private var word: ScreenPoint { letter(8, top: 24) }

    func testAnUnresponsivePageTimesOut() throws {
        app.pointer.click(at: letter(3, top: 72))
        // Requests made before the page handles the press are still answered.
        try app.waitUntil("the page to time out") {
            waitForNewSuccession()
            app.pointer.click(.secondary, at: word)
            return app.standardOutput.contains("failed: The page isn’t responding.")
        }
        try expectNoMenu()
        // The window isn't blocked while the request waits.
        app.pointer.click(.secondary, at: word)
        let start = DispatchTime.now()
        try app.keyboard.press("F6")
        try waitForQuiet()
        XCTAssertLessThan(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds, 1_500_000_000)
        try expectNoMenu()
    }

    func testAProcessThatEndsClosesItsMenu() throws {
        try expectMenu(at: word, "Select | Select All")
        let process = try XCTUnwrap(WebProcess.of(app.process.id))
        XCTAssertEqual(Glibc.kill(process, SIGKILL), 0)
        try expectOutput("ended")
        try expectNoMenu()
    }
}

/// A page with a million elements.
final class WebManyNodesTests: WebTestCase {
    /// Loading takes five seconds alone, and several times as long in parallel with other tests.
    override var loadingPatience: Double { 120 }

    override var body: String {
        """
        <div style="top: 120px; height: 40px; overflow: hidden" id="many">Many nodes</div>
        <script>
        const part = document.createDocumentFragment();
        for (let i = 0; i < 1000000; i++) part.append(document.createElement("i"));
        many.append(part);
        </script>
        """
    }

    func testTheMenuOpensOnAPageOfAMillionNodes() throws {
        try expectMenu(at: letter(2, top: 120), "Select | Select All")
        try choose("Select All")
        // For a selection of all, WebKit may take longer than the two-second limit for a page's menu while other tests run. The
        // menu is then requested again.
        let all = "Copy | Take Note"
        do {
            try TestSupport.waitUntil("the menu of all", upTo: 10) {
                try openMenus.contains { try Self.outline(of: $0) == all }
            }
            try expectMenu(.edit, all)
        } catch {
            try expectMenu(at: letter(2, top: 120), all)
        }
    }
}

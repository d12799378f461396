import TestSupport
import XCTest

@testable import Driving

/// Where the menu opens in pages whose text has its own coordinates: it points at the selection (E16).
class WebPlaceTestCase: WebTestCase {
    /// Selects the word at a place with a double click, and checks where the menu's centre and nearer edge are relative to it.
    func expectMenuBeside(_ word: ScreenPoint, copying text: String, file: StaticString = #filePath, line: UInt = #line)
        throws
    {
        doubleClick(at: word)
        try expectMenu(.edit, "Copy | Select All | Take Note", file: file, line: line)
        let menu = try XCTUnwrap(app.windows.popovers.first).visibleFrame
        XCTAssertTrue((menu.x - 1...menu.right + 1).contains(word.x), "\(menu) for \(word)", file: file, line: line)
        let distance = max(menu.y - word.y, word.y - menu.bottom)
        XCTAssertTrue((0...Int(30 * zoom)).contains(distance), "\(menu) for \(word)", file: file, line: line)
        try expectCopy(of: text)
        try expectNoMenu()
    }
}

/// Frames, columns, and scrolled parts of a page.
final class WebPlaceTests: WebPlaceTestCase {
    override var body: String {
        """
        <iframe style="top: 24px; left: 100px; width: 300px; height: 80px; border: 5px solid" srcdoc="
        <body style='margin: 0; font: 20px/24px DejaVu Sans Mono'>
        <iframe style='margin: 4px; border: 0; width: 280px; height: 60px' srcdoc='
        <body style=&quot;margin: 0; font: 20px/24px DejaVu Sans Mono&quot;>Inner frame'></iframe>"></iframe>
        <div style="top: 140px; width: 400px; height: 48px; columns: 2; column-gap: 16px; white-space: normal"
        >First words in this column second words there</div>
        <div id="list" style="top: 220px; width: 300px; height: 60px; overflow: auto">\
        <div style="height: 500px">Top</div><div>Scrolled text</div></div>
        <script>list.scrollTop = 10000</script>
        """
    }

    func testTheMenuIsBesideAWordInNestedFrames() throws {
        try expectMenuBeside(letter(8, left: 109, top: 33), copying: "frame")
    }

    func testTheMenuIsBesideAWordInColumns() throws {
        try expectMenuBeside(letter(2, left: 24, top: 140), copying: "First")
        try expectMenuBeside(letter(2, left: 232, top: 140), copying: "second")
    }

    func testTheMenuIsBesideAWordInAScrolledElement() throws {
        try expectMenuBeside(letter(2, top: 220 + 60 - 24), copying: "Scrolled")
    }
}

/// A page that is zoomed and scrolled.
final class WebZoomTests: WebPlaceTestCase {
    override var zoom: Double { 1.5 }
    override var body: String { #"<p style="top: 24px">Hello</p><p style="top: 96px">Larger words<br>Second line</p>"# }

    func testTheMenuIsBesideAWordOnAZoomedPage() throws {
        try expectMenuBeside(letter(9, top: 96), copying: "words")
    }
}

/// Text in a shadow root, and right-to-left text.
final class WebTreeTests: WebPlaceTestCase {
    override var body: String {
        """
        <div id="host" style="top: 24px"></div>
        <p style="top: 96px; left: 100px" dir="rtl">שלום עולם</p>
        <p style="top: 168px; -webkit-user-select: none">Not to be selected</p>
        <script>host.attachShadow({ mode: "open" }).innerHTML = "<div>Shadow text</div>"</script>
        """
    }

    func testTheMenuIsBesideAWordInAShadowRoot() throws {
        try expectMenuBeside(letter(9, top: 24), copying: "text")
    }

    func testTheMenuIsBesideAWordInRightToLeftText() throws {
        try expectMenuBeside(at(190, 108), copying: "שלום")
    }

    func testUnselectableTextOffersOnlySelectAll() throws {
        try expectMenu(at: letter(5, top: 168), "Select All")
        try app.keyboard.press("Escape")
        app.pointer.hold(at: letter(5, top: 168))
        try expectMenu(.edit, "Select All")
    }
}

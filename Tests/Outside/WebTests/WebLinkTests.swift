import TestSupport
import XCTest

@testable import Driving

/// Links and pictures in a page (E2, R23).
final class WebLinkTests: WebTestCase {
    override var body: String {
        """
        <a style="top: 24px" href="https://example.org/a?b=c%20d">A link</a>
        <a style="top: 72px" href="javascript:document.title='run'">Script</a>
        <a style="top: 120px" href="file:///etc/passwd">A file</a>
        <a style="top: 168px" href="mailto:someone@example.org">A mail</a>
        <a style="top: 216px" href="data:text/html,hello">Data</a>
        <img style="top: 264px; width: 80px; height: 80px" src="\(Self.picture)">
        <a style="top: 264px; left: 160px" href="https://example.org/picture"><img style="width: 80px; height: 80px"
        src="\(Self.picture)"></a>
        """
    }
    /// A dark square of 2 by 2 pixels, as GIF.
    private static let picture =
        "data:image/gif;base64,R0lGODlhAgACAIAAAAAAAP///yH5BAEAAAAALAAAAAACAAIAAAICRF4AOw=="

    func testR23ALinkIsOpenedAndCopied() throws {
        try expectMenu(at: letter(3, top: 24), "Select | Select All | Open Link | Copy Link")
        try choose("Open Link")
        try expectOutput("opened https://example.org/a?b=c%20d")
        try expectMenu(at: letter(3, top: 24), "Select | Select All | Open Link | Copy Link")
        try app.clipboard.offer(text: "nothing yet")
        try choose("Copy Link")
        try expectClipboard("https://example.org/a?b=c%20d")
        try expectMenu(at: letter(3, top: 168), "Select | Select All | Open Link | Copy Link")
        try choose("Open Link")
        try expectOutput("opened mailto:someone@example.org")
    }

    func testScriptsFilesAndDataAreNeverOpened() throws {
        for top in [72.0, 120, 216] {
            try expectMenu(at: letter(3, top: top), "Select | Select All | Copy Link")
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    func testE2APictureIsCopied() throws {
        try expectMenu(at: at(60, 300), "Select All | Copy Image")
        try choose("Copy Image")
        try app.waitUntil("the picture on the clipboard") { try app.clipboard.types().contains("image/png") }
        XCTAssertGreaterThan(try app.clipboard.read(type: "image/png")?.count ?? 0, 40)
        try expectMenu(at: at(200, 300), "Select All | Open Link | Copy Link | Copy Image")
        app.pointer.hold(at: at(60, 300))
        try expectMenu(.edit, "Select All | Copy Image")
    }
}

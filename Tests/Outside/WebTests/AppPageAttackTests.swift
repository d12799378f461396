import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Attacks by a page from elsewhere, whose scripts don't run, so without scripts.
class AppPageAttackTestCase: FileTestCase {
    /// The content of the page's body.
    var body: String { "" }
    private(set) var corner = ScreenPoint(x: 0, y: 0)

    override var firstFile: (name: String, content: String)? { ("page.html", SampleWebPage.html(body)) }
    override var environment: [String: String] { super.environment.merging(SampleWebPage.environment) { $1 } }
    override func setUpWithError() throws {
        try super.setUpWithError()
        toleratedErrors = ["libEGL warning"]
        corner = try SampleWebPage.corner(of: app)
    }

    /// Returns where a letter is on screen, by its index in a line that begins at `top`.
    func letter(_ number: Int, top: Int) -> ScreenPoint {
        ScreenPoint(
            x: corner.x + 24 + Int((Double(number) + 0.5) * SampleWebPage.advance), y: corner.y + top + 12)
    }
}

/// Elements named like the properties that the menu's script reads.
final class AppPageClobberingTests: AppPageAttackTestCase {
    private static let names = [
        "parentElement", "elementFromPoint", "activeElement", "shadowRoot", "getRootNode", "ownerDocument", "tagName",
        "body",
        "defaultView", "getSelection", "caretRangeFromPoint", "createRange", "createTreeWalker", "documentElement",
        "longpress",
        "contains", "getBoundingClientRect", "nodeType", "isContentEditable", "style", "childNodes", "addEventListener",
    ]
    override var body: String {
        """
        <style>form > * { position: absolute; left: 0; margin: 0; white-space: pre }</style>
        <form><p style="top: 24px">Hello brave world</p><div style="top: 96px; height: 1px; overflow: hidden">
        \(Self.names.map { #"<input name="\#($0)" autofocus>"# }.joined())</div></form>
        \(Self.names.map { #"<img name="\#($0)">"# }.joined())
        """
    }

    func testTheMenuOpensAndThePagesProcessEndsWithTheProgram() throws {
        try app.waitUntil("the page's menu") {
            waitForNewSuccession()
            app.pointer.click(.secondary, at: letter(8, top: 24))
            return try openMenus.first.map { try Self.outline(of: $0) } == "Select | Select All"
        }
        try choose("Select")
        try expectMenu(.edit, "Copy | Select All")
        try choose("Copy")
        try TestSupport.waitFor("the clipboard", value: { try app.clipboard.text() }, until: { $0 == "brave" })
        let process = try XCTUnwrap(WebProcess.of(app.process.id))
        try app.keyboard.press("ctrl+q")
        try app.waitForExit()
        try TestSupport.waitUntil("the page's process to end") {
            !FileManager.default.fileExists(atPath: "/proc/\(process)")
        }
    }
}

/// Elements that lead away from the page, or open something.
final class AppPageEscapeTests: AppPageAttackTestCase {
    private static let attacks = [
        #"<a href="about:blank">a link to an empty page</a>"#,
        #"<a href="about:blank#far">the same with a place in it</a>"#,
        #"<a href="about:blank" target="_blank">an empty page in a window of its own</a>"#,
        #"<a href="page:1">the page's own address</a>"#,
        #"<a href="">the page once more</a>"#,
        #"<a href="data:text/html,a">a page in its address</a>"#,
        #"<a href="data:text/plain,a" download="a.txt">a file to keep</a>"#,
        ##"<a href="#far" download="a.txt">a place to keep</a>"##,
        #"<a href="javascript:document.body.remove()">a script</a>"#,
        #"<form action="about:blank"><button>a form</button></form>"#,
        #"<form><button formaction="about:blank">a button</button></form>"#,
        #"<input type="file">"#,
        #"<input type="file" multiple webkitdirectory>"#,
        #"<input type="color">"#,
        #"<label for="chosen">a label of what chooses a file</label>"#,
    ]
    private static let height = 30

    override var body: String {
        """
        <meta http-equiv="refresh" content="0; url=about:blank"><meta http-equiv="refresh" content="0">
        <meta http-equiv="refresh" content="1; url=about:blank#far">
        <style>
        body > div > * { all: revert; font: inherit }
        #box:checked + #state { background: #0000c8 }
        #state { top: 0; left: 400px; width: 40px; height: 24px; background: #00c800 }
        #late { top: 0; left: 450px; width: 40px; height: 24px; animation: late 1ms 2s forwards }
        #far:target { background: #c800c8 }
        @keyframes late { to { background: #00c8c8 } }
        </style>
        <input type="checkbox" id="box" style="top: 0; left: 360px; width: 24px; height: 24px"><div id="state"></div>
        <div id="late"></div><input type="file" id="chosen" hidden>
        <div id="far" style="top: 0; left: 500px; width: 40px; height: 24px"></div>
        <p style="top: 0"><a href="#far">Place</a></p>
        """
            + Self.attacks.enumerated().map { index, attack in
                #"<div style="top: \#((index + 1) * Self.height)px">\#(attack)</div>"#
            }.joined()
    }

    func testThePageCannotNavigateOrOpenAnything() throws {
        let (green, blue) = (
            ScreenPicture.Color(red: 0, green: 200, blue: 0), ScreenPicture.Color(red: 0, green: 0, blue: 200)
        )
        func at(_ x: Int) -> ScreenPoint { ScreenPoint(x: corner.x + x, y: corner.y + 12) }
        // By then the page would have left by itself.
        try app.waitUntil("the delayed change of the page") {
            try Screenshot.pixel(at: at(470)).isNear(.init(red: 0, green: 200, blue: 200))
        }
        app.pointer.click(at: letter(1, top: 0))
        try app.waitUntil("another place of the page") {
            try Screenshot.pixel(at: at(520)).isNear(.init(red: 200, green: 0, blue: 200))
        }
        for (index, attack) in Self.attacks.enumerated() {
            waitForNewSuccession()
            app.pointer.click(at: letter(1, top: (index + 1) * Self.height))
            waitForNewSuccession()
            app.pointer.click(at: at(372))
            let color = index % 2 == 0 ? blue : green
            try app.waitUntil("the page to handle a press after \(attack)") {
                try Screenshot.pixel(at: at(420)).isNear(color)
            }
            XCTAssertEqual(app.windows.topLevels.count, 1, attack)
            XCTAssertEqual(app.windows.popovers.count, 0, attack)
        }
        XCTAssertFalse(FileManager.default.fileExists(atPath: app.home.path + "/Downloads"))
    }
}

/// A tooltip in the page that is as long as a book.
final class AppPageTooltipTests: AppPageAttackTestCase {
    override var body: String {
        #"<div style="top: 24px; width: 300px; height: 100px; background: #00c800" title="\#(String(repeating: "many words ", count: 200_000))"></div>"#
    }

    func testALongTooltipDoesNotBlockTheWindow() throws {
        app.pointer.move(to: letter(1, top: 24))
        app.pointer.move(to: letter(3, top: 48))
        // A tooltip appears half a second after the pointer.
        let start = DispatchTime.now()
        var longest = 0.0
        while start.elapsed < 2 {
            let ping = DispatchTime.now()
            _ = try app.accessible.children
            longest = max(longest, ping.elapsed)
            pause(milliseconds: 20)
        }
        XCTAssertLessThan(longest, 5 + standstill)
    }
}

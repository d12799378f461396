import TestSupport
import XCTest

@testable import Driving

/// View ▸ Web Page: the note as a browser displays it.
final class AppPageTests: FileTestCase {
    override var firstFile: (name: String, content: String)? { ("note.html", Self.page("plain <b>bold</b>")) }
    override var environment: [String: String] { super.environment.merging(SampleWebPage.environment) { $1 } }
    override func setUpWithError() throws {
        try super.setUpWithError()
        toleratedErrors = ["libEGL warning"]
    }

    func testThePageReplacesTheTextAndHasTheEditMenu() throws {
        // The page's text is in its corner.
        let corner = try note.screenRectangle
        let place = ScreenPoint(x: corner.x + 22, y: corner.y + 18)
        try chooseInMenuBar("View", "Web Page")
        try app.waitUntil("the text to be gone") {
            try self.app.accessible.first { try $0.role == "text box" && $0.name == "Note" && $0.isShowing } == nil
        }
        try app.waitUntil("the page's menu") {
            waitForNewSuccession()
            app.pointer.click(.secondary, at: place)
            return try openMenus.first.map { try Self.outline(of: $0) } == "Select | Select All"
        }
        try choose("Select All")
        try expectMenu(.edit, "Copy")
        try app.clipboard.offer(text: "nothing yet")
        try choose("Copy")
        try TestSupport.waitFor("the clipboard", value: { try app.clipboard.text() }, until: { $0 == "plain bold" })
        try chooseInMenuBar("View", "Web Page")
        XCTAssertEqual(try note.text, "plain bold")
    }
}

/// Pages made by other programs are first shown as they are: nothing is fetched for them, and none of their scripts run.
final class AppForeignPageTests: FileTestCase {
    private static let server = ConnectionCounter()
    private static let address = "127.0.0.1:\(server.port)"
    override var firstFile: (name: String, content: String)? {
        (
            "page.html",
            """
            <html><head><link rel="preconnect" href="http://\(Self.address)">
            <link rel="stylesheet" href="http://\(Self.address)/a.css"><link rel="preload" as="image"
            href="http://\(Self.address)/b.png"><meta http-equiv="refresh" content="0; url=http://\(Self.address)/c">
            <style>@import "http://\(Self.address)/d.css"; body { margin: 0; background: url(http://\(Self.address)/e) }
            #box { width: 300px; height: 200px; background: #00c800 }</style></head>
            <body onload="box.style.background = '#c80000'"><div id="box"></div>
            <script>box.style.background = "#c80000"; fetch("http://\(Self.address)/f")</script>
            <img src="http://\(Self.address)/g" onerror="box.style.background = '#c80000'">
            <img src="file:///etc/passwd"><iframe src="http://\(Self.address)/h"></iframe>
            <iframe srcdoc="<script>parent.box.style.background = '#c80000'</script>"></iframe>
            <video src="http://\(Self.address)/i" autoplay></video><object data="http://\(Self.address)/j"></object>
            <p>Words of the page</p></body></html>
            """
        )
    }
    override var environment: [String: String] { super.environment.merging(SampleWebPage.environment) { $1 } }
    override func setUpWithError() throws {
        try super.setUpWithError()
        toleratedErrors = ["libEGL warning"]
    }

    /// There is one message with everything about the file, in the usual place for messages, with a button for what can be done;
    /// and no other.
    func testAForeignPageHasOneWarning() throws {
        let button = try find(role: "button", name: "Edit a Copy")
        XCTAssertEqual(try app.accessible.findAll(role: "button", name: "Edit a Copy").filter(\.isShowing).count, 1)
        let text = try XCTUnwrap(app.accessible.messageText)
        XCTAssertTrue(text.hasPrefix("This page was made by another program. It contains "), text)
        XCTAssertTrue(
            text.hasSuffix(
                "which Longpress can’t keep. Saving creates a new file. Images and styles from the web aren’t shown."),
            text)
        XCTAssertFalse(text.contains("\n"), text)
        let labels = try app.accessible.findAll(role: "label").filter(\.isShowing).map { try $0.name }
        XCTAssertEqual(labels.filter { $0.contains("from the web") || $0.contains("browser") }, [text])
        // The message stays while the text is shown, because editing could lose the same content.
        try chooseInMenuBar("View", "Web Page")
        try expectText("Words of the page")
        XCTAssertEqual(try app.accessible.messageText, text)
        XCTAssertTrue(button.isShowing)
        app.pointer.click(at: try button.screenPoint)
        try expectNoMessage()
    }

    /// The page is zoomed like the text, with keys and with the wheel.
    func testThePageIsZoomedWithTheText() throws {
        let green = ScreenPicture.Color(red: 0, green: 200, blue: 0)
        func share() throws -> Double { try Screenshot.settled().share(of: green) }
        try app.waitUntil("the page") { try Screenshot.picture().share(of: green) > 0.04 }
        let before = try share()
        try app.keyboard.press("ctrl+equal")
        try app.waitUntil("a larger page") { try share() > before * 1.2 }
        let place = try window.visibleFrame.center
        try app.keyboard.holding("ctrl") { app.pointer.scroll(at: place, clicks: 1) }
        try app.waitUntil("the page as it was") { abs(try share() - before) < before * 0.02 }
        try app.keyboard.holding("ctrl") { app.pointer.scroll(at: place, clicks: 1) }
        try app.waitUntil("a smaller page") { try share() < before * 0.9 }
        try app.keyboard.press("ctrl+0")
        try app.waitUntil("the usual page") { abs(try share() - before) < before * 0.02 }
    }

    func testAForeignPageFetchesNothingAndIsEditedAsACopy() throws {
        let (green, red) = (
            ScreenPicture.Color(red: 0, green: 200, blue: 0), ScreenPicture.Color(red: 200, green: 0, blue: 0)
        )
        try app.waitUntil("the page") { try Screenshot.picture().share(of: green) > 0.04 }
        _ = try Screenshot.settled()
        XCTAssertEqual(try Screenshot.picture().share(of: red), 0)
        XCTAssertEqual(Self.server.count, 0)
        app.pointer.click(at: try find(role: "button", name: "Edit a Copy").screenPoint)
        try expectText("Words of the page")
        // The file is unchanged: the copy has no file yet.
        try app.keyboard.press("ctrl+s")
        try fileDialog.expect("Save As")
    }
}

/// Without WebKit.
final class AppWithoutWebKitTests: AppTestCase {
    func testTheCommandNamesTheMissingPackage() throws {
        try chooseInMenuBar("View", "Web Page")
        let root = try app.accessible
        try TestSupport.waitFor(
            "the message", value: { try root.messageText },
            until: { $0 == "To show web pages, install WebKitGTK (package libwebkitgtk-6.0-4)." })
    }
}

import TestSupport
import XCTest

@testable import Driving

/// View ▸ Web Page: the note as a browser shows it.
final class AppPageTests: FileTestCase {
    override var firstFile: (name: String, content: String)? { ("note.html", Self.page("plain <b>bold</b>")) }
    override var environment: [String: String] { super.environment.merging(SampleWebPage.environment) { $1 } }
    override func setUpWithError() throws {
        try super.setUpWithError()
        toleratedErrors = ["libEGL warning"]
    }

    func testThePageTakesTheTextsPlaceAndHasTheEditMenu() throws {
        // The page has its words in its corner.
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

/// Pages that other programs have made are shown first as they are: nothing is fetched for them, and nothing of them runs.
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

    func testItIsShownWithoutFetchingOrRunningAndEditedAsACopy() throws {
        let (green, red) = (
            ScreenPicture.Color(red: 0, green: 200, blue: 0), ScreenPicture.Color(red: 200, green: 0, blue: 0)
        )
        try app.waitUntil("the page") { try Screenshot.picture().share(of: green) > 0.04 }
        _ = try Screenshot.settled()
        XCTAssertEqual(try Screenshot.picture().share(of: red), 0)
        XCTAssertEqual(Self.server.count, 0)
        app.pointer.click(at: try find(role: "button", name: "Edit a Copy").screenPoint)
        try expectText("Words of the page")
        // Its file stays what it is: a copy has none yet.
        try app.keyboard.press("ctrl+s")
        try expectFileDialog("Save As")
    }
}

/// Without WebKit.
final class AppWithoutWebKitTests: AppTestCase {
    func testTheCommandSaysWhichPackageBringsIt() throws {
        try chooseInMenuBar("View", "Web Page")
        let root = try app.accessible
        try TestSupport.waitFor(
            "the message", value: { try root.messageText },
            until: { $0 == "To show web pages, install WebKitGTK: the package libwebkitgtk-6.0-4." })
    }
}

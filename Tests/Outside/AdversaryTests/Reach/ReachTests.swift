import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Nothing that a note, a picture or a clipboard refers to is fetched or read: checked in the system calls of the app and its
/// child processes while such content is opened, shown, pasted and saved.
final class ReachTests: LaunchTestCase {
    /// Files that only these documents refer to.
    private var secrets: [String] {
        ["secret.txt", "secret.png", "secret.css", "secret.svg"].map { files.path + "/" + $0 }
    }

    func testDocumentsCauseNoFetchesAndNoFileReads() throws {
        for secret in secrets { try files.write(SamplePicture.png.bytes, to: (secret as NSString).lastPathComponent) }
        let page = try files.write(Self.page(naming: secrets), to: "page.html")
        let note = try files.write(MaliciousPages.note(Self.page(naming: secrets)), to: "note.html")
        let drawing = try files.write(Self.drawing(naming: secrets), to: "drawing.svg")
        let markdown = try files.write(
            "![a](\(secrets[1])) [b](file://\(secrets[0])) <img src=\"\(secrets[1])\">", to: "text.md")
        let trace = files.path + "/trace"
        let calls = "open,openat,openat2,execve,execveat,connect,sendto,sendmsg,bind"
        let app = keep(
            try AppUnderTest.traced(
                ["-qq", "-o", trace, "-e", "trace=\(calls)"], [page, note, drawing, markdown], bus: bus))
        try expectWindows(["page.html", "note.html", "drawing.svg", "text.md"], of: app)
        _ = try pictures(1, in: "drawing.svg", of: app)

        try app.clipboard.offer([("text/html", Array(Self.page(naming: secrets).utf8))])
        for title in ["text.md", "note.html", "page.html"] {
            let window = try app.waitFor("the window of \(title)") {
                app.windows.topLevels.first { $0.title == "\(title) – Longpress" }
            }
            try app.windows.activate(window)
            try app.waitUntil("\(title) to have the focus") { app.windows.active?.id == window.id }
            try waitUntilTheClipboardIsKnown()
            let before = app.clipboard.timesDelivered
            try app.keyboard.press("ctrl+End")
            try app.keyboard.press("ctrl+v")
            try app.waitUntil("the clipboard to be read") { app.clipboard.timesDelivered > before }
        }
        app.process.send(signal: SIGTERM)
        try app.waitForExit()

        let seen = try TestSupport.waitFor("the trace to end", value: { files.read("trace") ?? "" }) {
            $0.contains("drawing.svg")
        }.split(separator: "\n").map(String.init)
        XCTAssertGreaterThan(seen.count, 100, "hardly any call was traced")
        XCTAssertEqual(
            seen.filter { call in secrets.contains { call.contains($0) } }, [], "files that the documents refer to")
        XCTAssertEqual(seen.filter { $0.contains("secret") && !$0.contains("sendmsg") }, [])
        XCTAssertEqual(seen.filter { $0.contains("AF_INET") || $0.contains("AF_PACKET") }, [], "the network")
        let programs = seen.filter { $0.contains("execve(") && !AppUnderTest.startsDecoder($0) }
        XCTAssertEqual(programs.count, 1, "other programs: \(programs)")
    }

    /// Returns a page with every way that HTML has to refer to a file or an address.
    private static func page(naming paths: [String]) -> String {
        let (text, picture, style) = ("file://\(paths[0])", "file://\(paths[1])", "file://\(paths[2])")
        let address = "http://127.0.0.1:9"
        return """
            <base href="file:///"><link rel=stylesheet href="\(style)"><link rel=icon href="\(picture)">
            <link rel=prefetch href="\(address)/a"><link rel=dns-prefetch href="//longpress.invalid">
            <meta http-equiv=refresh content="0; url=\(text)">
            <style>@import url("\(style)"); body { background: url(\(picture)) }</style>
            <p style="background: url(\(picture))">words</p><img src="\(picture)"><img src="\(address)/b.png">
            <img src="\(paths[1])" srcset="\(picture) 2x" longdesc="\(text)"><picture><source srcset="\(picture)"></picture>
            <image href="\(picture)"></image><input type=image src="\(picture)"><body background="\(picture)">
            <iframe src="\(text)" srcdoc="&lt;img src=\(picture)&gt;"></iframe><frame src="\(text)"><embed src="\(text)">
            <object data="\(text)"><param name=src value="\(text)"></object><applet code="\(text)"></applet>
            <video src="\(address)/c" poster="\(picture)"></video><audio src="\(address)/d"></audio><track src="\(text)">
            <script src="\(text)"></script><a href="\(address)/e" ping="\(address)/f">link</a>
            <svg><image xlink:href="\(picture)"/><use href="\(paths[3])#a"/></svg>
            <img src="data:image/svg+xml;base64,\(Data(drawing(naming: paths).utf8).base64EncodedString())">
            """
    }

    /// Returns a drawing with every way that SVG has to do that.
    private static func drawing(naming paths: [String]) -> String {
        """
        <?xml version="1.0"?><?xml-stylesheet href="file://\(paths[2])" type="text/css"?>
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
            xmlns:xi="http://www.w3.org/2001/XInclude" width="40" height="30">
        <image xlink:href="file://\(paths[1])" width="9" height="9"/><image href="secret.png" width="9" height="9"/>
        <image href="http://127.0.0.1:9/x.png" width="9" height="9"/><use xlink:href="secret.svg#a"/>
        <style>@import url("secret.css"); @font-face { font-family: x; src: url(secret.txt) }</style>
        <xi:include href="secret.txt" parse="text"/><filter id="f"><feImage href="secret.png"/></filter>
        <rect width="9" height="9" filter="url(#f)" fill="url(secret.svg#a)"/></svg>
        """
    }
}

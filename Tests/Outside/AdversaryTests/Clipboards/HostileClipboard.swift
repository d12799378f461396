import Foundation
import TestSupport

@testable import Driving

/// Malicious or faulty content that a program puts on the clipboard, and the expected result of pasting it.
struct HostileClipboard: Sendable {
    enum Outcome: Sendable {
        /// This text is inserted. The message about the rest contains these words; `nil` if there is no message.
        case pastes(_ text: String, says: String? = nil)
        /// Nothing is pasted, and a message contains these words.
        case says(_ words: String)
        /// Nothing happens, because there is nothing to paste.
        case nothing
    }

    /// What is wrong with the content.
    let what: String
    let forms: [(type: String, bytes: [UInt8])]
    let outcome: Outcome

    private init(_ what: String, _ outcome: Outcome, _ forms: (type: String, bytes: [UInt8])...) {
        (self.what, self.forms, self.outcome) = (what, forms, outcome)
    }

    private static func html(_ text: String) -> (type: String, bytes: [UInt8]) { ("text/html", Array(text.utf8)) }
    private static func plain(_ text: String) -> (type: String, bytes: [UInt8]) {
        ("text/plain;charset=utf-8", Array(text.utf8))
    }
    private static func list(_ lines: String...) -> (type: String, bytes: [UInt8]) {
        ("text/uri-list", Array(lines.map { $0 + "\r\n" }.joined().utf8))
    }

    static let all = text + pages + pictures + files

    private static let text = [
        HostileClipboard("a text with zeros", .pastes("ab"), ("text/plain;charset=utf-8", [0x61, 0, 0x62, 0])),
        HostileClipboard(
            "bytes that are no UTF-8, said to be", .pastes("a\u{FFFD}b"),
            ("text/plain;charset=utf-8", [0x61, 0xFF, 0x62])),
        HostileClipboard(
            "a charset that nobody knows", .pastes("a"), ("text/plain;charset=\"../../etc/passwd\"", [0x61])),
        HostileClipboard("an empty text", .nothing, plain("")),
        HostileClipboard(
            "types without end", .pastes("a"), plain("a"), ("x/" + "y".times(60_000), [1]),
            ("text/html;" + "z".times(60_000), [])),
        HostileClipboard(
            "types that are none", .pastes("a"), ("", [1]), ("/", [1]), (";;;", [1]), ("\u{1}\u{2}", [1]), plain("a")),
        HostileClipboard(
            "directions that never end", .pastes("\u{202E}\u{2066}a"), plain("\u{202E}\u{2066}a")),
    ]

    private static let pages = [
        HostileClipboard("a page that is none", .pastes("\u{FFFD}"), ("text/html", [0xFF, 0xFE, 0xFF]), plain("a")),
        HostileClipboard(
            "a program and a page in a page", .pastes("a"),
            html(
                "<script>x()</script><iframe src='file:///etc/passwd'>b</iframe><object data='file:///etc/passwd'></object>a"
            )),
        HostileClipboard(
            "2,000 elements in one another", .pastes("a"), html("<b>".times(2_000) + "a")),
        HostileClipboard(
            "parts of a page that end before they begin", .pastes("a"),
            html("<!--EndFragment-->x<!--StartFragment-->a<!--StartFragment--><!--EndFragment--><!--EndFragment-->")),
        HostileClipboard(
            "a page that claims to be a note, with half characters", .pastes("a"),
            html("<meta name=generator content=Longpress><p data-end='d800 dfff 0'>a")),
        HostileClipboard(
            "a page in UTF-16 that ends within a letter", .pastes("a\n\u{FFFD}"),
            (
                "text/html",
                [0xFF, 0xFE] + Array("<p>a</p>".utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } + [0x20]
            )),
        HostileClipboard(
            "a picture in a page that is none", .pastes("a", says: "was not added"),
            html("a<img src='data:image/png;base64,AAAA////'>")),
        HostileClipboard(
            "a picture in a page that is on the disk", .pastes("a"), html("a<img src='file:///etc/hostname'>")),
    ]

    private static let pictures = [
        HostileClipboard("half of a picture", .says("damaged"), ("image/png", SamplePicture.png.truncated)),
        HostileClipboard(
            "a text that calls itself a picture", .says("isn’t an image"), ("image/png", Array("text".utf8))),
        HostileClipboard("an empty picture", .says("empty"), ("image/png", [])),
        HostileClipboard(
            "a drawing that asks for a file", .says("damaged"),
            (
                "image/svg+xml",
                Array(
                    #"<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>"#
                        .utf8)
            )),
        HostileClipboard(
            "a picture of 20,000 by 20,000 pixels in a line of text", .says("100 million"),
            (
                "image/svg+xml",
                Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>"#.utf8)
            )),
    ]

    private static let files = [
        HostileClipboard("a device without end", .says("device"), list("file:///dev/zero")),
        HostileClipboard("the messages of the system's kernel", .says("was not added"), list("file:///proc/kmsg")),
        HostileClipboard("the program's own memory", .says("was not added"), list("file:///proc/self/mem")),
        HostileClipboard(
            "an address on another machine", .pastes("http://127.0.0.1:9/x.png"), list("http://127.0.0.1:9/x.png")),
        HostileClipboard("a share on another machine", .pastes("smb://127.0.0.1/x.png"), list("smb://127.0.0.1/x.png")),
        HostileClipboard("a name with a zero", .says("was not added"), list("file:///tmp/a%00b.png")),
        HostileClipboard(
            "a name that leads up", .says("was not added"), list("file:///tmp/../../../../etc/../nothing.png")),
        HostileClipboard(
            "a thousand files that aren't there", .says("was not added"), list("file:///nothing/\("x".times(300))")),
        HostileClipboard(
            "a list that is no text", .says("couldn’t be read"), ("text/uri-list", [0xFF, 0, 0xFE, 0x0D, 0x0A])),
    ]
}

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
        HostileClipboard("text with a null byte", .pastes("ab"), ("text/plain;charset=utf-8", [0x61, 0, 0x62, 0])),
        HostileClipboard(
            "invalid UTF-8, declared as UTF-8", .pastes("a\u{FFFD}b"),
            ("text/plain;charset=utf-8", [0x61, 0xFF, 0x62])),
        HostileClipboard(
            "an unknown charset with the name of a file", .pastes("a"),
            ("text/plain;charset=\"../../etc/passwd\"", [0x61])),
        HostileClipboard("empty text", .nothing, plain("")),
        HostileClipboard(
            "type names of 60,000 characters", .pastes("a"), plain("a"), ("x/" + "y".times(60_000), [1]),
            ("text/html;" + "z".times(60_000), [])),
        HostileClipboard(
            "invalid type names", .pastes("a"), ("", [1]), ("/", [1]), (";;;", [1]), ("\u{1}\u{2}", [1]), plain("a")),
        HostileClipboard(
            "unterminated changes of direction", .pastes("\u{202E}\u{2066}a"), plain("\u{202E}\u{2066}a")),
    ]

    private static let pages = [
        HostileClipboard(
            "a page of invalid bytes", .pastes("\u{FFFD}"), ("text/html", [0xFF, 0xFE, 0xFF]), plain("a")),
        HostileClipboard(
            "a page with a script and embedded files", .pastes("a"),
            html(
                "<script>x()</script><iframe src='file:///etc/passwd'>b</iframe><object data='file:///etc/passwd'></object>a"
            )),
        HostileClipboard(
            "2,000 nested elements", .pastes("a"), html("<b>".times(2_000) + "a")),
        HostileClipboard(
            "a page whose fragment markers are in the wrong order", .pastes("a"),
            html("<!--EndFragment-->x<!--StartFragment-->a<!--StartFragment--><!--EndFragment--><!--EndFragment-->")),
        HostileClipboard(
            "a page that claims to be a note, with unpaired surrogates", .pastes("a"),
            html("<meta name=generator content=Longpress><p data-end='d800 dfff 0'>a")),
        HostileClipboard(
            "a page in UTF-16 that ends in the middle of a character", .pastes("a\n\u{FFFD}"),
            (
                "text/html",
                [0xFF, 0xFE] + Array("<p>a</p>".utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } + [0x20]
            )),
        HostileClipboard(
            "a page with an invalid embedded image", .pastes("a", says: "was not added"),
            html("a<img src='data:image/png;base64,AAAA////'>")),
        HostileClipboard(
            "a page with an image that is a file on the disk", .pastes("a"), html("a<img src='file:///etc/hostname'>")),
    ]

    private static let pictures = [
        HostileClipboard("half of an image", .says("damaged"), ("image/png", SamplePicture.png.truncated)),
        HostileClipboard(
            "text declared as an image", .says("isn’t an image"), ("image/png", Array("text".utf8))),
        HostileClipboard("an empty image", .says("empty"), ("image/png", [])),
        HostileClipboard(
            "a drawing that includes a file as an entity", .says("damaged"),
            (
                "image/svg+xml",
                Array(
                    #"<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>"#
                        .utf8)
            )),
        HostileClipboard(
            "a drawing of 20,000 × 20,000 pixels in one line of text", .says("100 million"),
            (
                "image/svg+xml",
                Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>"#.utf8)
            )),
    ]

    private static let files = [
        HostileClipboard("an endless device (/dev/zero)", .says("device"), list("file:///dev/zero")),
        HostileClipboard("the kernel’s log (/proc/kmsg)", .says("was not added"), list("file:///proc/kmsg")),
        HostileClipboard(
            "the program’s own memory (/proc/self/mem)", .says("was not added"), list("file:///proc/self/mem")),
        HostileClipboard(
            "the web address of an image", .pastes("http://127.0.0.1:9/x.png"), list("http://127.0.0.1:9/x.png")),
        HostileClipboard(
            "the address of an image on a network share", .pastes("smb://127.0.0.1/x.png"),
            list("smb://127.0.0.1/x.png")),
        HostileClipboard("a file name with a null byte", .says("was not added"), list("file:///tmp/a%00b.png")),
        HostileClipboard(
            "a path through parent folders", .says("was not added"), list("file:///tmp/../../../../etc/../nothing.png")),
        HostileClipboard(
            "a missing file with a name of 300 characters", .says("was not added"),
            list("file:///nothing/\("x".times(300))")),
        HostileClipboard(
            "a list of files that isn’t text", .says("couldn’t be read"),
            ("text/uri-list", [0xFF, 0, 0xFE, 0x0D, 0x0A])),
    ]
}

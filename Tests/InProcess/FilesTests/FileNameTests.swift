import Foundation
import TestSupport
import XCTest

@testable import Files
@testable import Platform

/// Names for new files, made from titles of notes and from names in a clipboard or a drop.
final class FileNameTests: MainLoopTestCase {
    func testCharactersNotAllowedInFileNamesAreReplaced() {
        let emoji = String(repeating: "😀", count: 300)
        for (text, name) in [
            ("a.png", "a.png"), ("Ünï ✨ 한글.txt", "Ünï ✨ 한글.txt"), ("../\u{301}evil.png", "evil.png"),
            ("/\u{301}abs.png", "abs.png"), ("a/\u{301}b", "a-\u{301}b"), ("a\\\u{20DD}b", "a-\u{20DD}b"),
            ("/etc/passwd", "etc-passwd"), ("one／two∕three⁄four", "one／two∕three⁄four"), ("a\0b.png", "a-b.png"),
            ("a\nb\r\nc\td\u{85}e\u{2028}f\u{7F}g", "a-b--c-d-e-f-g"), ("a\u{202E}gnp.exe", "agnp.exe"),
            ("\u{2066}a\u{2067}b\u{2068}c\u{2069}\u{202A}\u{202D}.png\u{202C}", "abc.png"),
            ("a\u{200B}b\u{FEFF}c\u{2060}", "abc"), ("👩‍👩‍👧.png", "👩‍👩‍👧.png"), ("می‌خواهم", "می‌خواهم"),
            ("a\u{200E}b\u{200F}c\u{61C}", "abc"), (emoji, String(repeating: "😀", count: 63)),
            (emoji + ".jpeg", String(repeating: "😀", count: 62) + ".jpeg"), ("..", "Unnamed"), (".", "Unnamed"),
            ("-rf", "rf"), ("--.-rf", "rf"), ("~root.png", "root.png"), (".bashrc", "bashrc"), (" .x.y", "x.y"),
            ("", "Unnamed"), ("  \u{A0}\u{3000}", "Unnamed"), ("\u{200D}", "Unnamed"), ("\u{301}", "Unnamed"),
            ("a ", "a"), ("\u{FFFF}\u{FFFE}\u{1FFFE}", "Unnamed"),
        ] {
            let made = FileName(sanitizing: text)
            // Compared byte by byte: "é" can be encoded in two ways.
            XCTAssertEqual(Array(made.text.utf8), Array(name.utf8), "\(text.debugDescription): \(made)")
            XCTAssertNotNil(FileName(made.text))
        }
    }

    func testTheExtensionIsNeverCut() {
        let long = String(repeating: "ü", count: 200)
        XCTAssertEqual(FileName(sanitizing: long, ending: " (Longpress).html").text.utf8.count, 255)
        for (text, ending, name) in [
            ("a.b", ".png", "a.b.png"), ("..", ".png", "Image.png"), ("", ".p/\u{301}ng", "Image.p-\u{301}ng"),
            (long, ".svg", String(repeating: "ü", count: 125) + ".svg"), ("", "", "Image"),
            ("a", String(repeating: "x", count: 300), "a"),
        ] {
            XCTAssertEqual(FileName(sanitizing: text, ending: ending, or: "Image").text, name)
        }
        // One letter with hundreds of combining marks.
        let tower = "a" + String(repeating: "\u{301}", count: 400)
        XCTAssertEqual(FileName(sanitizing: tower).text.utf8.count, 255)
        XCTAssertEqual(FileName(sanitizing: "..", or: "../").text, "Unnamed")
    }

    func testOnlyValidNamesAreAccepted() {
        for text in ["a", "a.png", "a b", "a…", "one／two", String(repeating: "a", count: 255)] {
            XCTAssertEqual(FileName(text)?.text, text)
        }
        for text in [
            "", ".", "..", ".a", "-a", "~a", "a/b", "a/\u{301}b", "/", "a\\b", "a\0", "a\n", "a\u{9F}", "a\u{202E}",
            "a\u{2069}",
            " ", String(repeating: "a", count: 256), String(repeating: "😀", count: 64),
        ] {
            XCTAssertNil(FileName(text), text.debugDescription)
        }
    }

    /// A name is always a single path component, whatever it is made from.
    func testAnyTextMakesASinglePathComponent() throws {
        var generator = SeededGenerator(seed: 7)
        let odd = Array("/\\\0.-~ \n\u{301}\u{202E}\u{2066}\u{200D}\u{FEFF}😀a".unicodeScalars)
        for _ in 0..<700 {
            func text() -> String {
                var text = String.UnicodeScalarView()
                for _ in 0..<Int.random(in: 0...90, using: &generator) {
                    let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator)) ?? "/"
                    text.append(Bool.random(using: &generator) ? odd.randomElement(using: &generator)! : any)
                }
                return String(text)
            }
            let name = FileName(sanitizing: text(), ending: text(), or: text())
            XCTAssertNotNil(FileName(name.text), name.text.debugDescription)
            for name in name.numbered.prefix(3) { XCTAssertNotNil(FileName(name.text), name.text.debugDescription) }
        }
    }

    func testTheNumberComesBeforeTheExtension() {
        for (name, numbered) in [
            ("a.png", ["a.png", "a 2.png", "a 3.png"]), ("a.b.png", ["a.b.png", "a.b 2.png", "a.b 3.png"]),
            ("name", ["name", "name 2", "name 3"]), ("v1. two", ["v1. two", "v1. two 2", "v1. two 3"]),
        ] {
            XCTAssertEqual(FileName(sanitizing: name).numbered.prefix(3).map(\.text), numbered)
        }
        let full = FileName(sanitizing: String(repeating: "a", count: 300), ending: ".png")
        XCTAssertEqual(
            full.numbered.prefix(2).map(\.text),
            [String(repeating: "a", count: 251) + ".png", String(repeating: "a", count: 249) + " 2.png"])
    }

    func testAChildIsInTheFolder() throws {
        let folder = try TemporaryFolder()
        let child = File(path: folder.path).child(FileName(sanitizing: "../\u{301}x"))
        XCTAssertEqual(child.folder?.path, folder.path)
        XCTAssertEqual(child.path, folder.path + "/x")
    }
}

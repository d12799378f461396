import Foundation
import XCTest

@testable import LongpressWeb

/// The script of web pages reads nothing off the page's objects, which a page can give any properties (access.js).
final class WebScriptTests: MainThreadTestCase {
    /// The properties of numbers, texts and objects of the script's own that it reads; and of no others.
    private static let own: Set = [
        "address", "at", "caret", "charAt", "element", "end", "entries", "field", "filter", "find", "has", "height",
        "includes",
        "index", "left", "length", "line", "map", "node", "offset", "page", "push", "range", "rect", "scale",
        "segment", "select", "side", "slice", "some", "start", "test", "top", "trim", "viewX", "viewY", "width", "x",
        "y",
        // Of the language's own objects.
        "abs", "add", "max", "min", "Segmenter", "stringify",
    ]
    /// What belongs to the language, and to no page.
    private static let language: Set = [
        "Intl", "JSON", "Math", "Object", "Set", "WeakSet", "parseFloat", "undefined", "null", "true", "false", "this",
        "new",
        "const", "let", "for", "of", "while", "if", "else", "return", "break", "continue", "try", "catch", "finally",
        "function", "yield",
    ]

    func testItNamesNoPropertyOfThePagesObjects() {
        let code = Self.code(WebScript.rest.joined())
        XCTAssertEqual(Self.names(#/\.\s*([A-Za-z_]\w*)/#, in: code).subtracting(Self.own), [])
        // Nor one by a value, or by taking an object apart, which is the same.
        XCTAssertEqual(Self.names(#/[\w)\]](\[(?!\d+\])[^\]]*\])/#, in: code), [])
        let taken = Self.names(#/\{([\w\s:,]*)\}\s*(?:=|,\s*\w+\)\s*=>|\)\s*=>)/#, in: code).flatMap { pattern in
            pattern.split(separator: ",").map { String($0.prefix { $0 != ":" }).trimmingCharacters(in: .whitespaces) }
        }
        XCTAssertEqual(Set(taken).subtracting(Self.own), [])
        XCTAssertTrue(taken.contains("page"))
    }

    func testItUsesNothingOfTheWindowButByWayOfTheTable() {
        let code = Self.code(WebScript.rest.joined()), table = Self.code(WebScript.access)
        let bound = Self.bound(in: table).union(Self.bound(in: code))
        let used = Self.names(#/(?:^|[^.\w$])([A-Za-z_]\w*)\b(?!\s*:)/#, in: code)
        XCTAssertTrue(used.isSuperset(of: ["mainPage", "tagName", "hit"]))
        XCTAssertEqual(used.subtracting(bound).subtracting(Self.language), [])
        XCTAssertEqual(bound.intersection(["document", "globalThis", "visualViewport", "webkit", "setTimeout"]), [])
    }

    func testItHasNothingThatIsNotUsed() {
        let code = Self.code(([WebScript.access] + WebScript.rest).joined())
        let uses = Dictionary(grouping: code.matches(of: #/[A-Za-z_]\w*/#).map { String($0.output) }) { $0 }
        // Besides what is asked from outside.
        let unused = Set(Self.bound(in: code).filter { uses[$0, default: []].count < 2 })
        XCTAssertEqual(unused, ["_", "answers", "prepare", "drag", "picture", "restore"])
    }

    /// What would be found is found.
    func testItWouldFindWhatItLooksFor() {
        XCTAssertEqual(
            Self.names(#/\.\s*([A-Za-z_]\w*)/#, in: Self.code("a?.parentElement // b.c\n\"d.e\"")), ["parentElement"])
        XCTAssertEqual(
            Self.bound(in: "const a = 1, [b, c] = d; let e; (f, g) => h; i => j"), ["a", "b", "c", "e", "f", "g", "i"])
    }

    /// The script without texts and comments; what is put into texts stays.
    private static func code(_ script: String) -> String {
        script.replacing(#/`[^`]*`/#) { text in
            text.output.matches(of: #/\$\{([^}]*)\}/#).map { String($0.1) }.joined(separator: " ")
        }
        .replacing(#/"(?:[^"\\]|\\.)*"/#, with: "\"\"").replacing("...", with: " ").replacing(#/\/\/[^\n]*/#, with: "")
        .replacing(#/([(=>!,]\s*)\/(?:[^\/\\\n]|\\.)+\/[a-z]*/#) { "\($0.1)\"\"" }
    }

    /// The names that it gives to something of its own.
    private static func bound(in code: String) -> Set<String> {
        let lists = names(#/[(\[{]([\w\s,:=.]*)[)\]}]\s*=/#, in: code).union(
            names(#/\w\s*\(([\w\s,]*)\)\s*\{/#, in: code)
        )
        .union(names(#/function\*?\s*\(([\w\s,]*)\)/#, in: code)).union(names(#/\(\{([\w\s,]*)\}/#, in: code))
        let inLists = lists.flatMap { list in list.matches(of: #/[A-Za-z_]\w*/#).map { String($0.output) } }
        return names(#/\b([A-Za-z_]\w*)\s*=(?!=)/#, in: code).union(
            names(#/\b(?:let|const)\s+([A-Za-z_]\w*)/#, in: code)
        )
        .union(names(#/\b([A-Za-z_]\w*)\([\w\s,]*\)\s*\{/#, in: code)).union(inLists)
        .union(names(#/let\s[^;]*,\s*([A-Za-z_]\w*)\s*;/#, in: code))
    }

    private static func names(_ pattern: Regex<(Substring, Substring)>, in code: String) -> Set<String> {
        Set(code.matches(of: pattern).map { String($0.1) })
    }
}

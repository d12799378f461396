import Foundation
import XCTest

@testable import LongpressWeb

/// The script for web pages reads no properties of the page's objects, to which a page can give any values (access.js).
final class WebScriptTests: MainThreadTestCase {
    /// The only properties that the script reads: those of numbers, texts and its own objects.
    private static let own: Set = [
        "address", "at", "caret", "charAt", "element", "end", "entries", "field", "filter", "find", "has", "height",
        "includes",
        "index", "left", "length", "line", "map", "node", "offset", "page", "push", "range", "rect", "scale",
        "segment", "select", "side", "slice", "some", "start", "test", "top", "trim", "viewX", "viewY", "width", "x",
        "y",
        // Properties of the language's own objects.
        "abs", "add", "max", "min", "Segmenter", "stringify",
    ]
    /// Names that belong to the language and not to any page.
    private static let language: Set = [
        "Intl", "JSON", "Math", "Object", "Set", "WeakSet", "parseFloat", "undefined", "null", "true", "false", "this",
        "new",
        "const", "let", "for", "of", "while", "if", "else", "return", "break", "continue", "try", "catch", "finally",
        "function", "yield",
    ]

    func testTheScriptNamesNoPropertiesOfThePagesObjects() {
        let code = Self.code(WebScript.rest.joined())
        XCTAssertEqual(Self.names(#/\.\s*([A-Za-z_]\w*)/#, in: code).subtracting(Self.own), [])
        // It doesn't read properties by computed names or by destructuring either.
        XCTAssertEqual(Self.names(#/[\w)\]](\[(?!\d+\])[^\]]*\])/#, in: code), [])
        let taken = Self.names(#/\{([\w\s:,]*)\}\s*(?:=|,\s*\w+\)\s*=>|\)\s*=>)/#, in: code).flatMap { pattern in
            pattern.split(separator: ",").map { String($0.prefix { $0 != ":" }).trimmingCharacters(in: .whitespaces) }
        }
        XCTAssertEqual(Set(taken).subtracting(Self.own), [])
        XCTAssertTrue(taken.contains("page"))
    }

    func testTheScriptUsesTheWindowOnlyThroughTheTable() {
        let code = Self.code(WebScript.rest.joined()), table = Self.code(WebScript.access)
        let bound = Self.bound(in: table).union(Self.bound(in: code))
        let used = Self.names(#/(?:^|[^.\w$])([A-Za-z_]\w*)\b(?!\s*:)/#, in: code)
        XCTAssertTrue(used.isSuperset(of: ["mainPage", "tagName", "hit"]))
        XCTAssertEqual(used.subtracting(bound).subtracting(Self.language), [])
        XCTAssertEqual(bound.intersection(["document", "globalThis", "visualViewport", "webkit", "setTimeout"]), [])
    }

    func testTheScriptHasNothingUnused() {
        let code = Self.code(([WebScript.access] + WebScript.rest).joined())
        let uses = Dictionary(grouping: code.matches(of: #/[A-Za-z_]\w*/#).map { String($0.output) }) { $0 }
        // Except for the functions called from outside.
        let unused = Set(Self.bound(in: code).filter { uses[$0, default: []].count < 2 })
        XCTAssertEqual(unused, ["_", "answers", "prepare", "drag", "picture", "restore"])
    }

    /// The searches find what they should find.
    func testTheSearchesFindTheirTargets() {
        XCTAssertEqual(
            Self.names(#/\.\s*([A-Za-z_]\w*)/#, in: Self.code("a?.parentElement // b.c\n\"d.e\"")), ["parentElement"])
        XCTAssertEqual(
            Self.bound(in: "const a = 1, [b, c] = d; let e; (f, g) => h; i => j"), ["a", "b", "c", "e", "f", "g", "i"])
    }

    /// Returns the script without its texts and comments, but with the expressions inserted into texts.
    private static func code(_ script: String) -> String {
        script.replacing(#/`[^`]*`/#) { text in
            text.output.matches(of: #/\$\{([^}]*)\}/#).map { String($0.1) }.joined(separator: " ")
        }
        .replacing(#/"(?:[^"\\]|\\.)*"/#, with: "\"\"").replacing("...", with: " ").replacing(#/\/\/[^\n]*/#, with: "")
        .replacing(#/([(=>!,]\s*)\/(?:[^\/\\\n]|\\.)+\/[a-z]*/#) { "\($0.1)\"\"" }
    }

    /// Returns the names that the script binds.
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

import TestSupport
import XCTest

extension AppTestCase {
    /// The formatting of the note's text: its words, each with `*` for bold, `/` for italic, `_` for an underline, `~` for the
    /// underline of a misspelt word, and `<` for right-to-left direction. The format of a word is that of its first letter.
    var styledText: String { get throws { try Self.styledText(of: note) } }

    /// Returns the formatting of any text in the same way.
    static func styledText(of note: AccessibleNode) throws -> String {
        let scalars = Array(try note.text.unicodeScalars)
        return try scalars.indices.filter { $0 == 0 || scalars[$0 - 1].properties.isWhitespace }
            .filter { !scalars[$0].properties.isWhitespace }
            .map { start in
                let end = scalars[start...].firstIndex(where: \.properties.isWhitespace) ?? scalars.endIndex
                let word = String(String.UnicodeScalarView(scalars[start..<end]))
                return try marks(note.textAttributes(ofCharacter: start)) + word
            }
            .joined(separator: " ")
    }

    private static func marks(_ attributes: [String: String]) -> String {
        var marks = ""
        if Int(attributes["weight"] ?? "").map({ $0 >= 700 }) ?? false { marks += "*" }
        if attributes["style"] == "italic" { marks += "/" }
        if attributes["underline"] == "single" { marks += "_" }
        if attributes["underline"] == "error" { marks += "~" }
        if attributes["direction"] == "rtl" { marks += "<" }
        return marks
    }

    /// Waits until the note's text has this formatting.
    func expectStyledText(_ expected: String, file: StaticString = #filePath, line: UInt = #line) throws {
        let seen = try? TestSupport.waitFor(
            "the styled text", value: { try styledText }, until: { $0 == expected })
        XCTAssertEqual(try seen ?? styledText, expected, file: file, line: line)
    }
}

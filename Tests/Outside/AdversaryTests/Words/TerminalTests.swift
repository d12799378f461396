import TestSupport
import XCTest

@testable import Driving

/// The app's output on standard error never controls the terminal and has no words but the app's own, whatever options, file
/// names and variables contain.
final class TerminalTests: LaunchTestCase {
    /// These tests check the output themselves.
    override func isExpectedToComplain(_ app: AppUnderTest) -> Bool { true }

    func testHostileOptionsArePrintedHarmlessly() throws {
        for words in HostileWords.all {
            let shown = words.shown.replacing("a", with: "--a", maxReplacements: 1)
            guard words.text.hasPrefix("a") else { continue }
            XCTAssertEqual(
                try failure(of: ["--\(words.text)"]),
                "longpress: unknown option “\(shown)”. See longpress --help.", words.what)
        }
    }

    func testHostileFileNamesArePrintedHarmlessly() throws {
        for words in HostileWords.all {
            // The whole path is isolated if the text in it is.
            let isIsolated = words.shown.hasPrefix("\u{2068}")
            let bare = isIsolated ? String(words.shown.unicodeScalars.dropFirst().dropLast()) : words.shown
            let (start, end) = isIsolated ? ("\u{2068}", "\u{2069}") : ("", "")
            let sentence = "“\(start)\(files.path)/\(bare)\(end)” can’t be opened. The file doesn’t exist."
            let line = try failure(of: [files.path + "/" + words.text])
            XCTAssertEqual(
                Array(line.unicodeScalars),
                Array("longpress: \(isIsolated ? "\u{200E}" : "")\(sentence)".unicodeScalars), "\(words.what): \(line)")
        }
    }

    func testHostileLanguageSettingsArePrintedHarmlessly() throws {
        for words in HostileWords.all where words.text.hasPrefix("a") {
            for variable in ["LANG", "LC_ALL"] {
                let others = ["LANG": "", "LC_ALL": "", "LANGUAGE": ""]
                let environment = others.merging([variable: words.text]) { $1 }
                let app = try start(["--version"], environment: environment)
                XCTAssertEqual(try app.waitForExit(), .exited(0))
                XCTAssertEqual(
                    app.standardError.split(separator: "\n").map { Array($0.unicodeScalars) },
                    [
                        Array(
                            "longpress: the language setting “\(words.shown)” isn't installed here, so English is used."
                                .unicodeScalars)
                    ], words.what)
            }
        }
    }
}

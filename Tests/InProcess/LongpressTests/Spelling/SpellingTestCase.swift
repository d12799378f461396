import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// A test of checking the spelling of a text in a window, in English, with a personal dictionary of its own.
class SpellingTestCase: LongpressTestCase {
    private(set) var personal: PersonalWords!

    override func begin() throws {
        try super.begin()
        personal = try PersonalWords()
    }

    override func end() throws {
        personal = nil
        try super.end()
    }
}

/// A text with spell checking in a window.
@MainActor
enum SpelledText {
    /// Shows a text with spell checking until the body returns.
    static func with(
        _ text: String, menu: EditMenu = EditMenu(custom: Command.spelling), dictionary: Bool = true,
        _ body: (SpellChecker, TextView, Window) throws -> Void
    ) throws {
        try TestWindow.withText(text, menu: menu) { view, window in
            let checker = SpellChecker(view)
            view.responder = SpellingTextResponder(view, checker)
            if dictionary { checker.dictionary = try XCTUnwrap(SpellingDictionary(for: ["en_US"])) }
            try body(checker, view, window)
        }
    }

    /// Waits until exactly these words of a text are underlined, in order.
    static func expectUnderlined(
        _ expected: String, in view: TextView, file: StaticString = #filePath, line: UInt = #line
    ) {
        var seen = ""
        try? waitUntil("the words to be underlined") {
            seen = underlined(in: view)
            return seen == expected
        }
        XCTAssertEqual(seen, expected, file: file, line: line)
    }

    /// Returns the underlined words.
    static func underlined(in view: TextView) -> String {
        view.buffer.misspellings(in: 0..<view.buffer.count).map(view.buffer.text).joined(separator: " ")
    }

    /// Types letters at the insertion point, as the keyboard does.
    static func type(_ text: String, in view: TextView) {
        for letter in text { view.buffer.replaceSelection(with: String(letter)) }
    }
}

/// A text's responder, followed in the chain by the responder for spelling, as in the documentation.
@MainActor final class SpellingTextResponder: TextViewResponder {
    let spelling: SpellingResponder

    init(_ view: TextView, _ checker: SpellChecker) {
        spelling = SpellingResponder(checker)
        super.init(view)
    }

    override var nextResponder: (any Responder)? { spelling }

    override func prepareMenu(at point: Point?, by trigger: MenuTrigger) {
        super.prepareMenu(at: point, by: trigger)
        spelling.checker.settle(at: point)
    }
}

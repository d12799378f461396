import CGtk
import Foundation
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Underlining misspelt words (R23).
final class SpellCheckerTests: SpellingTestCase {
    func testMisspeltWordsAreUnderlined() throws {
        try SpelledText.with("I recieve a lettr.\n\nAnd donn’t want\none moer") { checker, view, _ in
            SpelledText.expectUnderlined("recieve lettr donn’t moer", in: view)
            checker.isOn = false
            XCTAssertEqual(SpelledText.underlined(in: view), "")
            checker.isOn = true
            SpelledText.expectUnderlined("recieve lettr donn’t moer", in: view)
            checker.dictionary = nil
            XCTAssertEqual(SpelledText.underlined(in: view), "")
        }
    }

    func testOtherScriptsThanTheDictionarysAreLeftAlone() throws {
        try SpelledText.with("wrnog สวัสดีครับ 日本語です мир مرحبا καλημέρα") { _, view, _ in
            SpelledText.expectUnderlined("wrnog", in: view)
        }
    }

    func testTheWordBeingTypedIsLeftAloneUntilTheInsertionPointLeavesIt() throws {
        try SpelledText.with("one lettr ") { checker, view, _ in
            SpelledText.expectUnderlined("lettr", in: view)
            view.buffer.insertionPoint = 10
            SpelledText.type("wrnog", in: view)
            try waitUntil("everything to be checked") { !checker.isChecking }
            XCTAssertEqual(SpelledText.underlined(in: view), "lettr")
            view.buffer.insertionPoint = 12
            try waitUntil("everything to be checked") { !checker.isChecking }
            XCTAssertEqual(SpelledText.underlined(in: view), "lettr", "it is still in the word")
            view.buffer.insertionPoint = 15
            SpelledText.type(" ", in: view)
            SpelledText.expectUnderlined("lettr wrnog", in: view)
            view.buffer.insertionPoint = 9
            SpelledText.type("z", in: view)
            SpelledText.expectUnderlined("wrnog", in: view)
            view.buffer.insertionPoint = 0
            SpelledText.expectUnderlined("lettrz wrnog", in: view)
        }
    }

    /// Loading a dictionary takes a moment, during which the user types.
    func testTheWordBeingTypedAsTheDictionaryLoadsIsLeftAlone() throws {
        try SpelledText.with("one lettr ", dictionary: false) { checker, view, _ in
            view.buffer.insertionPoint = 10
            SpelledText.type("wrnog", in: view)
            checker.dictionary = SpellingDictionary(for: ["en_US"])
            try waitUntil("everything to be checked") { !checker.isChecking }
            XCTAssertEqual(SpelledText.underlined(in: view), "lettr")
            SpelledText.type(" ", in: view)
            SpelledText.expectUnderlined("lettr wrnog", in: view)
        }
    }

    func testInsertedAndRemovedTextIsFollowed() throws {
        try SpelledText.with("one tow\nthree") { checker, view, _ in
            checker.dictionary?.accept("tow")
            view.buffer.insertionPoint = 13
            SpelledText.type("\nwrnog line\nfien", in: view)
            SpelledText.type("\n", in: view)
            SpelledText.expectUnderlined("wrnog fien", in: view)
            // Two words become one, and one word two.
            view.buffer.select(3..<4)
            view.buffer.deleteSelection()
            view.buffer.insertionPoint = 12
            SpelledText.expectUnderlined("onetow wrnog fien", in: view)
            view.buffer.insertionPoint = 3
            SpelledText.type(" ", in: view)
            view.buffer.insertionPoint = 12
            SpelledText.expectUnderlined("wrnog fien", in: view)
            view.buffer.text = "anothr text"
            view.buffer.insertionPoint = 11
            SpelledText.expectUnderlined("anothr", in: view)
            view.buffer.text = ""
            SpelledText.expectUnderlined("", in: view)
        }
    }

    func testALearntWordIsNoLongerUnderlined() throws {
        try SpelledText.with("Qwertzish and qwertzish and wrnog") { checker, view, _ in
            SpelledText.expectUnderlined("Qwertzish qwertzish wrnog", in: view)
            var told = 0
            checker.onLearn = { told += 1 }
            checker.learn("qwertzish")
            SpelledText.expectUnderlined("wrnog", in: view)
            XCTAssertEqual(personal.words().contains("qwertzish"), true)
            XCTAssertEqual(told, 1)
        }
    }

    func testALongTextIsCheckedOnlyNearItsVisiblePart() throws {
        // 1 MB, with a misspelt word in each of its 20,000 lines.
        let text = (0..<20_000).map { _ in "The quick brown fox jumps over the lazzy dog again." }
            .joined(separator: "\n")
        XCTAssertGreaterThan(text.utf8.count, 1_000_000)
        try SpelledText.with(text, dictionary: false) { checker, view, _ in
            // GTK itself needs time to lay out this much text.
            view.buffer.insertionPoint = view.buffer.count
            view.scrollToInsertionPoint()
            try waitUntil("the end to be visible", upTo: 300) { view.visibleRange.upperBound == view.buffer.count }
            var isLaidOut = false
            MainLoop.atLeisure { isLaidOut = true }
            try waitUntil("all of it to be laid out", upTo: 300) { isLaidOut }
            checker.dictionary = SpellingDictionary(for: ["en_US"])

            let end = view.visibleRange
            var turns = 0
            func turn() {
                if g_main_context_iteration(nil, 0) != 0 { turns += 1 }
            }
            let limit = Clock.milliseconds + 300_000
            let near = end.lowerBound - 100_000..<end.lowerBound - 99_000
            while view.buffer.misspellings(in: near).isEmpty, Clock.milliseconds < limit { turn() }
            let seen = view.buffer.text(in: end).components(separatedBy: "lazzy").count - 1
            XCTAssertGreaterThan(seen, 5)
            XCTAssertEqual(view.buffer.misspellings(in: end).count, seen, "visible text comes first")
            while checker.isChecking, Clock.milliseconds < limit { turn() }
            let found = view.buffer.misspellings(in: 0..<view.buffer.count).count
            XCTAssertGreaterThan(found, 4000)
            XCTAssertLessThan(found, 6000, "distant text isn't checked")
            // Even on a fast machine, there are turns of the main loop for everything else.
            XCTAssertGreaterThan(turns, 50)

            view.buffer.insertionPoint = 0
            view.scrollToInsertionPoint()
            let start = 0..<1000
            while view.buffer.misspellings(in: start).count < 19, Clock.milliseconds < limit { turn() }
            XCTAssertEqual(view.buffer.misspellings(in: start).count, 19, "text scrolled to is checked")
        }
    }

    /// Dictionaries take time to load.
    func testSuggestionsAreFoundWhenTheDictionaryLoads() throws {
        try SpelledText.with("I recieve it", dictionary: false) { checker, view, _ in
            var told = 0
            checker.onSuggestions = { told += 1 }
            view.buffer.insertionPoint = 4
            checker.dictionary = SpellingDictionary(for: ["en_US"])
            try waitUntil("the suggestions") { told > 0 }
        }
    }

    func testAVeryLongParagraphIsChecked() throws {
        let text = Array(repeating: "good words and a wrnog one,", count: 400).joined(separator: " ")
        try SpelledText.with(text) { checker, view, _ in
            try waitUntil("everything to be checked") { !checker.isChecking }
            XCTAssertEqual(view.buffer.misspellings(in: 0..<view.buffer.count).count, 400)
            // A word across the border of two parts is recognised as a whole.
            XCTAssertEqual(Set(SpelledText.underlined(in: view).split(separator: " ")), ["wrnog"])
        }
    }

    /// GTK lays out a whole paragraph with each change of its underlines, which takes quadratic time if they are added one by
    /// one.
    func testAParagraphsUnderlinesAreAddedTogether() throws {
        let text = Array(repeating: "wrnog wrods", count: 1000).joined(separator: " ")
        try SpelledText.with(text, dictionary: false) { checker, view, _ in
            checker.dictionary = SpellingDictionary(for: ["en_US"])
            var counts: Set<Int> = []
            try waitUntil("everything to be checked") {
                counts.insert(view.buffer.misspellings(in: 0..<view.buffer.count).count)
                return !checker.isChecking
            }
            counts.insert(view.buffer.misspellings(in: 0..<view.buffer.count).count)
            XCTAssertEqual(counts.max(), 2000)
            // The visible underlines are added first, then the rest.
            XCTAssertLessThan(counts.count, 5, "\(counts.sorted())")
        }
    }

    func testAParagraphTooLongToLayOutQuicklyIsLeftAlone() throws {
        let text = "some wrnog word\n" + String(repeating: "wrnog ", count: 10_000) + "\nsome wrnog word"
        try SpelledText.with(text) { checker, view, _ in
            try waitUntil("everything to be checked") { !checker.isChecking }
            XCTAssertEqual(SpelledText.underlined(in: view), "wrnog wrnog")
        }
    }

    func testTheCheckerIsFreedWithItsView() throws {
        weak var checker: SpellChecker?
        try SpelledText.with("some wrnog text") { known, _, _ in checker = known }
        iterateMainContext()
        XCTAssertNil(checker)
    }
}

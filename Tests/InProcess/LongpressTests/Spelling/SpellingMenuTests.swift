import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Suggestions and Learn Spelling as custom commands of an edit menu (E27, E31, R23).
///
/// Hunspell searches for a limited time, so its last suggestions depend on the speed of the machine: the misspelt words here have
/// one suggestion, or enough that are found early.
final class SpellingMenuTests: SpellingTestCase {
    /// Returns the menu at a place, or for a selection, as it is when it opens.
    private static func menu(_ view: TextView, at range: Range<Int>) -> String {
        if range.isEmpty { view.buffer.insertionPoint = range.lowerBound } else { view.buffer.select(range) }
        (view.responder as? any EditMenuTarget)?.prepareMenu(at: nil, by: .program)
        return commands(for: view)
    }

    /// Waits until the menu at a place has these items: suggestions may arrive a moment late on a busy machine.
    private static func expect(
        _ view: TextView, at range: Range<Int>, _ expected: String, _ why: String = "", file: StaticString = #filePath,
        line: UInt = #line
    ) {
        try? waitUntil("the menu", upTo: 5) { menu(view, at: range) == expected }
        XCTAssertEqual(menu(view, at: range), expected, why, file: file, line: line)
    }

    /// Returns the outline of the commands available now.
    private static func commands(for view: TextView) -> String {
        let menu = EditMenu(custom: Command.spelling)
        return view.responder.map { menu.composed(for: $0).outline } ?? ""
    }

    func testSuggestionsFollowStandardCommandsForMisspeltWordsOnly() throws {
        try SpelledText.with("I acheive it, xqzjvkwpfgh and teh knowlge") { _, view, _ in
            Self.expect(view, at: 0..<0, "Select | Select All")
            let achieve = "achieve | Learn Spelling"
            for place in [2, 5, 9] {
                Self.expect(view, at: place..<place, "Select | Select All | \(achieve)", "\(place)")
            }
            Self.expect(view, at: 10..<10, "Select | Select All")
            Self.expect(view, at: 2..<9, "Cut | Copy | Delete | Select All | \(achieve)")
            Self.expect(view, at: 3..<6, "Cut | Copy | Delete | Select All", "a part isn't a word")
            Self.expect(view, at: 2..<12, "Cut | Copy | Delete | Select All", "nor are two words")
            Self.expect(view, at: 15..<15, "Select | Select All | Learn Spelling", "there is no similar word")
            Self.expect(view, at: 31..<31, "Select | Select All | the | eh | teth | Learn Spelling")
            Self.expect(view, at: 36..<36, "Select | Select All | knowledge | Learn Spelling")
        }
    }

    func testAPartOfAWordWithAnApostropheMeansTheWord() throws {
        try SpelledText.with("I donn’t know") { _, view, window in
            // The other suggestions depend on the version of Hunspell.
            let menu = Self.menu(view, at: 2..<6)
            XCTAssertTrue(menu.hasPrefix("Cut | Copy | Delete | Select All | don’t | "), menu)
            XCTAssertTrue(menu.hasSuffix(" | Learn Spelling"), menu)
            XCTAssertFalse(menu.contains("'"), "with the apostrophe that was written: \(menu)")
            MenuPresenter.shared.open(on: view)
            try MenuOnScreen.choose("don’t", in: window)
            try waitUntil("the word to be replaced") { view.buffer.text == "I don’t know" }
        }
    }

    func testChoosingASuggestionReplacesTheWord() throws {
        try SpelledText.with("I acheive it") { _, view, window in
            view.buffer.installStyles()
            view.buffer.set(.bold, true, in: 2..<9)
            SpelledText.expectUnderlined("acheive", in: view)
            view.buffer.insertionPoint = 4
            MenuPresenter.shared.open(on: view)
            try MenuOnScreen.choose("achieve", in: window)
            try waitUntil("the word to be replaced") { view.buffer.text == "I achieve it" }
            XCTAssertEqual(SpelledText.underlined(in: view), "")
            XCTAssertEqual(view.buffer.insertionPoint, 9)
            XCTAssertTrue(view.buffer.has(.bold, in: 2..<9))
            XCTAssertFalse(view.buffer.has(.bold, in: 9..<10))
        }
    }

    func testLearnSpellingRemovesTheUnderlineAndKeepsTheText() throws {
        try SpelledText.with("a Qwertzish text") { _, view, window in
            SpelledText.expectUnderlined("Qwertzish", in: view)
            view.buffer.insertionPoint = 4
            MenuPresenter.shared.open(on: view)
            try MenuOnScreen.choose("Learn Spelling", in: window)
            try waitUntil("the word to be learnt") { SpelledText.underlined(in: view).isEmpty }
            XCTAssertEqual(view.buffer.text, "a Qwertzish text")
            XCTAssertEqual(Self.menu(view, at: 4..<4), "Select | Select All")
            XCTAssertTrue(personal.words().contains("Qwertzish"))
        }
    }

    func testTheMenuOfTheWordBeingTypedHasSuggestions() throws {
        try SpelledText.with("") { _, view, window in
            SpelledText.type("acheive", in: view)
            XCTAssertEqual(Self.commands(for: view), "Select | Select All", "while it is being typed")
            MenuPresenter.shared.open(on: view)
            try waitFor("the suggestion", value: { MenuOnScreen.outline(in: window) }) {
                $0 == "Select | Select All | achieve | Learn Spelling"
            }
            try waitUntil("the line below the word") { SpelledText.underlined(in: view) == "acheive" }
        }
    }

    func testReadOnlyTextOffersOnlyLearning() throws {
        try SpelledText.with("I acheive it") { _, view, _ in
            view.isEditable = false
            XCTAssertEqual(Self.menu(view, at: 4..<4), "Select | Select All | Learn Spelling")
        }
    }

    func testNoSuggestionsWithoutADictionaryOrWhenSwitchedOff() throws {
        try SpelledText.with("I acheive it", dictionary: false) { checker, view, _ in
            XCTAssertEqual(Self.menu(view, at: 4..<4), "Select | Select All")
            checker.dictionary = SpellingDictionary(for: ["en_US"], library: "libenchant-that-is-not-there.so.2")
            XCTAssertEqual(Self.menu(view, at: 4..<4), "Select | Select All")
            checker.dictionary = SpellingDictionary(for: ["en_US"])
            XCTAssertEqual(
                Self.menu(view, at: 4..<4), "Select | Select All | achieve | Learn Spelling")
            checker.isOn = false
            XCTAssertEqual(Self.menu(view, at: 4..<4), "Select | Select All")
        }
    }

    /// For the menu bar, which shows suggestions without a press on the word.
    func testSuggestionsAreFoundOnceTheInsertionPointRests() throws {
        try SpelledText.with("I acheive it and teh") { checker, view, _ in
            var told = 0
            checker.onSuggestions = { told += 1 }
            view.buffer.insertionPoint = 18
            view.buffer.insertionPoint = 4
            XCTAssertEqual(Self.commands(for: view), "Select | Select All | Learn Spelling", "not while it moves")
            try waitUntil("the suggestions") { told == 1 }
            XCTAssertEqual(
                Self.commands(for: view), "Select | Select All | achieve | Learn Spelling")
        }
    }

    func testTheMenuDoesNotWaitForSlowSuggestions() throws {
        try SpelledText.with("Donaudampfschifffahrtsgesellschaftskapitaen") { _, view, _ in
            let start = Clock.milliseconds
            XCTAssertEqual(Self.menu(view, at: 4..<4), "Select | Select All | Learn Spelling")
            XCTAssertLessThan(Clock.milliseconds - start, 100)
        }
    }
}

import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// The system's dictionary (R23), in English, which Tests/run installs.
final class SpellingDictionaryTests: GtkTestCase {
    private var personal: PersonalWords?

    override func begin() throws {
        try super.begin()
        personal = try PersonalWords()
    }

    override func end() throws {
        personal = nil
        try super.end()
    }

    private func english() throws -> SpellingDictionary { try XCTUnwrap(SpellingDictionary(for: ["en_US"])) }

    func testKnowsCorrectWords() throws {
        let dictionary = try english()
        XCTAssertEqual(dictionary.language, "en_US")
        for word in ["word", "Word", "WORD", "don't", "don’t", "finger"] {
            XCTAssertTrue(dictionary.isCorrect(word), word)
        }
        for word in ["wrod", "Wrod", "donn't", "fingr"] { XCTAssertFalse(dictionary.isCorrect(word), word) }
    }

    func testSuggestsTheLikeliestWordsFirstUpToTheLimit() throws {
        let dictionary = try english()
        XCTAssertEqual(dictionary.suggestions(for: "recieve", limit: 3).first, "receive")
        XCTAssertEqual(dictionary.suggestions(for: "teh", limit: 3).count, 3)
        XCTAssertEqual(dictionary.suggestions(for: "teh", limit: 1).count, 1)
        XCTAssertEqual(dictionary.suggestions(for: "xqzjvkwpfgh", limit: 3), [])
    }

    func testLearnsAWordPermanently() throws {
        let dictionary = try english()
        XCTAssertFalse(dictionary.isCorrect("Qwertzish"))
        dictionary.learn("Qwertzish")
        XCTAssertTrue(dictionary.isCorrect("Qwertzish"))
        XCTAssertEqual(personal?.words().contains("Qwertzish"), true)
        XCTAssertTrue(try english().isCorrect("Qwertzish"), "another program knows it too")
    }

    func testAcceptsAWordTemporarily() throws {
        let dictionary = try english()
        dictionary.accept("Longpress")
        XCTAssertTrue(dictionary.isCorrect("Longpress"))
        XCTAssertEqual(personal?.words(), "", "nothing is saved")
        XCTAssertFalse(try english().isCorrect("Longpress"))
    }

    func testCoversTheScriptsOfItsLanguage() throws {
        let dictionary = try english()
        for word in ["word", "naïve", "cafe\u{301}", "Łódź", "don’t"] { XCTAssertTrue(dictionary.covers(word), word) }
        for word in ["мир", "日本語", "สวัสดี", "مرحبا", "καλημέρα", "mиr"] {
            XCTAssertFalse(dictionary.covers(word), word)
        }
    }

    func testWithoutEnchantThereIsNoDictionary() {
        XCTAssertNil(SpellingDictionary(for: ["en_US"], library: "libenchant-that-is-not-there.so.2"))
        XCTAssertNil(SpellingDictionary(for: ["en_US"], library: "libc.so.6"), "a library without its functions")
    }

    func testThereIsNoDictionaryForAnUnsupportedLanguage() {
        XCTAssertNil(SpellingDictionary(for: ["eo", "C"]))
    }

    func testLoadsWhileTheMainLoopRuns() throws {
        let dictionary = try awaiting("the dictionary") { await SpellingDictionary.load(for: ["en_US"]) }
        XCTAssertEqual(dictionary?.language, "en_US")
        XCTAssertEqual(dictionary?.isCorrect("wrod"), false)
        XCTAssertNil(try awaiting("nothing") { await SpellingDictionary.load(library: "nowhere.so") })
    }
}

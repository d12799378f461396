import XCTest

@testable import Gtk
@testable import Platform

/// Which dictionary is used in which locale (R23).
final class SpellingLanguageTests: XCTestCase {
    private static let many = ["de_AT", "de_CH", "de_DE", "de_med", "en_GB", "en_US", "fr", "pt_BR", "sr@latin"]

    private func choice(_ languages: String..., from available: [String] = many) -> String? {
        SpellingLanguage.choose(from: available, for: languages)
    }

    func testTheLocalesOwnDictionaryIsPreferred() {
        XCTAssertEqual(choice("de_AT.UTF-8", "de_AT", "de.UTF-8", "de", "C"), "de_AT")
        XCTAssertEqual(choice("en_GB", "en", "C"), "en_GB")
        XCTAssertEqual(choice("sr_RS@latin", "sr@latin", "sr_RS", "sr", "C"), "sr@latin")
        XCTAssertEqual(choice("sr_RS.UTF-8@latin", "sr.UTF-8@latin"), "sr@latin")
    }

    func testADictionaryOfAnotherCountryIsUsed() {
        XCTAssertEqual(choice("de_LU.UTF-8", "de_LU", "de", "C"), "de_DE", "the country that the language is named for")
        XCTAssertEqual(choice("en_AU", "en", "C"), "en_US")
        XCTAssertEqual(choice("fr_CA", "fr", "C"), "fr")
        XCTAssertEqual(choice("pt_PT", "pt", "C"), "pt_BR")
        XCTAssertEqual(choice("de_LU", from: ["de_medical", "de_CH"]), "de_CH", "not a special vocabulary")
    }

    func testAnotherLanguageIsUsedOnlyIfTheUserReadsIt() {
        XCTAssertNil(choice("eo", "C"))
        XCTAssertNil(choice("e", "C"))
        XCTAssertEqual(choice("eo", "fr_FR", "fr", "en", "C"), "fr")
    }

    func testALocaleWithoutALanguageIsEnglish() {
        XCTAssertEqual(choice("C"), "en_US")
        XCTAssertEqual(choice("C.UTF-8", "C"), "en_US")
        XCTAssertEqual(choice("POSIX"), "en_US")
        XCTAssertEqual(choice(), "en_US")
        XCTAssertEqual(choice("C", from: ["de_DE", "en_GB"]), "en_GB")
        XCTAssertNil(choice("C", from: ["de_DE"]))
    }

    func testWithoutDictionariesNoneIsChosen() {
        XCTAssertNil(choice("de_DE", "de", "C", from: []))
        XCTAssertNil(choice("", from: Self.many))
    }
}

import XCTest

@testable import Documents
@testable import Platform

/// The requests to Tesseract, and how its replies are used.
final class RecognitionTests: GtkTestCase {
    func testInstalledLanguagesAreReadFromTheProgramsList() {
        let list =
            "List of available languages in \"/usr/share/tessdata/\" (3):\ndeu\n eng \r\nscript/Latin\n\nso me;\n"
        XCTAssertEqual(RecognitionLanguages.installed(list), ["deu", "eng", "script/Latin"])
        XCTAssertEqual(RecognitionLanguages.installed(""), [])
    }

    /// The user's languages and English are used if they are installed; otherwise any language.
    func testTheUsersLanguagesAndEnglishAreChosen() {
        func choose(_ installed: [String], _ names: [String]) -> [String] {
            RecognitionLanguages.choose(of: installed, for: names)
        }
        XCTAssertEqual(choose(["deu", "eng", "osd"], ["de_DE.UTF-8", "de_DE", "de", "C"]), ["deu", "eng"])
        XCTAssertEqual(choose(["eng", "kor"], ["ko_KR", "ko"]), ["kor", "eng"])
        XCTAssertEqual(choose(["eng", "osd"], ["ko_KR", "ko"]), ["eng"])
        XCTAssertEqual(choose(["chi_sim", "chi_tra", "eng"], ["zh_TW.UTF-8"]), ["chi_tra", "eng"])
        XCTAssertEqual(choose(["chi_sim", "eng"], ["zh_CN@pinyin", "zh"]), ["chi_sim", "eng"])
        XCTAssertEqual(choose(["osd", "fra"], ["de", "C"]), ["fra"])
        XCTAssertEqual(choose(["osd"], ["de"]), [])
    }

    func testTheTextIsReadFromTheProgramsOutput() {
        func text(_ answer: String) -> String? { RecognizedText.text(of: Array(answer.utf8)) }
        XCTAssertEqual(text("\n  \nGate  B\n\n 12 \n\u{C}"), "Gate  B\n\n 12 ")
        XCTAssertEqual(text(" \n\u{C}\n"), "")
        XCTAssertEqual(text(""), "")
        XCTAssertEqual(text("a\u{0}b\u{1B}[1mc"), "ab[1mc")
        XCTAssertNil(RecognizedText.text(of: [0x61, 0xFF, 0xFE]))
    }
}

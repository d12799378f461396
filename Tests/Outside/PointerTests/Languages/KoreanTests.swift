import TestSupport
import XCTest

@testable import Driving

/// The app in Korean.
final class KoreanTests: LanguageTestCase {
    override var environment: [String: String] { World.language("ko_KR") }

    func testTheWelcomeNoteReadsKorean() throws {
        let styled = try Self.styledText(of: text)
        XCTAssertTrue(styled.hasPrefix("*호수 *위의 *길 고요한 밤, "), styled)
        XCTAssertTrue(styled.contains(" /윤슬 "), styled)
        XCTAssertEqual(styled.filter { $0 == "/" }.count, 1)
        XCTAssertEqual(try gridCells(2).map { try $0.name }, ["고요한 밤, 달이 호수에 그대로 비친다", "바람이 일자 물결마다 달빛 한 조각이 담긴다"])
    }

    func testTheMenuBarReadsKorean() throws {
        try selectFirstWord()
        try menuBar.expect(
            "파일(F)",
            """
            새로 만들기\tCtrl+N
            열기…\tCtrl+O
            최근 노트 열기
            저장\tCtrl+S
            다른 이름으로 저장…\tShift+Ctrl+S
            (사본 편집)
            공유…
            닫기\tCtrl+W
            끝내기\tCtrl+Q
            """)
        try menuBar.expect(
            "편집(E)",
            """
            (실행 취소\tCtrl+Z)
            (다시 실행\tShift+Ctrl+Z)
            잘라내기\tCtrl+X
            복사\tCtrl+C
            다른 형식으로 복사
            (붙여넣기\tCtrl+V)
            (서식 없이 붙여넣기\tShift+Ctrl+V)
            삭제
            (선택)
            모두 선택\tCtrl+A
            맞춤법
            (사전 찾기)
            (링크 열기)
            (링크 복사)
            """)
        try menuBar.expect("도움말(H)", "환영 노트\tF1\n지침\tShift+Ctrl+G\n키보드 단축키\tCtrl+?\nLongpress 정보")
    }

    /// Each menu has a letter that its script lacks, and Undo says what.
    func testALetterOpensAMenuAndUndoSaysWhat() throws {
        try selectFirstWord()
        try app.keyboard.type("Ein")
        try app.keyboard.press("alt+e")
        try app.waitUntil("the menu with Undo") {
            try self.app.accessible.find(role: "menu item", name: "실행 취소: 입력")?.isShowing == true
        }
        try app.keyboard.press("Escape")
    }

    func testTheEditMenuReadsKorean() throws {
        try selectFirstWord()
        try app.keyboard.press("Menu")
        try expectMenu("편집 메뉴", "잘라내기 | 복사 | 삭제 | 모두 선택 | 서식 복사 | 공유…")
    }

    func testTheMenuOfTwoPicturesCountsThem() throws {
        try openMenuOfTwoPictures()
        try expectMenu(
            "그림 2개",
            """
            열기
            그림 복사
            그림 저장…
            다른 프로그램으로 열기…
            공유…
            ---
            회전
            ---
            그림 제거 (내용을 잃는 동작)
            """)
        // A key of a Korean keyboard goes to an item, without an input method too: ㄱ.
        try app.keyboard.press("r")
        try app.waitUntil("the item") { try self.focusedItem == "그림 복사" }
        try app.keyboard.press("r")
        try app.waitUntil("the next item") { try self.focusedItem == "그림 저장…" }
        try app.keyboard.press("Escape")
        try app.keyboard.press("Delete")
        try app.waitUntil("the notice") {
            try self.app.accessible.find(role: "label", name: "그림 2개를 제거했습니다")?.isShowing == true
        }
    }

    func testAMessageSaysInKoreanWhatWasWrong() throws {
        let bad = try BadFile.truncatedPNG.make(in: files)
        try restart([bad] + samplePictures(1))
        let message = try message()
        XCTAssertEqual(message.name, "알림")
        XCTAssertEqual(
            message.text, "“truncated.png” 그림을 추가하지 않았습니다. 그림이 손상되었거나 온전하지 않습니다.")
    }

    func testTheAboutWindowReadsKorean() throws {
        try menuBar.choose("도움말(H)", "Longpress 정보")
        let labels = try labels(ofWindowWith: "알맞은 편집 메뉴와 컨텍스트 메뉴가 있는 그림 노트.")
        XCTAssertTrue(labels.contains { $0.contains("© 2026 Longpress 개발자") }, "\(labels)")
    }
}

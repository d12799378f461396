import TestSupport
import XCTest

@testable import Driving

/// The app in Korean.
final class KoreanTests: LanguageTestCase {
    override var environment: [String: String] { World.language("ko_KR") }

    func testTheWelcomeNoteIsInKorean() throws {
        let styled = try Self.styledText(of: text)
        XCTAssertTrue(styled.hasPrefix("*호수 *위의 *길 고요한 밤, "), styled)
        XCTAssertTrue(styled.contains(" /윤슬 "), styled)
        XCTAssertEqual(styled.filter { $0 == "/" }.count, 1)
        XCTAssertEqual(try gridCells(2).map { try $0.name }, ["고요한 밤, 달이 호수에 그대로 비친다", "바람이 일자 물결마다 달빛 한 조각이 담긴다"])
    }

    /// Each menu has an access key in Latin letters, and Undo names the action.
    func testAnAccessKeyOpensAMenuAndUndoNamesTheAction() throws {
        try selectFirstWord()
        try app.keyboard.type("Ein")
        try app.keyboard.press("alt+e")
        try app.waitUntil("the menu with Undo") {
            try self.app.accessible.find(role: "menu item", name: "실행 취소: 입력")?.isShowing == true
        }
        try app.keyboard.press("Escape")
    }

    func testTheMenuOfTwoPicturesShowsTheirNumber() throws {
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
            본문으로 옮기기
            ---
            그림 제거 (내용을 잃는 동작)
            """)
        // A key of a Korean keyboard moves to an item, also without an input method: ㄱ.
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
}

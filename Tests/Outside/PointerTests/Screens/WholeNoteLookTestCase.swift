import TestSupport
import XCTest

@testable import Driving

/// The look of a note with everything that a note can contain. Its screenshots are for people to look at.
class WholeNoteLookTestCase: TextPictureTestCase {
    var look: String { "light" }
    /// Words for the paragraphs, more than fit into a line of a narrow window.
    var words: String { "More is told there of a walk by night along the road that the moon lays over the lake" }

    override var page: String {
        TextPictureNote.page(
            width: 400, height: 100,
            before: """
                \(words)</p>
                <h1 dir="auto">\(words.prefix(9))</h1>
                <h2 dir="auto">\(words.prefix(12))</h2>
                <p dir="auto">\(words.prefix(8))<b>\(words.prefix(6))</b> <i>\(words.prefix(6))</i> \
                <s>\(words.prefix(6))</s> <mark>\(words.prefix(6))</mark> <code>\(words.prefix(6))</code> \
                <a href="https://example.org">\(words.prefix(7))</a>
                """,
            behind: """
                \(words)</p>
                <ul style="list-style-type: none">
                <li dir="auto"><input type="checkbox" disabled checked>\(words.prefix(9))</li>
                <li dir="auto"><input type="checkbox" disabled>\(words)</li>
                </ul>
                <ol>
                <li dir="auto">\(words.prefix(9))<span data-char="2028"><br></span>\(words.prefix(12))<ul>
                <li dir="auto">\(words.prefix(6))</li>
                </ul></li>
                <li dir="auto">\(words.prefix(9))</li>
                </ol>
                <blockquote>
                <p dir="auto">\(words)</p>
                </blockquote>
                <p dir="auto">\(words.prefix(9))
                """)
    }

    /// Takes a screenshot of the window, and expects the picture in the text to be within it.
    func takeLook() throws {
        let (picture, window) = (try drawnPicture, try window.visibleFrame)
        XCTAssertGreaterThan(picture.x, window.x)
        XCTAssertLessThan(picture.right, window.right)
        XCTAssertGreaterThan(picture.width, window.width / 5)
        try Screenshot.take("whole-note-\(look)")
    }
}

final class LightWholeNoteLookTests: WholeNoteLookTestCase {
    func testTheWholeNoteFitsTheWindow() throws { try takeLook() }
}

final class DarkWholeNoteLookTests: WholeNoteLookTestCase {
    override var look: String { "dark" }
    override var environment: [String: String] { ["GTK_THEME": "Default:dark"] }

    func testTheWholeNoteFitsTheWindow() throws { try takeLook() }
}

final class NarrowWholeNoteLookTests: WholeNoteLookTestCase {
    override var look: String { "narrow" }

    func testTheWholeNoteFitsTheWindow() throws {
        try makeNarrow(height: 760)
        try takeLook()
    }
}

final class RightToLeftWholeNoteLookTests: WholeNoteLookTestCase {
    override var look: String { "right-to-left" }
    override var words: String { "עוד מסופר שם על טיול בלילה לאורך הדרך שהירח פורש על פני האגם" }
    override var environment: [String: String] { World.rightToLeft }

    func testTheWholeNoteFitsTheWindow() throws { try takeLook() }
}

final class GermanWholeNoteLookTests: WholeNoteLookTestCase {
    override var look: String { "german" }
    override var words: String {
        "Mehr davon wird dort erzählt, wo die Straße über den See beginnt, die der Mond gelegt hat"
    }
    override var environment: [String: String] { World.language("de_DE") }

    func testTheWholeNoteFitsTheWindow() throws { try takeLook() }
}

final class KoreanWholeNoteLookTests: WholeNoteLookTestCase {
    override var look: String { "korean" }
    override var words: String { "달이 호수 위에 펼쳐 놓은 길을 따라 걷는 밤 산책에 대한 더 많은 이야기가 그곳에 있다" }
    override var environment: [String: String] { World.language("ko_KR") }

    func testTheWholeNoteFitsTheWindow() throws { try takeLook() }
}

import XCTest

@testable import Gtk
@testable import GtkEditor
@testable import Platform

/// Applying the style of one piece of text to another (E28).
final class StyleSampleTests: GtkTestCase {
    private static func buffer(_ text: String) -> TextBuffer {
        let buffer = TextBuffer()
        buffer.installParagraphStyles()
        buffer.installStyles()
        buffer.text = text
        return buffer
    }

    func testTheSampleIsTheStyleOfTheFirstCharacter() {
        let buffer = Self.buffer("some text")
        buffer.set(.bold, true, in: 0..<3)
        buffer.set(.underline, true, in: 2..<9)
        XCTAssertEqual(buffer.styleSample(of: 0..<9), StyleSample(styles: [.bold]))
        XCTAssertEqual(buffer.styleSample(of: 2..<9), StyleSample(styles: [.bold, .underline]))
        XCTAssertEqual(buffer.styleSample(of: 3..<4), StyleSample(styles: [.underline]))
        buffer.set(.underline, false, in: 4..<5)
        XCTAssertEqual(buffer.styleSample(of: 4..<9), StyleSample())
    }

    func testApplyingASampleReplacesAllStyles() {
        let buffer = Self.buffer("some text")
        buffer.set(.bold, true, in: 0..<9)
        buffer.apply(StyleSample(styles: [.italic]), to: 2..<6)
        XCTAssertEqual(buffer.styleSample(of: 2..<6), StyleSample(styles: [.italic]))
        XCTAssertTrue(buffer.has(.italic, in: 2..<6))
        XCTAssertEqual(buffer.styleSample(of: 1..<2), StyleSample(styles: [.bold]))
        XCTAssertEqual(buffer.styleSample(of: 6..<9), StyleSample(styles: [.bold]))
        buffer.apply(StyleSample(), to: 0..<9)
        for style in TextStyle.allCases {
            XCTAssertFalse((0..<9).contains { buffer.has(style, in: $0..<$0 + 1) }, "\(style)")
        }
    }

    func testOnlyADirectionContraryToTheLettersIsTaken() {
        let buffer = Self.buffer("one\nשתיים\n123\nfour")
        XCTAssertNil(buffer.styleSample(of: 0..<3).isRightToLeft)
        XCTAssertNil(buffer.styleSample(of: 4..<9).isRightToLeft, "natural, and not set")
        buffer.setRightToLeft(true, in: 0..<13)
        XCTAssertEqual(buffer.styleSample(of: 1..<3).isRightToLeft, true)
        XCTAssertNil(buffer.styleSample(of: 5..<9).isRightToLeft, "set, but natural")
        XCTAssertEqual(buffer.styleSample(of: 10..<13).isRightToLeft, true, "digits have none")
        buffer.setRightToLeft(false, in: 0..<9)
        XCTAssertNil(buffer.styleSample(of: 1..<3).isRightToLeft)
        XCTAssertEqual(buffer.styleSample(of: 5..<9).isRightToLeft, false)
    }

    func testADirectionIsAppliedToWholeParagraphsOnly() {
        let turned = StyleSample(isRightToLeft: true)
        func turnedLines(_ range: Range<Int>) -> [Bool] {
            let buffer = Self.buffer("one\ntwo\nthree")
            buffer.apply(turned, to: range)
            return [0, 4, 8].map { buffer.isRightToLeft(true, in: $0..<$0) }
        }
        XCTAssertEqual(turnedLines(0..<2), [false, false, false], "a word in a paragraph")
        XCTAssertEqual(turnedLines(0..<3), [true, false, false])
        XCTAssertEqual(turnedLines(0..<4), [true, false, false], "with its line break")
        XCTAssertEqual(turnedLines(2..<9), [false, true, false], "the middle one of three")
        XCTAssertEqual(turnedLines(2..<5), [false, false, false], "parts of two")
        XCTAssertEqual(turnedLines(4..<13), [false, true, true])
        XCTAssertEqual(turnedLines(0..<13), [true, true, true])
    }

    func testANaturalDirectionChangesNothing() {
        let buffer = Self.buffer("one\ntwo")
        buffer.setRightToLeft(true, in: 0..<0)
        buffer.apply(buffer.styleSample(of: 4..<7), to: 0..<3)
        XCTAssertTrue(buffer.isRightToLeft(true, in: 0..<0))
    }

    func testApplyingASampleIsOneStep() {
        let buffer = Self.buffer("some text")
        var steps = 0
        buffer.connect("end-user-action") { _ in steps += 1 }
        buffer.apply(StyleSample(styles: Set(TextStyle.allCases), isRightToLeft: true), to: 0..<9)
        XCTAssertEqual(steps, 1)
        buffer.replaceWord(0..<4, by: "other")
        XCTAssertEqual(steps, 2)
    }
}

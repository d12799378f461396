import TestSupport
import XCTest

@testable import Gtk
@testable import Platform
@testable import LongpressApp
@testable import Notes

/// E25, for any edits in any order: undoing everything and redoing everything restores the note's content at every step.
final class HistoryPropertyTests: GtkTestCase {
    func testAThousandEditsAreUndoneAndRedone() {
        for seed in 1...5 as ClosedRange<UInt64> {
            Self.walk(seed: seed)
        }
    }

    private static func walk(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let note = EditedNote("Once upon a time\nthere was a note.")
        // The note's content before the first step, after the first step, and so on.
        var contents = [note.content]
        for number in 1...1000 {
            let before = note.history.stack.done.count
            edit(note, &random)
            let after = note.history.stack.done.count
            let text = note.content.text.withoutDirections
            XCTAssertEqual(text, text.withEvenParagraphs, "edit \(number) of seed \(seed)")
            XCTAssertLessThanOrEqual(abs(after - before), 1, "edit \(number) of seed \(seed)")
            if after < before {
                contents.removeLast()
                XCTAssertEqual(note.content, contents.last, "undone after edit \(number) of seed \(seed)")
            } else if after > before {
                contents.append(note.content)
            } else {
                contents[after] = note.content
            }
        }
        XCTAssertEqual(contents.count, note.history.stack.done.count + 1)
        XCTAssertGreaterThan(contents.count, 300, "too few steps to prove anything")

        for index in contents.indices.dropLast().reversed() {
            note.history.undo()
            XCTAssertEqual(note.content, contents[index], "undone to step \(index) of seed \(seed)")
        }
        XCTAssertNil(note.history.undoName)
        XCTAssertFalse(note.history.isModified)
        for index in contents.indices.dropFirst() {
            note.history.redo()
            XCTAssertEqual(note.content, contents[index], "redone to step \(index) of seed \(seed)")
        }
        XCTAssertNil(note.history.redoName)
    }

    /// Letters of one, two, three and four bytes, combining marks, and line breaks of every kind.
    private static let letters = [
        "a", "b", " ", "é", "e\u{301}", "א", "ש", "😀", "👨‍👩‍👧", "\n", "\r\n", "\u{2029}", "\t", "中",
    ]

    /// Makes one random edit as a user might, sometimes an Undo, after which the next edit drops the steps that could be redone.
    private static func edit(_ note: EditedNote, _ random: inout SeededGenerator) {
        func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
        func place() -> Int { Int.random(in: 0...note.buffer.count, using: &random) }
        func range() -> Range<Int> {
            let ends = [place(), place()].sorted()
            return ends[0]..<min(ends[1], ends[0] + 12)
        }
        let picture = note.note.pictures.randomElement(using: &random)?.id
        if chance(20) { note.time += Int.random(in: 0...1500, using: &random) }
        if chance(25) { note.buffer.select(range()) } else if chance(10) { note.move(to: place()) }
        if chance(10), note.buffer.selection == nil {
            note.typing.toggle(TextStyle.allCases.randomElement(using: &random)!)
        }
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<45: note.commit(letters.randomElement(using: &random)!)
        case 45..<57: note.backspace()
        case 57..<60: note.deleteForward()
        case 60..<66:
            note.paste(letters.shuffled(using: &random).prefix(Int.random(in: 1...9, using: &random)).joined())
        case 66..<76: note.set(TextStyle.allCases.randomElement(using: &random)!, chance(70), in: range())
        case 76..<79:
            let range = range()
            note.history.step(named: "Direction") { note.buffer.setRightToLeft(chance(50), in: range) }
        case 79..<82:
            let style = chance(20) ? nil : ParagraphStyle.allCases.randomElement(using: &random)
            note.history.step(named: "Paragraph") { note.typing.setParagraph(style) }
        case 82..<86: note.addPicture(caption: chance(50) ? "caption" : "")
        case 86..<89: if let picture { note.note.remove(picture) }
        case 89..<92: if let picture { note.note.setCaption("caption \(note.time)", of: picture) }
        case 92..<93: if let picture { note.turn(picture, chance(50) ? .left : .flipVertically) }
        case 93..<94:
            let ids = note.note.pictures.map(\.id).filter { _ in chance(30) }
            note.move(ids, before: chance(20) ? nil : picture)
        case 94..<97: note.history.undo()
        default:
            // A command that makes several changes is one step.
            note.history.step(named: "All at Once") {
                note.paste("many\nthings")
                note.set(.bold, in: range())
                note.addPicture()
            }
        }
    }
}

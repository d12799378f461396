import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// A field's text, selection and geometry.
final class EntryTests: GtkTestCase {
    private static func with(_ text: String, _ body: (Entry) throws -> Void) throws {
        let entry = Entry()
        entry.text = text
        let box = Box(.vertical)
        box.append(entry)
        try TestWindow.with(box) { _ in
            try waitUntil("the field to be laid out") { entry.bounds(of: 0..<0).height > 0 }
            try body(entry)
        }
    }

    func testWordIsBoundedTightlyWithinTheField() throws {
        try Self.with("one two three") { entry in
            let all = entry.bounds(of: 0..<13)
            let word = entry.bounds(of: 4..<7)
            XCTAssertGreaterThanOrEqual(all.minX, 0)
            XCTAssertGreaterThan(word.minX, all.minX)
            XCTAssertGreaterThan(word.width, 10)
            XCTAssertLessThan(word.maxX, all.maxX)
            XCTAssertEqual(entry.bounds(of: 4..<4).width, 0)
            XCTAssertGreaterThan(all.height, 8)
            XCTAssertLessThanOrEqual(all.maxY, entry.size.height)
        }
    }

    func testTheOffsetAtThePointOfAnOffsetIsTheSame() throws {
        for text in ["one two", "né 😀 ok", "مرحبا بالعالم", ""] {
            try Self.with(text) { entry in
                for place in 0...text.unicodeScalars.count {
                    XCTAssertEqual(entry.offset(atX: entry.bounds(of: place..<place).minX), place, "of \(text)")
                }
            }
        }
    }

    func testTheSelectionIsCountedInCharacters() throws {
        try Self.with("né 😀 ok") { entry in
            entry.select(3..<4)
            XCTAssertEqual(entry.selection, 3..<4)
            XCTAssertEqual(entry.insertionPoint, 4)
            entry.select(2..<2)
            XCTAssertNil(entry.selection)
            XCTAssertEqual(entry.insertionPoint, 2)
        }
    }

    func testInsertingReplacesTheSelectionAndContinuesAfterIt() throws {
        try Self.with("one two") { entry in
            entry.select(4..<7)
            entry.insert("né 😀")
            XCTAssertEqual(entry.text, "one né 😀")
            XCTAssertEqual(entry.insertionPoint, 8)
            entry.insert("!")
            XCTAssertEqual(entry.text, "one né 😀!")
        }
    }

    func testChangesOfTextAndSelectionAreReported() throws {
        try Self.with("one two") { entry in
            var calls = 0
            entry.onEditingChange { calls += 1 }
            entry.select(1..<3)
            XCTAssertGreaterThan(calls, 0)
            calls = 0
            entry.deleteSelection()
            XCTAssertGreaterThan(calls, 0)
            XCTAssertEqual(entry.text, "o two")
        }
    }
}

import TestSupport
import XCTest

@testable import Notes

/// A note's words are counted while it is written.
final class WordCounterTests: NoteStoreTestCase {
    private var counted: WordCounter.Count?

    private func expect(_ words: Int, selected: Int? = nil) throws {
        try waitUntil("\(words) words, \(selected ?? 0) of them selected; last: \(String(describing: counted))") {
            self.counted == WordCounter.Count(words: words, selected: selected)
        }
    }

    func testWordsOfTheTextAndTheSelectionAreCounted() throws {
        open.text.type("one two ")
        let counter = WordCounter(open.note)
        counter.onCount = { [weak self] in self?.counted = $0 }
        try expect(2)
        open.text.type("three four")
        try expect(4)
        open.text.select(from: 10, to: 2)
        try expect(4, selected: 3)
        open.text.insertionPoint = 0
        try expect(4)
        open.text.removeAll()
        try expect(0)
    }

    /// The text is read in pieces of 65,536 characters; a word may begin in one of them and end in the next.
    func testAWordAcrossTwoPiecesCountsOnce() throws {
        open.text.type(String(repeating: "word ", count: 50_000))
        let counter = WordCounter(open.note)
        counter.onCount = { [weak self] in self?.counted = $0 }
        try expect(50_000)
        open.text.select(from: 1, to: 249_999)
        try expect(50_000, selected: 50_000)
        open.text.select(from: 65_533, to: 65_540)
        try expect(50_000, selected: 2)
        open.text.insertionPoint = 100_000
        open.text.type("more ")
        try expect(50_001)
    }
}

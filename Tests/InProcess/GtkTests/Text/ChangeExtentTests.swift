import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// The notifications of changes to a text.
final class ChangeExtentTests: GtkTestCase {
    @MainActor private final class Log {
        var changes: [TextChange.Extent] = []
    }

    private static func watched(_ text: String) -> (TextBuffer, Log) {
        let buffer = TextBuffer()
        buffer.text = text
        let log = Log()
        buffer.onChangeExtent { log.changes.append($0) }
        return (buffer, log)
    }

    func testExtentsAreCountedInUnicodeScalars() {
        let (buffer, log) = Self.watched("né😀 text")
        buffer.insertionPoint = 3
        buffer.replaceSelection(with: "日本")
        XCTAssertEqual(log.changes, [.init(at: 3, inserted: 2)])
        buffer.select(1..<4)
        log.changes = []
        buffer.deleteSelection()
        XCTAssertEqual(log.changes, [.init(at: 1, removed: 3)])
        log.changes = []
        buffer.text = "new"
        XCTAssertEqual(log.changes, [.init(at: 0, removed: 7), .init(at: 0, inserted: 3)])
    }

    func testStyleChangesAreNotReported() {
        let (buffer, log) = Self.watched("text")
        buffer.setMisspellings([0..<4], in: 0..<4)
        buffer.replaceSelection(with: "")
        XCTAssertEqual(log.changes, [])
    }

    /// Following any changes keeps offsets correct.
    func testFollowingTheChangesGivesTheText() {
        let (buffer, log) = Self.watched("0123456789")
        var mirror = Array(buffer.text.unicodeScalars)
        var random = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            let ends = [Int.random(in: 0...buffer.count, using: &random), Int.random(in: 0...buffer.count)]
            buffer.select(ends.min()!..<ends.max()!)
            buffer.replaceSelection(with: String(["a", "é😀", "", "x\ny"].randomElement()!))
            let now = Array(buffer.text.unicodeScalars)
            for (index, change) in log.changes.enumerated() {
                // A change is reported after it has happened, so only the last change describes the current text.
                let isLast = index == log.changes.count - 1
                let new = isLast ? Array(now[change.offset..<change.offset + change.inserted]) : []
                mirror.replaceSubrange(change.offset..<change.offset + change.removed, with: new)
            }
            log.changes = []
            XCTAssertEqual(mirror, now)
            guard mirror == now else { return }
        }
    }
}

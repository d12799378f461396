import CGtk
import XCTest

@testable import Gtk
@testable import Platform

/// A buffer's notifications of its changes; each change can be undone and redone (E25).
final class BufferChangeTests: GtkTestCase {
    @MainActor private final class Log {
        var changes: [TextChange] = []
        var events: [String] = []

        init(_ buffer: TextBuffer) {
            buffer.onEvent { [weak self] event in
                switch event {
                case .actionBegins: self?.events.append("begins")
                case .actionEnds: self?.events.append("ends")
                case .pasted: self?.events.append("pasted")
                case .change(let change):
                    self?.events.append("change")
                    self?.changes.append(change)
                }
            }
        }
    }

    private static func buffer(_ text: String) -> (TextBuffer, Log) {
        let buffer = TextBuffer()
        buffer.installStyles()
        buffer.text = text
        return (buffer, Log(buffer))
    }

    func testReplacingASelectionIsOneActionOfTwoChanges() {
        let (buffer, log) = Self.buffer("one two")
        buffer.set(.bold, true, in: 4..<7)
        log.changes = []
        log.events = []
        buffer.select(4..<7)
        buffer.replaceSelection(with: "2")
        XCTAssertEqual(log.events, ["begins", "change", "change", "ends"])
        XCTAssertEqual(
            log.changes,
            [
                .deletion(RichText("two", RichText.Attributes(styles: [.bold])), at: 4),
                .insertion(RichText("2"), at: 4),
            ])
    }

    func testInsertedTextIsReportedWithItsStyle() {
        let (buffer, log) = Self.buffer("bold")
        buffer.set(.bold, true, in: 0..<4)
        log.changes = []
        buffer.insertionPoint = 2
        buffer.replaceSelection(with: "x")
        XCTAssertEqual(log.changes, [.insertion(RichText("x", RichText.Attributes(styles: [.bold])), at: 2)])
    }

    /// Setting a style on a range that partly has it changes only the rest.
    func testOnlyRangesWhoseStyleChangesAreReported() {
        let (buffer, log) = Self.buffer("one two three")
        buffer.set(.bold, true, in: 4..<7)
        buffer.set(.bold, true, in: 0..<13)
        buffer.set(.bold, true, in: 2..<5)
        buffer.set(.bold, false, in: 1..<2)
        XCTAssertEqual(
            log.changes,
            [
                .marking(.style(.bold), isOn: true, [4..<7]),
                .marking(.style(.bold), isOn: true, [0..<4, 7..<13]),
                .marking(.style(.bold), isOn: false, [1..<2]),
            ])
        for change in log.changes.reversed() { buffer.apply(change.inverse) }
        XCTAssertEqual(buffer.richText(in: 0..<13), RichText("one two three"))
    }

    /// Other tags, for example for a misspelt word, don't change the note.
    func testOtherTagsAreNotReported() {
        let (buffer, log) = Self.buffer("some text")
        let tag = Object(owning: UnsafeMutableRawPointer(gtk_text_tag_new("misspelt")))
        gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer.typed()), tag.typed())
        buffer.setTag("misspelt", true, in: 0..<4)
        XCTAssertEqual(log.changes, [])
    }

    /// Offsets stay correct even if something other than text is inserted.
    func testAPaintableCountsAsACharacter() {
        let (buffer, log) = Self.buffer("ab")
        var place = buffer.iterator(at: 1)
        let nothing = Object(owning: UnsafeMutableRawPointer(gdk_paintable_new_empty(4, 4)))
        withExtendedLifetime(nothing) {
            gtk_text_buffer_insert_paintable(buffer.typed(), &place, nothing.opaque)
        }
        XCTAssertEqual(log.changes, [.insertion(RichText("\u{FFFC}"), at: 1)])
        buffer.apply(log.changes[0].inverse)
        XCTAssertEqual(buffer.text, "ab")
    }
}

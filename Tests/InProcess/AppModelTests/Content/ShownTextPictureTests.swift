import GtkTesting
import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import LongpressApp
@testable import Notes

/// Pictures in the text, as displayed by its view.
final class ShownTextPictureTests: GtkTestCase {
    @MainActor private struct Shown {
        let note: Note
        let pane: TextPane
        let window: Window
        var buffer: TextBuffer { pane.view.buffer }
        var ids: [NotePicture.ID] { note.pictures.map(\.id) }
    }

    private func show(_ text: String, pictures: Int, at offset: Int) throws -> Shown {
        let buffer = TextBuffer(ofNoteWith: RichText(text))
        let note = Note(buffer)
        let pane = TextPane(note, in: buffer) { _ in }
        let window = Window()
        addTeardownBlock { MainActor.assumeIsolated { window.destroy() } }
        window.setDefaultSize(width: 400, height: 300)
        window.child = pane.widget
        note.history.withoutRecording {
            for _ in 0..<pictures { note.add(EditedNote.file) }
            note.moveToText(note.pictures.map(\.id), at: offset)
        }
        window.present()
        try waitUntil("the pictures") {
            pane.pictures.items.count == pictures && pane.pictures.items[0].widget.size.height > 1
        }
        return Shown(note: note, pane: pane, window: window)
    }

    /// Pictures out of view aren't decoded, and a picture is never shown larger than its own size.
    func testOnlyVisiblePicturesAreDecoded() throws {
        let shown = try show("one", pictures: 60, at: 3)
        let items = shown.pane.pictures.items
        try waitUntil("the visible pictures") { items[0].texture != nil }
        try waitUntil("no other pictures") { items[59].texture == nil && items[30].texture == nil }
        XCTAssertEqual(items[0].longestSide, 24)
        shown.buffer.insertionPoint = shown.buffer.count
        shown.pane.view.scrollToInsertionPoint()
        try waitUntil("the visible pictures at the end") { items[59].texture != nil && items[0].texture == nil }
    }

    func testPicturesAppearAndDisappearWithTheText() throws {
        let shown = try show("one", pictures: 2, at: 3)
        shown.buffer.select(0..<shown.buffer.count)
        shown.buffer.deleteSelection()
        XCTAssertEqual(shown.pane.pictures.items.count, 0)
        XCTAssertEqual(shown.ids.count, 0)
        shown.note.history.undo()
        XCTAssertEqual(shown.pane.pictures.items.map(\.id), shown.ids)
        try waitUntil("the pictures") { shown.pane.pictures.items.allSatisfy { $0.texture != nil } }
        XCTAssertTrue(shown.pane.pictures.items.allSatisfy(\.isSelected))
        shown.buffer.insertionPoint = 0
        XCTAssertFalse(shown.pane.pictures.items.contains(where: \.isSelected))
        // The copy has a view of its own, and shows its own picture.
        let line = shown.buffer.richText(in: 4..<6)
        shown.note.history.step(named: "Copy") { shown.buffer.insert(line, at: 0) }
        XCTAssertEqual(Set(shown.pane.pictures.items.map(\.id)), Set(shown.ids))
        XCTAssertEqual(shown.ids.count, 3)
    }

    func testKeysAndCommandsBesideAPictureApplyToIt() throws {
        let shown = try show("one\ntwo", pictures: 1, at: 4)
        let responder = shown.pane.responder
        // With the insertion point after the picture's line, and before it.
        for (offset, key) in [(6, "BackSpace"), (3, "Delete")] {
            shown.buffer.insertionPoint = offset
            XCTAssertTrue(responder.handle(Key(accelerator: key)))
            XCTAssertEqual(shown.buffer.text, "one\ntwo")
            XCTAssertEqual(shown.ids, [])
            XCTAssertEqual(shown.note.history.undoName, "Remove Image")
            shown.note.history.undo()
            XCTAssertEqual(shown.ids.count, 1)
        }
        shown.buffer.insertionPoint = 2
        XCTAssertFalse(responder.handle(Key(accelerator: "BackSpace")))
        // The menu bar's commands apply only to the selected picture.
        XCTAssertNil(responder.handler(for: .moveToSide))
        shown.buffer.select(4..<5)
        XCTAssertEqual(shown.pane.pictures.selected?.id, shown.ids[0])
        XCTAssertTrue(shown.pane.view.menuKeyTarget == shown.pane.pictures.items[0].widget)
        XCTAssertNotNil(responder.handler(for: .moveToSide))
        shown.buffer.select(3..<5)
        XCTAssertNil(shown.pane.pictures.selected)
        XCTAssertTrue(shown.pane.view.menuKeyTarget == shown.pane.view)
    }
}

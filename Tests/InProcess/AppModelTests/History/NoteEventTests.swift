import XCTest

@testable import Gtk
@testable import Platform
@testable import LongpressApp
@testable import Notes

/// Observers of a note are notified of each change once, whatever its kind.
final class NoteEventTests: GtkTestCase {
    @MainActor
    private final class Events {
        private var names: [String] = []

        init(_ note: Note) {
            note.observe { [weak self] change in
                let name =
                    switch change {
                    case .text(.insertion): "insertion"
                    case .text(.deletion): "deletion"
                    case .text(.marking): "marking"
                    case .pictures: "images"
                    case .pose: "pose"
                    case .caption: "caption"
                    case .history: "history"
                    }
                self?.names.append(name)
            }
        }

        /// Returns the events since the last call.
        func take() -> [String] {
            defer { names = [] }
            return names
        }
    }

    func testEachChangeIsReportedOnceFollowedByItsStep() {
        let note = EditedNote("text")
        let events = Events(note.note)
        note.type("a")
        XCTAssertEqual(events.take(), ["insertion", "history"])
        note.backspace()
        XCTAssertEqual(events.take(), ["deletion", "history"])
        note.set(.bold, in: 0..<2)
        XCTAssertEqual(events.take(), ["marking", "history"])
        let picture = note.addPicture()
        XCTAssertEqual(events.take(), ["images", "history"])
        note.turn(picture, .left)
        XCTAssertEqual(events.take(), ["pose", "history"])
        note.note.setCaption("hill", of: picture)
        XCTAssertEqual(events.take(), ["caption", "history"])
        note.history.undo()
        XCTAssertEqual(events.take(), ["caption", "history"])
        note.history.markSaved()
        XCTAssertEqual(events.take(), ["history"])
        note.history.withoutRecording { note.buffer.text = "" }
        XCTAssertEqual(events.take(), ["deletion"])
    }

    /// The mirror's text follows every change.
    func testTheMirrorFollowsTheText() throws {
        let note = EditedNote("text")
        note.type("s")
        note.set(.bold, in: 0..<4)
        note.history.undo()
        note.history.undo()
        note.paste("!")
        var text = ""
        note.note.mirror.pieces { text = $0.map(\.text.text).joined() }
        XCTAssertEqual(text, "text!")
    }
}

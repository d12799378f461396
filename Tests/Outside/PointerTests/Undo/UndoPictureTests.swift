import TestSupport
import XCTest

@testable import Driving

/// Undo and Redo of changes to pictures and captions, wherever the focus is.
final class UndoPictureTests: UndoTestCase {
    /// Undo pressed while the picture is still being turned undoes that turn, not the change before.
    func testARotationIsUndoneEvenBeforeItIsFinished() throws {
        try write("kept")
        try focusPicture()
        try app.keyboard.press("ctrl+r")
        try undo()
        try expectUndo("Undo Typing", redo: "Redo Rotate Right")
        try expectPicture(upright: false)
        XCTAssertEqual(try note.text, "kept")
    }

    func testACaptionChangeIsUndone() throws {
        try focusPicture()
        try app.keyboard.press("F2")
        let field = try find(role: "text box", name: "Edit Caption")
        try app.waitUntil("the field to have the focus") { field.has("focused") }
        try app.keyboard.type("Another")
        try app.keyboard.press("Return")
        try expectPictures(["Another"])
        try expectUndo("Undo Edit Caption", redo: "(Redo)")
        // From the caption's label.
        let middle = try caption.screenRectangle.center
        app.pointer.drag(from: middle, to: middle.moved(x: 40))
        try app.waitUntil("the caption to have the focus") { try self.caption.has("focused") }
        try undo()
        try expectPictures([welcomeCaption])
        try caption(welcomeCaption)
        try redo()
        try expectPictures(["Another"])
    }

    /// While a caption is being edited, Undo is the field's own; GTK's would empty the field.
    func testTheCaptionFieldHasItsOwnUndo() throws {
        try write("kept")
        try focusPicture()
        try app.keyboard.press("F2")
        let field = try find(role: "text box", name: "Edit Caption")
        try app.waitUntil("the field to have the focus") { field.has("focused") }
        try undo()
        try app.keyboard.press("End")
        try app.keyboard.type("!!")
        try app.waitUntil("the words") { try field.text == welcomeCaption + "!!" }
        try undo()
        try app.waitUntil("the caption as it was") { try field.text == welcomeCaption }
        try undo()
        try redo()
        try app.waitUntil("the words again") { try field.text == welcomeCaption + "!!" }
        try undo()
        try app.waitUntil("the caption as it was") { try field.text == welcomeCaption }
        try app.keyboard.press("ctrl+y")
        try app.waitUntil("the words again, by Ctrl+Y") { try field.text == welcomeCaption + "!!" }
        try app.keyboard.press("Return")
        try expectPictures([welcomeCaption + "!!"])
        try expectUndo("Undo Edit Caption", redo: "(Redo)")
        XCTAssertEqual(try note.text, "kept")
    }

    /// Changes of all kinds in one history, undone to the start and redone to the end.
    func testAllChangesShareOneHistory() throws {
        let text = try note.text
        try write("one")
        try focusPicture()
        try app.keyboard.press("ctrl+r")
        try expectPicture(upright: true)
        try focusNote()
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("ctrl+i")
        try focusPicture()
        try app.keyboard.press("Delete")
        try expectPictures([])
        for (undone, next) in [
            ("Redo Remove Image", "Undo Italic"), ("Redo Italic", "Undo Rotate Right"),
            ("Redo Rotate Right", "Undo Typing"), ("Redo Typing", "Undo Delete"), ("Redo Delete", "(Undo)"),
        ] {
            try undo()
            try expectUndo(next, redo: undone)
        }
        try expectText(text)
        try expectPictures([welcomeCaption])
        try expectPicture(upright: false)
        for _ in 0..<5 { try redo() }
        try expectPictures([])
        try expectText("one")
        try expectUndo("Undo Remove Image", redo: "(Redo)")
    }
}

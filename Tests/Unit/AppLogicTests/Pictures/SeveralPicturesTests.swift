import Longpress
import Testing

@testable import LongpressApp

/// The titles of commands that act on several pictures.
@Suite("Commands on several pictures")
struct SeveralPicturesTests {
    @Test("A step's name says what was done to how many pictures")
    @MainActor
    func undoNames() {
        let names: [(Command, one: String, three: String)] = [
            (.removeImage, "Remove Image", "Remove 3 Images"), (.rotateLeft, "Rotate Left", "Rotate 3 Images Left"),
            (.rotateRight, "Rotate Right", "Rotate 3 Images Right"),
            (.flipHorizontally, "Flip Horizontally", "Flip 3 Images Horizontally"),
            (.flipVertically, "Flip Vertically", "Flip 3 Images Vertically"), (.cut, "Cut", "Cut 3 Images"),
        ]
        for (command, one, three) in names {
            #expect(command.undoName(forImages: 1) == one)
            #expect(command.undoName(forImages: 3) == three)
        }
        #expect(Command.removeImage.title(forImages: 1) == nil)
        #expect(Command.removeImage.title(forImages: 2) == "Remove Images")
    }

    /// C5, C14, C15, and the order of a picture's commands.
    @Test("A picture's menu has three groups, with destructive commands last")
    @MainActor
    func menu() {
        func outline(_ changes: String) -> String {
            """
            Open
            Copy Image
            Paste Image
            Save Image As…
            Open With…
            Share…
            —
            Rotate ▸
              Rotate Left
              Rotate Right
              Flip Horizontally
              Flip Vertically
            \(changes)
            —
            Remove Image (destructive)
            """
        }
        #expect(
            ContextMenu.picture.outline == outline("Edit Caption…\nMove Earlier\nMove Later\nMove to Text"))
        #expect(
            ContextMenu.textPicture.outline
                == outline("Size ▸\n  Small\n  Medium\n  Full Width\nEdit Caption…\nMove to Side"))
    }

    /// C7.
    @Test("All commands are in the main interface")
    @MainActor
    func mainInterface() {
        let bar = Set(MenuBar.longpress.commands.map(\.id))
        for menu in [ContextMenu.picture, .textPicture, .emptyPane] {
            #expect(menu.commands.filter { !bar.contains($0.id) } == [])
        }
    }
}

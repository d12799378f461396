import Gtk
import Markup
import Longpress
import TestSupport
import XCTest

@testable import Files
@testable import LongpressApp
@testable import Notes
@testable import Platform

/// The list of the notes in a folder.
final class SidebarTests: SidebarTestCase {
    func testTheSidebarDoesNotExistUntilItIsShown() throws {
        XCTAssertNil(note.sidebar)
        XCTAssertEqual(note.sidebarWidth, 0)
        XCTAssertFalse(isAvailable(.renameListed))
        try folder.write("words", to: "a.txt")
        perform(.showFolder)
        try expect(["a"])
        XCTAssertTrue(try sidebar.list.containsFocus)
        XCTAssertTrue(application.settings.settings.showsSidebar)
        perform(.showFolder)
        XCTAssertFalse(note.showsSidebar)
        XCTAssertTrue(note.text.view.containsFocus)
        XCTAssertFalse(application.settings.settings.showsSidebar)
    }

    func testMenusOfOneItemOfSeveralAndOfTheEmptySpace() throws {
        try show("a.txt", "b.txt", "in/c.txt")
        XCTAssertEqual(
            try menu(at: "a"),
            "context: Open, Open in New Window, Rename…, Duplicate, Pin, Move to, Share…, Move to Trash")
        XCTAssertEqual(try sidebar.selected.map(\.title), ["a"])
        XCTAssertEqual(try menu(at: "in"), "context: Open, Rename…, Move to Trash")
        try select("a", "b")
        XCTAssertEqual(
            try menu(at: "b"),
            "context: 2 Notes, Open, Open in New Window, Duplicate, Pin, Move to, Share…, Move to Trash")
        try select("in", "a")
        XCTAssertEqual(try menu(at: "in"), "context: 2 Items, Open, Open in New Window, Move to Trash")
        let empty = try XCTUnwrap(try menu(at: nil))
        XCTAssertEqual(Set(empty.dropFirst(9).split(separator: ", ")), ["New Note", "New Folder…", "Sort By"])
    }

    func testANoteOpensInTheSameWindowUnlessItHasUnsavedWork() throws {
        try show("a.txt", "b.txt")
        let count = application.windows.count
        try select("a")
        perform(.openListed)
        try waitUntil("the note") { self.note.store.name == "a.txt" && self.note.store.reading == nil }
        XCTAssertEqual(note.text.view.buffer.text, "The words of a.txt\nand more")
        XCTAssertEqual(application.windows.count, count)
        // A note that is already open is brought to the front.
        perform(.openListedInWindow)
        note.text.view.buffer.replaceSelection(with: "Unsaved ")
        try select("b")
        perform(.openListed)
        try waitUntil("another window") { self.application.windows.count == count + 1 }
        try waitUntil("the other note") { self.application.windows.last?.store.name == "b.txt" }
        XCTAssertEqual(note.store.name, "a.txt")
        XCTAssertTrue(note.store.isModified)
    }

    func testTheOpenNoteIsSelected() throws {
        try show("a.txt", "b.txt")
        application.open([File(path: folder.path + "/b.txt")], from: note, replacing: true)
        try waitUntil("the row") { try self.sidebar.selected.map(\.title) == ["b"] }
    }

    func testAFolderCanBeEnteredAndLeft() throws {
        try show("a.txt", "in/c.txt")
        try sidebar.open(sidebar.items.filter(\.isFolder), inNewWindow: false)
        try expect(["c"])
        XCTAssertEqual(try sidebar.root, File(path: folder.path))
        try sidebar.goUp()
        try expect(["a"])
        try waitUntil("the folder to be selected") { try self.sidebar.selected.map(\.title) == ["in"] }
        try sidebar.goUp()
        try expect(["a"])
    }

    /// Later changes in the folder have no observer.
    func testTheSidebarIsFreedWhenItsWindowCloses() throws {
        try show("a.txt")
        weak var list: NotesSidebar?
        func open() throws {
            let new = application.makeWindow()
            new.showSidebar(true)
            new.window.present()
            list = new.sidebar
            try waitUntil("the note") { list?.items.count == 1 && new.window.isActive }
            ExampleNote.close(new)
        }
        try open()
        try folder.write("words", to: "b.txt")
        try expect(["a", "b"])
        try waitUntil("it to go") { list == nil }
    }

    func testNewWindowsHaveASidebarAndExamplesDoNot() throws {
        try show("a.txt")
        application.settings.change { $0.showsSidebar = true }
        let window = application.makeWindow()
        XCTAssertTrue(window.showsSidebar)
        ExampleNote.close(window)
        let example = try ShownNote()
        XCTAssertFalse(example.note.showsSidebar)
        example.close()
    }

    func testPinnedNotesComeFirstAndStayPinnedWhenRenamed() throws {
        try show("a.txt", "b.txt", "c.txt")
        try select("c")
        perform(.pinListed)
        try expect(["c", "a", "b"])
        XCTAssertEqual(note.window.responderChain.available([.pinListed]).first??.title, "Unpin")
        XCTAssertEqual(application.settings.settings.pinnedNotes, [File(path: folder.path + "/c.txt").uri])
        let item = try XCTUnwrap(sidebar.items.first)
        let outcome = try awaiting("the renaming") {
            await self.application.openFolders.operations.rename(item, to: "d")
        }
        XCTAssertEqual(outcome.failures, [])
        application.openFolders.refresh()
        try expect(["d", "a", "b"])
        try select("d")
        perform(.pinListed)
        try expect(["a", "b", "d"])
        XCTAssertEqual(application.settings.settings.pinnedNotes, [])
    }

    func testNotesAreMovedIntoAFolderAndBack() throws {
        try show("a.txt", "b.txt", "in/c.txt")
        try select("a")
        let menu = try sidebar.responder.moveMenu
        XCTAssertEqual(menu.commands.map(\.title), ["in"])
        try sidebar.responder.move(to: File(path: folder.path + "/in"))
        try expect(["b"])
        XCTAssertEqual(folder.read("in/a.txt"), "The words of a.txt\nand more")
        try sidebar.open(sidebar.items.filter(\.isFolder), inNewWindow: false)
        try expect(["a", "c"])
        try select("c")
        XCTAssertEqual(try sidebar.responder.moveMenu.commands.map(\.title), [File(path: folder.path).name])
        perform(.moveListed)
        try waitUntil("the sheet") { ActionSheet.isPresented(in: self.note.window) }
        try XCTUnwrap(sidebar.responder.handler(for: .undo)).perform()
        try waitUntil("the note to be back") { self.folder.read("a.txt") != nil }
        XCTAssertNil(folder.read("in/a.txt"))
    }

    /// A picture in a note's page is visible beside the title.
    func testANoteWithAPictureHasAThumbnail() throws {
        let picture = Base64.encode(EditedNote.file.bytes)
        try folder.write("<p>words</p><img src=\"data:image/svg+xml;base64,\(picture)\">", to: "a.html")
        try folder.write("<p>words</p>", to: "b.html")
        note.showSidebar(true)
        func pictures(in widget: Widget) -> Int {
            let isPicture = widget.typeName == "GtkImage" && widget.isMapped && widget.size.width == 36
            return widget.children.reduce(isPicture ? 1 : 0) { $0 + pictures(in: $1) }
        }
        try waitUntil("one picture") { try pictures(in: self.sidebar.list) == 1 }
    }

    func testMovingToTheTrashIsAnnouncedAndCanBeUndone() throws {
        try show("a.txt", "b.txt")
        try select("a")
        perform(.openListed)
        try waitUntil("the note") { self.note.store.name == "a.txt" && self.note.store.reading == nil }
        try select("a", "b")
        perform(.trashListed)
        try expect([])
        try waitUntil("the notice") { self.note.toast.widget.isVisible }
        // The open note has lost its file and starts empty.
        XCTAssertNil(note.store.location.file)
        try sidebar.list.grabFocus()
        XCTAssertEqual(note.window.responderChain.available([.undo]).first??.title, "Undo Move to Trash")
        perform(.undo)
        try expect(["a", "b"])
        XCTAssertEqual(folder.read("a.txt"), "The words of a.txt\nand more")
    }

    /// Unsaved work isn't lost when its file is trashed.
    func testUnsavedWorkStaysWhenItsFileIsTrashed() throws {
        try show("a.txt")
        try select("a")
        perform(.openListed)
        try waitUntil("the note") { self.note.store.name == "a.txt" && self.note.store.reading == nil }
        note.text.view.buffer.replaceSelection(with: "Unsaved ")
        perform(.trashListed)
        try expect([])
        XCTAssertTrue(note.text.view.buffer.text.hasPrefix("Unsaved The"))
    }

    /// A new note made in the folder is saved there without a question, named after its first words.
    func testANewNoteIsSavedInTheFolder() throws {
        try show("a.txt")
        try folder.write("", to: "milk and bread.html")
        try expect(["a", "milk and bread"])
        perform(.newListed)
        let new = try XCTUnwrap(application.windows.last)
        new.text.view.buffer.replaceSelection(with: "milk and bread")
        new.save()
        try waitUntil("the file") { new.store.name == "milk and bread 2.html" }
        try expect(["a", "milk and bread", "milk and bread 2"])
    }

    func testAMissingFolderIsReported() throws {
        try show("a.txt")
        XCTAssertEqual(rename(folder.path, folder.path + "-gone"), 0)
        defer { rename(folder.path + "-gone", folder.path) }
        let name = File(path: folder.path).name
        try waitUntil("the message") {
            try self.sidebar.folder?.state == .failed("The folder “\(name)” isn’t there any more.")
        }
        XCTAssertEqual(titles, [])
        // The note can still be edited.
        XCTAssertTrue(note.text.view.isSensitive)
    }

    func testTheSidebarIsAboveTheNoteInANarrowWindow() throws {
        try show("a.txt")
        XCTAssertEqual(note.sides.orientation, .horizontal)
        XCTAssertEqual(note.sidebarWidth, NotesSidebar.defaultWidth)
        note.window.setDefaultSize(width: 400, height: 640)
        try waitUntil("it to be above") {
            self.note.sides.orientation == .vertical && self.note.window.size.width < 420
        }
        XCTAssertEqual(note.panes.orientation, .vertical)
        note.window.setDefaultSize(width: 900, height: 640)
        try waitUntil("it to be beside") { self.note.sides.orientation == .horizontal }
        XCTAssertEqual(note.sidebarWidth, NotesSidebar.defaultWidth)
    }

    /// A long list never blocks the window, and its first rows show soon.
    func testListingTenThousandNotesNeverBlocks() throws {
        for number in 0..<10_000 { try folder.write("Words \(number)", to: "\(number).txt") }
        note.showSidebar(true)
        let longest = try LongestTurn.until("all notes to be read") {
            let items = note.sidebar?.folder?.items ?? []
            return items.count == 10_000 && items.last?.summary != nil
        }
        // Code that visits all notes takes twenty times as long in an unoptimised build.
        XCTAssertLessThan(longest, 5 * LongestTurn.limit)
        XCTAssertEqual(titles.first, "0")
    }
}

import Foundation
import Platform
import RichText
import TestSupport
import XCTest

@testable import Notes

/// Save and Save As…: the questions, the file's content afterwards, and the note's state.
final class SavingTests: NoteStoreTestCase {
    func testANewNoteIsSavedWhereTheUserChooses() throws {
        open.text.type("Shopping list:\nbread")
        person.files = [folder.file("list.html")]
        XCTAssertTrue(try save())
        XCTAssertEqual(person.suggested, ["Shopping list.html"])
        XCTAssertEqual(person.asked, [])
        XCTAssertTrue(folder.read("list.html")?.contains("bread") ?? false)
        XCTAssertEqual(store.location.file, folder.file("list.html"))
        XCTAssertEqual(store.name, "list.html")
        XCTAssertFalse(store.isModified)
        XCTAssertEqual(open.used, ["list.html html"])
        XCTAssertEqual(person.goingOn.map(\.text), ["Saving “list.html”…"])
        XCTAssertTrue(person.goingOn.allSatisfy(\.hasEnded))
        // The next saving goes to the same file, without a question.
        open.text.type(" and milk")
        XCTAssertTrue(try save())
        XCTAssertTrue(folder.read("list.html")?.contains("bread and milk") ?? false)
        XCTAssertEqual(person.suggested.count, 1)
    }

    func testCancellingTheQuestionLeavesTheNoteUnsaved() throws {
        open.text.type("one")
        XCTAssertFalse(try save())
        XCTAssertTrue(store.isModified)
        XCTAssertNil(store.location.file)
    }

    func testCancellingTheWritingLeavesNoteAndFileUnchanged() throws {
        try open("note.html", Self.page("one"))
        open.text.type("!")
        person.callsOff = true
        XCTAssertFalse(try save())
        XCTAssertEqual(folder.read("note.html"), Self.page("one"))
        XCTAssertTrue(store.isModified)
        XCTAssertEqual(person.asked, [])
    }

    /// Text typed while a file is written isn't in it.
    func testTextTypedWhileSavingIsUnsaved() throws {
        let file = try open("note.txt", "one")
        open.text.type(" two")
        let saving = Task { await store.save() }
        // The text is read immediately, and written on another thread.
        try waitUntil("the writing") {
            !self.person.goingOn.filter { $0.text.hasPrefix("Saving") }.isEmpty
        }
        open.text.type(" three")
        XCTAssertTrue(try awaiting("saving") { await saving.value })
        XCTAssertEqual(folder.read(file.name), "one two")
        XCTAssertTrue(store.isModified)
    }

    func testOnlyOneQuestionIsAskedAtATime() throws {
        open.text.type("one")
        person.files = [folder.file("one.txt")]
        let (first, second) = (Task { await store.save() }, Task { await store.saveAs() })
        XCTAssertTrue(try awaiting("the first") { await first.value })
        XCTAssertTrue(try awaiting("the second") { await second.value })
        XCTAssertEqual(person.suggested.count, 1)
    }

    // MARK: Names

    /// Without an ending it becomes an HTML file, and doesn't replace an existing one without asking.
    func testANameWithoutAnExtensionGetsOne() throws {
        try folder.write("mine", to: "other.html")
        open.text.type("one")
        XCTAssertFalse(try saveAs("other"))
        XCTAssertEqual(
            try question(),
            .init(
                title: "“other.html” already exists", message: "Saving replaces its contents.",
                answers: ["Replace!"]))
        XCTAssertEqual(folder.read("other.html"), "mine")
        person.answers = [ReplacingAnswer.replace]
        XCTAssertTrue(try saveAs("other"))
        XCTAssertTrue(folder.read("other.html")?.contains(">one<") ?? false)
        XCTAssertTrue(try saveAs("plain"))
        XCTAssertEqual(store.location.file?.name, "plain.html")
        XCTAssertNil(folder.read("plain"))
    }

    func testANoteOpenInAnotherWindowIsNotOverwritten() throws {
        let other = OpenNote(journalsIn: folder)
        let file = File(path: try folder.write("theirs", to: "open.txt"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link.txt", withDestinationPath: try XCTUnwrap(file.path))
        try awaiting("the other note") { try await other.open(file) }
        let notes = OpenedNotes([open, other], journalsIn: folder)
        store.notes = notes
        open.text.type("one")
        for name in ["open.txt", "link.txt"] {
            XCTAssertFalse(try saveAs(name))
            XCTAssertEqual(person.shown, ["“\(name)” was not saved. It is open in another window."])
        }
        XCTAssertEqual(folder.read("open.txt"), "theirs")
    }

    // MARK: Formats

    func testStylesAreNotLostWithoutAQuestion() throws {
        try open("list.md", "# one\n\n* two *\t<b>\n")
        open.text.type("bold", [.bold])
        XCTAssertFalse(try save())
        XCTAssertEqual(try question().title, "Save as Markdown?")
        XCTAssertEqual(try question().answers, ["Save as HTML…", "Save as Markdown!"])
        XCTAssertEqual(folder.read("list.md"), "# one\n\n* two *\t<b>\n")
        person.answers = [LossAnswer.saveAsHTML]
        person.files = [folder.file("list.html")]
        XCTAssertTrue(try save())
        XCTAssertEqual(person.suggested, ["list.html"])
        XCTAssertEqual(folder.read("list.md"), "# one\n\n* two *\t<b>\n")
        XCTAssertTrue(folder.read("list.html")?.contains("<b>bold</b>") ?? false)
    }

    /// The question isn't repeated for the same file; but it is for another file, and for another note.
    func testAnAcceptedLossIsAskedAboutOnce() throws {
        open.text.type("bold", [.bold])
        person.answers = [LossAnswer.accept]
        XCTAssertTrue(try saveAs("a.txt"))
        open.text.type("!", [.bold])
        XCTAssertTrue(try save())
        XCTAssertEqual(person.asked.map(\.title), ["Save as Plain Text?"])
        XCTAssertEqual(folder.read("a.txt"), "bold!")
        XCTAssertFalse(try saveAs("b.txt"))
        XCTAssertEqual(person.asked.count, 2)
        try open("c.txt", "plain")
        open.text.type("bold", [.bold])
        XCTAssertFalse(try save())
        XCTAssertEqual(person.asked.count, 3)
    }

    func testOnlyTypedTextChangesATextFile() throws {
        for (content, typed, after) in [
            ("# one\r\n\r\n* two *\t<b>\n", "three", "# one\r\n\r\n* two *\t<b>\nthree"),
            ("\u{FEFF}plain", "!", "\u{FEFF}plain!"),
        ] {
            try open("list.md", content)
            open.text.type(typed)
            XCTAssertTrue(try save())
            XCTAssertEqual(folder.read("list.md"), after)
        }
    }

    /// Saving it under its own name would lose some of its content.
    func testAPageOfAnotherProgramIsSavedUnderANewName() throws {
        let page = "<title>Trip</title><h1>Title</h1><p>one"
        try open("page.html", page)
        XCTAssertNotNil(store.location.foreign)
        open.text.type("!")
        person.files = [folder.file("mine.html")]
        XCTAssertTrue(try save())
        XCTAssertEqual(person.suggested, ["page (Longpress).html"])
        XCTAssertEqual(folder.read("page.html"), page)
        XCTAssertNil(store.location.foreign)
        XCTAssertTrue(folder.read("mine.html")?.contains("<title>mine</title>") ?? false)
    }

    /// If the user explicitly chooses the page's own name, the page is replaced; it is then a note, and keeps its title.
    func testAPageOfAnotherProgramIsReplacedIfTheUserSaysSo() throws {
        try open("page.html", "<title>Trip</title><h1>Title</h1><p>one")
        XCTAssertTrue(try saveAs("page.html"))
        XCTAssertTrue(folder.read("page.html")?.contains("<title>Trip</title>") ?? false)
        open.text.type("!")
        XCTAssertTrue(try save())
        XCTAssertTrue(folder.read("page.html")?.contains("one!") ?? false)
    }

    /// Saved in UTF-8, it would be a different file.
    func testAFileInAnotherCharsetIsSavedUnderANewName() throws {
        let file = File(path: try folder.write(Array("Gr".utf8) + [0xFC, 0x6E], to: "latin.txt"))
        try awaiting("the note") { try await self.open.open(file) }
        XCTAssertEqual(open.words, "Grün")
        open.text.type("!")
        person.files = [folder.file("utf8.txt")]
        XCTAssertTrue(try save())
        XCTAssertEqual(folder.read("utf8.txt"), "Grün!")
        XCTAssertEqual(FileManager.default.contents(atPath: file.path!)?.count, 4)
    }
}

import Formats
import RichText
import TestSupport
import XCTest

@testable import Files
@testable import Notes
@testable import Platform

/// The user's operations on the files of a folder, and undoing them.
final class FolderOperationsTests: NoteStoreTestCase {
    private var opened: OpenedNotes!
    private var operations: FolderOperations!

    override func begin() throws {
        try super.begin()
        opened = OpenedNotes([open], journalsIn: folder)
        operations = FolderOperations(opened)
    }

    override func end() throws {
        (operations, opened) = (nil, nil)
        try super.end()
    }

    private func item(_ name: String) throws -> FolderItem {
        let path = SystemPath(folder.path + "/" + name)
        return FolderItem(try XCTUnwrap(FolderEntry(path, named: SystemPath(name))))
    }

    /// Performs an operation, and returns the names of the resulting files.
    @discardableResult
    private func perform(
        _ body: @escaping @MainActor (FolderOperations) async -> FolderOperations.Outcome
    ) throws -> [String] {
        let outcome = try awaiting("the operation") { await body(self.operations) }
        return outcome.done.map(\.name) + outcome.failures
    }

    private var names: [String] {
        get throws {
            try File(path: folder.path).entries(where: { _ in true }, Cancellation()).map(\.name)
                .filter { $0 != "state" }.sorted()
        }
    }

    func testRenamingKeepsTheExtensionAndCanBeUndone() throws {
        try folder.write("words", to: "a.note.txt")
        let item = try item("a.note.txt")
        XCTAssertEqual(try perform { await $0.rename(item, to: "b/c\n.") }, ["b-c-..txt"])
        XCTAssertEqual(operations.undoName, "Rename")
        XCTAssertEqual(try names, ["b-c-..txt"])
        try perform { await $0.undo() }
        XCTAssertEqual(try names, ["a.note.txt"])
        XCTAssertNil(operations.undoName)
    }

    func testATakenNameIsRefused() throws {
        try folder.write("one", to: "a.txt")
        try folder.write("two", to: "b.txt")
        let item = try item("a.txt")
        XCTAssertEqual(
            try perform { await $0.rename(item, to: "b") },
            ["“a.txt” can’t be renamed. There is another one of that name."])
        XCTAssertEqual(try names, ["a.txt", "b.txt"])
        XCTAssertEqual(folder.read("b.txt"), "two")
        XCTAssertNil(operations.undoName)
    }

    /// The note can still be edited, is saved under its new name, and no change is reported.
    func testAnOpenNoteFollowsItsRenamedFile() throws {
        try open("a.html", Self.page("words"))
        open.text.type("more ")
        let item = try item("a.html")
        XCTAssertEqual(try perform { await $0.rename(item, to: "b") }, ["b.html"])
        XCTAssertEqual(store.name, "b.html")
        XCTAssertTrue(store.isModified)
        try awaiting("the check for changes") { await self.store.lookForChanges() }
        XCTAssertEqual(person.asked, [])
        XCTAssertEqual(person.shown, [])
        XCTAssertTrue(try save())
        XCTAssertEqual(try names, ["b.html"])
        XCTAssertTrue(folder.read("b.html")!.contains("<title>b</title>"))
        try perform { await $0.undo() }
        XCTAssertEqual(store.name, "a.html")
    }

    /// An earlier change by another program is still noticed.
    func testAnotherProgramsChangeIsNoticedAfterRenaming() throws {
        try open("a.html", Self.page("words"))
        try folder.write(Self.page("theirs"), to: "a.html")
        let item = try item("a.html")
        try perform { await $0.rename(item, to: "b") }
        try awaiting("the check for changes") { await self.store.lookForChanges() }
        XCTAssertEqual(person.asked.map(\.title), ["Another program changed “b.html”"])
    }

    func testCopiesAreNumbered() throws {
        try folder.write("words", to: "a.txt")
        try folder.write("other", to: "a 2.txt")
        let file = folder.file("a.txt")
        XCTAssertEqual(try perform { await $0.duplicate([file]) }, ["a 3.txt"])
        XCTAssertEqual(folder.read("a 3.txt"), "words")
        XCTAssertEqual(folder.read("a 2.txt"), "other")
        try perform { await $0.undo() }
        XCTAssertEqual(try names, ["a 2.txt", "a.txt"])
    }

    func testFoldersAreCreatedAndNotesMovedIntoThem() throws {
        try folder.write("words", to: "a.txt")
        let (root, file) = (File(path: folder.path), folder.file("a.txt"))
        XCTAssertEqual(try perform { await $0.makeFolder(named: "New", in: root) }, ["New"])
        XCTAssertEqual(try perform { await $0.makeFolder(named: "New", in: root) }, ["New 2"])
        let new = folder.file("New")
        XCTAssertEqual(try perform { await $0.move([file], to: new) }, ["a.txt"])
        XCTAssertEqual(folder.read("New/a.txt"), "words")
        try perform { await $0.undo() }
        XCTAssertEqual(try names, ["New", "New 2", "a.txt"])
    }

    func testMovingToTheTrashCanBeUndone() throws {
        for name in ["a.txt", "b.txt"] { try folder.write(name, to: name) }
        let files = ["a.txt", "missing.txt", "b.txt"].map(folder.file)
        let outcome = try perform { await $0.trash(files) }
        XCTAssertEqual(outcome.prefix(2), ["a.txt", "b.txt"])
        XCTAssertEqual(outcome.count, 3)
        XCTAssertTrue(outcome[2].hasPrefix("“missing.txt” can’t be moved to the trash. "), outcome[2])
        XCTAssertEqual(try names, [])
        XCTAssertEqual(try perform { await $0.undo() }.sorted(), ["a.txt", "b.txt"])
        XCTAssertEqual(folder.read("a.txt"), "a.txt")
    }
}

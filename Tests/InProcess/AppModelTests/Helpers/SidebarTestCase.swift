import Gtk
import Longpress
import TestSupport
import XCTest

@testable import Files
@testable import LongpressApp
@testable import Notes
@testable import Platform

/// A test of the list of notes, with a folder and a window of its own.
class SidebarTestCase: GtkTestCase {
    private(set) var folder: TemporaryFolder!
    private(set) var shown: ShownNote!
    private var before = StoredSettings()

    var note: NoteWindow { shown.note }
    var application: LongpressApplication { ShownNote.application }
    var sidebar: NotesSidebar {
        get throws { try XCTUnwrap(note.sidebar) }
    }

    override func begin() throws {
        try super.begin()
        folder = try TemporaryFolder()
        before = application.settings.settings
        let uri = File(path: folder.path).uri
        application.settings.change { ($0.notesFolder, $0.folderOrder) = (uri, .name) }
        shown = try ShownNote()
    }

    override func end() throws {
        for window in application.windows where window !== shown.note { ExampleNote.close(window) }
        shown.close()
        application.settings.change { [before] in $0 = before }
        try super.end()
    }

    /// Writes notes, and shows them in the list.
    func show(_ names: String...) throws {
        for name in names { try folder.write("The words of \(name)\nand more", to: name) }
        note.showSidebar(true)
        try expect(names.filter { !$0.contains("/") }.map { String($0.split(separator: ".")[0]) })
    }

    /// The titles of the notes in the list.
    var titles: [String] { note.sidebar?.items.filter { !$0.isFolder }.map(\.title) ?? [] }

    func expect(_ titles: [String], line: UInt = #line) throws {
        do { try waitUntil("\(titles)") { self.titles == titles } } catch {
            XCTAssertEqual(self.titles, titles, line: line)
        }
    }

    func select(_ titles: String...) throws {
        let sidebar = try sidebar
        sidebar.list.select(sidebar.items.indices.filter { titles.contains(sidebar.items[$0].title) })
        XCTAssertEqual(sidebar.selected.map(\.title), titles)
    }

    /// Performs a command as the menu bar does.
    func perform(_ command: Command, line: UInt = #line) {
        let chain = note.window.responderChain
        XCTAssertNotNil(chain.available([command]).first ?? nil, "\(command.title) is dimmed", line: line)
        chain.perform(command)
    }

    func isAvailable(_ command: Command) -> Bool {
        (note.window.responderChain.available([command]).first ?? nil) != nil
    }

    /// Opens the menu of the row with this title, or of the empty space if `title` is `nil`, and returns it in words.
    func menu(at title: String?) throws -> String? {
        let sidebar = try sidebar
        let point = try waitFor("the place of \(title ?? "the empty space")") { () -> Point? in
            let list = sidebar.list
            guard let title else { return list.size.height > 100 ? Point(x: 30, y: list.size.height - 5) : nil }
            let index = sidebar.items.firstIndex { $0.title == title }
            let frame = index.flatMap(list.element).flatMap(list.frame)
            let point = frame.map { Point(x: $0.midX, y: $0.midY) }
            return point.flatMap { list.index(at: $0) == index ? $0 : nil }
        }
        MenuPresenter.shared.open(on: sidebar.list, by: .secondaryClick, at: point)
        defer { MenuPresenter.shared.close() }
        return ShownNote.menu(in: note.window)
    }
}

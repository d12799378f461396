import Gtk
import TestSupport
import XCTest

@testable import Platform

/// Lists of Swift values, displayed by GTK.
final class ListModelTests: GtkTestCase {
    private struct Song: Identifiable {
        let id: Int
        var title: String
    }

    private func with(
        _ songs: ListModel<Song>, _ body: (ListView, _ titles: @escaping () -> [String]) throws -> Void
    ) throws {
        var labels: [Label] = []
        let view = ListView(songs, name: "Songs") {
            let label = Label()
            labels.append(label)
            return ListCell(label) { label.text = $0.title }
        }
        try TestWindow.with(ScrolledWindow(view)) { _ in
            try body(view) { labels.filter { $0.isMapped }.map(\.text) }
        }
    }

    private let three = [Song(id: 1, title: "A"), Song(id: 2, title: "B"), Song(id: 3, title: "C")]

    func testTheListShowsTheItems() throws {
        let songs = ListModel(three)
        try with(songs) { view, titles in
            try waitUntil("the rows") { titles().sorted() == ["A", "B", "C"] }
            songs.items.append(Song(id: 4, title: "D"))
            try waitUntil("a row more") { titles().sorted() == ["A", "B", "C", "D"] }
            songs.items[1].title = "Bee"
            try waitUntil("another title") { titles().sorted() == ["A", "Bee", "C", "D"] }
            songs.change([self.three[2], Song(id: 99, title: "")]) { $0.title += "!" }
            try waitUntil("yet another title") { titles().sorted() == ["A", "Bee", "C!", "D"] }
            songs.items.removeFirst()
            try waitUntil("a row fewer") { titles().sorted() == ["Bee", "C!", "D"] }
            songs.items = []
            try waitUntil("no rows") { titles().isEmpty }
        }
    }

    /// A selected item stays selected when its position changes.
    func testTheSelectionFollowsTheItem() throws {
        let songs = ListModel(three)
        try with(songs) { view, _ in
            view.selectOnly(at: 1)
            var changes = 0
            view.onSelectionChange { changes += 1 }
            songs.items.insert(Song(id: 9, title: "New"), at: 0)
            XCTAssertEqual(view.selectedIndices, [2])
            songs.items.swapAt(0, 2)
            XCTAssertEqual(view.selectedIndices, [0])
            songs.items.removeFirst()
            XCTAssertEqual(view.selectedIndices, [])
            view.selectAll()
            XCTAssertEqual(view.selectedIndices, [0, 1, 2])
            view.unselectAll()
            XCTAssertEqual(view.selectedIndices, [])
            XCTAssertGreaterThan(changes, 1)
        }
    }

    /// The list shows any items in the order they were set, including duplicates.
    func testAnyItemsAreKeptInOrder() {
        var random = SeededGenerator(seed: 7)
        let songs = ListModel<String>()
        for _ in 0..<200 {
            let items = (0..<Int.random(in: 0..<8, using: &random)).map { _ in
                String("abcde".randomElement(using: &random)!)
            }
            songs.items = items
            XCTAssertEqual(songs.items, items)
        }
    }

    func testTheUserCanActivateAnItem() throws {
        let songs = ListModel(three)
        try with(songs) { view, titles in
            var opened: [Int] = []
            view.onActivate { opened.append($0) }
            try waitUntil("the rows") { titles().count == 3 }
            view.grabFocus()
            // Which item gets the focus depends on the version of GTK.
            try TestDisplay.shared().keyboard.press("End")
            try TestDisplay.shared().keyboard.press("Return")
            try waitUntil("the last one to be opened") { opened == [2] }
        }
    }

    /// Neither the view nor its rows form a retain cycle.
    func testTheListIsFreedWithItsWindow() throws {
        weak var cell: ListCell<Song>?
        weak var model: ListModel<Song>?
        try autoreleased {
            let songs = ListModel(three)
            model = songs
            let view = ListView(songs, name: "Songs") {
                let label = Label()
                let made = ListCell<Song>(label) { label.text = $0.title }
                cell = made
                return made
            }
            try TestWindow.with(ScrolledWindow(view)) { _ in try waitUntil("a row") { cell != nil } }
        }
        try waitUntil("it to end") { cell == nil && model == nil }
    }

    private func autoreleased(_ body: () throws -> Void) rethrows { try body() }
}

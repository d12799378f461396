import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Menus written where a widget is made, with the action of each command.
final class WrittenMenuTests: LongpressTestCase {
    /// R1, C1, C2: a widget with only a written menu has that menu, by pointer and by keyboard.
    func testAPlainWidgetNeedsNoResponder() throws {
        let row = Box(.horizontal, role: .group)
        row.append(Label("a song"))
        var plays = 0
        var asked = 0
        row.contextMenu(title: "Song \(asked)") {
            let _ = asked += 1
            Action("Play", icon: .play) { plays += 1 }
            if plays > 0 { Action("Play Again") { plays += 10 } }
            Divider()
            Action("Remove", icon: .remove, role: .destructive) {}
        }
        try TestWindow.with(row) { window in
            XCTAssertEqual(asked, 0)
            XCTAssertTrue(row.isFocusable)
            XCTAssertTrue(MenuPresenter.shared.open(on: row, by: .secondaryClick, at: Point(x: 10, y: 10)))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "[Song 0]\nPlay\n—\nRemove (destructive)")
            try MenuOnScreen.choose("Play", in: window)
            try waitUntil("it to play") { plays == 1 && MenuPresenter.shared.openKind == nil }
            XCTAssertEqual(asked, 1)
            XCTAssertTrue(row.containsFocus)
            XCTAssertTrue(MenuPresenter.shared.open(on: row, by: .keyboard))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "[Song 1]\nPlay\nPlay Again\n—\nRemove (destructive)")
            XCTAssertEqual(MenuOnScreen.current(in: window), "Play")
            MenuOnScreen.press("Down")
            MenuOnScreen.press("Return")
            try waitUntil("it to play again") { plays == 11 }
        }
    }

    /// C17: a toggle that keeps the menu open shows its new state immediately.
    func testATogglesMarkIsUpdatedAtOnce() throws {
        let row = Label("a song")
        var isFavorite = false
        row.contextMenu {
            Action("Favorite", keepsMenuPresented: true, isOn: isFavorite) { isFavorite.toggle() }
        }
        try TestWindow.with(row) { window in
            MenuPresenter.shared.open(on: row, by: .secondaryClick, at: Point(x: 5, y: 5))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Favorite")
            try MenuOnScreen.choose("Favorite", in: window)
            try waitUntil("the mark") { MenuOnScreen.outline(in: window) == "✓ Favorite" }
            try MenuOnScreen.choose("Favorite", in: window)
            try waitUntil("no mark") { MenuOnScreen.outline(in: window) == "Favorite" }
        }
    }

    /// E1, E31: a text has its standard commands automatically, and the written ones.
    func testATextNeedsNoResponder() throws {
        let view = TextView()
        view.buffer.text = "a few words"
        var quoted = 0
        view.editMenu {
            Standard()
            if view.buffer.selection != nil { Action("Quote") { quoted += 1 } }
        }
        try TestWindow.with(ScrolledWindow(view)) { window in
            view.grabFocus()
            view.buffer.select(0..<5)
            XCTAssertTrue(MenuPresenter.shared.open(on: view, by: .keyboard))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Cut | Copy | Delete | Select All | Quote")
            try MenuOnScreen.choose("Quote", in: window)
            try waitUntil("the quote") { quoted == 1 && MenuPresenter.shared.openKind == nil }
            view.buffer.insertionPoint = 3
            XCTAssertTrue(MenuPresenter.shared.open(on: view, by: .keyboard))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Select | Select All")
        }
    }

    /// E10: so does a label, whose text becomes selectable.
    func testALabelNeedsNoResponder() throws {
        let label = Label("a caption")
        label.editMenu { Standard() }
        XCTAssertTrue(label.isSelectable)
        try TestWindow.with(label) { window in
            label.select(0..<label.text.unicodeScalars.count)
            XCTAssertTrue(MenuPresenter.shared.open(on: label, by: .keyboard))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Copy")
        }
    }

    /// An item has only one kind of menu: the last one written counts.
    func testTheLastMenuReplacesTheOther() throws {
        let label = Label("a caption")
        label.editMenu { Standard() }
        label.contextMenu { Action("Play") {} }
        try TestWindow.with(label) { window in
            XCTAssertTrue(MenuPresenter.shared.open(on: label, by: .secondaryClick, at: Point(x: 5, y: 5)))
            XCTAssertEqual(MenuPresenter.shared.openKind, .context)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Play")
        }
    }

    /// C8, C10: commands that a submenu loads are added while it is open, and it grows for them.
    func testASubmenuGrowsAsItsCommandsLoad() throws {
        var continuation: CheckedContinuation<Void, Never>?
        let row = Label("a song")
        var added: [String] = []
        row.contextMenu {
            Action("Play") {}
            Submenu("Add to Playlist") {
                Later {
                    await withCheckedContinuation { continuation = $0 }
                    return (1...6).map { number in Action("List \(number)") { added.append("\(number)") } }
                }
                Divider()
                Action("New Playlist…") {}
            }
        }
        try TestWindow.with(row) { window in
            MenuPresenter.shared.open(on: row, by: .keyboard)
            MenuOnScreen.press("Down")
            MenuOnScreen.press("Right")
            XCTAssertEqual(MenuOnScreen.submenu(in: window), "“Loading…” ⟳\n—\nNew Playlist…")
            let popover = try XCTUnwrap(MenuOnScreen.submenuPopover(in: window))
            let height = popover.size.height
            try waitUntil("the loading to begin") { continuation != nil }
            continuation?.resume()
            let lists = (1...6).map { "List \($0)" }.joined(separator: "\n")
            try waitUntil("the lists") { MenuOnScreen.submenu(in: window) == lists + "\n—\nNew Playlist…" }
            try waitUntil("the submenu to grow") { popover.size.height > height + 60 }
            let windows = try TestDisplay.shared().windows
            try waitFor("the submenu beside the menu", value: { windows.popovers.map(\.frame) }) { frames in
                frames.count == 2 && frames[1].height > Int(height) + 60 && frames[1].x >= frames[0].right - 30
            }
            try Screenshot.take("written-submenu")
            try MenuOnScreen.choose("List 4", in: window)
            try waitUntil("it to be added") { added == ["4"] }
        }
    }
}

import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Context menus from menu models, whose commands are actions.
final class ModelContextMenuTests: LongpressTestCase {
    private func window(_ description: String) -> ModelWindow {
        let window = ModelWindow(description)
        for name in ["open", "copy", "paste", "remove"] { window.add(name) }
        window.item.contextMenu(window.model)
        return window
    }

    private let open = ModelWindow.item("_Open", "item.open")
    private let copy = ModelWindow.item("Copy__All", "item.copy")

    /// Labels without markup and mnemonics, sections with their labels and separators, and the destructive item last.
    func testSectionsAndLabelsAreShown() throws {
        let marked = "<attribute name='use-markup'>yes</attribute>"
        let remove = ModelWindow.item(
            "Remove", "item.remove", "<attribute name='x-longpress-destructive' type='b'>true</attribute>")
        let window = window(
            open + remove + "<section><attribute name='label'>Clipboard</attribute>\(copy)"
                + ModelWindow.item("&lt;b&gt;Paste&lt;/b&gt;", "item.paste", marked) + "</section>")
        try window.onScreen { shown in
            XCTAssertTrue(window.open())
            XCTAssertEqual(
                MenuOnScreen.outline(in: shown), "Open\n—\n[Clipboard]\nCopy_All\nPaste\n—\nRemove (destructive)")
            try MenuOnScreen.choose("Paste", in: shown)
            try waitUntil("the action") { window.done == ["paste"] }
        }
    }

    /// Disabled and missing actions are hidden, and a menu without other items doesn't open.
    func testUnavailableActionsAreHidden() throws {
        let window = window(open + copy + ModelWindow.item("Nobody's", "app.nothing") + ModelWindow.item("Text", ""))
        window.enable("copy", false)
        try window.onScreen { shown in
            XCTAssertTrue(window.open())
            XCTAssertEqual(MenuOnScreen.outline(in: shown), "Open")
            MenuPresenter.shared.close()
            window.enable("open", false)
            XCTAssertFalse(window.open())
        }
        XCTAssertEqual(window.item.children.count, 1)
    }

    /// Toggles and choices have a mark, and pass their target to the action.
    func testTogglesAndChoicesAreMarked() throws {
        func size(_ name: String) -> String {
            ModelWindow.item(name, "item.size", "<attribute name='target'>\(name.lowercased())</attribute>")
        }
        let window = window(
            ModelWindow.item("Wrap", "item.wrap") + "<section>\(size("Small"))\(size("Large"))</section>")
        window.add("wrap", isOn: true)
        window.add("size", choice: "small")
        try window.onScreen { shown in
            XCTAssertTrue(window.open())
            XCTAssertEqual(MenuOnScreen.outline(in: shown), "✓ Wrap\n—\n✓ Small\nLarge")
            try MenuOnScreen.choose("Large", in: shown)
            try waitUntil("the choice") { window.done == ["size 'large'"] }
            XCTAssertTrue(window.open())
            XCTAssertEqual(MenuOnScreen.outline(in: shown), "✓ Wrap\n—\nSmall\n✓ Large")
            try MenuOnScreen.choose("Wrap", in: shown)
            try waitUntil("the toggle") { window.done.last == "wrap false" }
        }
    }

    /// A submenu opens beside its menu; a submenu within it becomes a section of it.
    func testSubmenusOpenAndNestedOnesBecomeSections() throws {
        func submenu(_ label: String, _ content: String) -> String {
            "<submenu><attribute name='label'>\(label)</attribute>\(content)</submenu>"
        }
        let window = window(open + submenu("Edit", copy + submenu("More", ModelWindow.item("Paste", "item.paste"))))
        try window.onScreen { shown in
            XCTAssertTrue(window.open())
            XCTAssertEqual(MenuOnScreen.outline(in: shown), "Open\nEdit ▸")
            try MenuOnScreen.choose("Edit", in: shown)
            try waitUntil("the submenu") { MenuOnScreen.submenu(in: shown) == "Copy_All\n—\n[More]\nPaste" }
            try MenuOnScreen.choose("Paste", in: shown)
            try waitUntil("the action") { window.done == ["paste"] }
        }
    }

    /// A model and its actions may change while the menu is open: it is updated, and closes if no item is left.
    func testAnOpenMenuFollowsItsModel() throws {
        let window = window(open)
        try window.onScreen { shown in
            XCTAssertTrue(window.open())
            window.model.append("Copy", action: "item.copy")
            try waitUntil("the new item") { MenuOnScreen.outline(in: shown) == "Open\nCopy" }
            window.enable("open", false)
            try waitUntil("the disabled item to go") { MenuOnScreen.outline(in: shown) == "Copy" }
            window.enable("open")
            try waitUntil("it to come back") { MenuOnScreen.outline(in: shown) == "Open\nCopy" }
            window.remove("copy")
            try waitUntil("the missing item to go") { MenuOnScreen.outline(in: shown) == "Open" }
            window.model.removeAll()
            try waitUntil("no menu") { MenuPresenter.shared.openKind == nil }
        }
        XCTAssertEqual(window.item.children.count, 1)
    }

    /// The function is called for each press, and may return no menu for it.
    func testEachPositionCanHaveItsOwnModel() throws {
        let window = window("")
        let models = (0..<2).map { index in
            let model = Menu()
            model.append("Item \(index)", action: "item.open")
            return model
        }
        window.item.contextMenu { request in request.point.flatMap { $0.x < 100 ? models[$0.x < 20 ? 0 : 1] : nil } }
        try window.onScreen { shown in
            for (x, outline) in [(5.0, "Item 0"), (30, "Item 1"), (150, nil)] {
                let isOpen = MenuPresenter.shared.open(on: window.item, by: .secondaryClick, at: Point(x: x, y: 5))
                XCTAssertEqual(isOpen, outline != nil)
                XCTAssertEqual(MenuOnScreen.outline(in: shown), outline)
            }
            XCTAssertFalse(MenuPresenter.shared.open(on: window.item, by: .keyboard))
        }
    }

    /// A menu may contain the same action more than once.
    func testAnActionMayAppearTwice() throws {
        let window = window(open + ModelWindow.item("Open Again", "item.open"))
        try window.onScreen { shown in
            XCTAssertTrue(window.open())
            XCTAssertEqual(MenuOnScreen.outline(in: shown), "Open\nOpen Again")
            MenuPresenter.shared.close()
        }
    }

    /// The model's icons are shown, and a section with the hint for horizontal buttons is a row.
    func testIconsAndHorizontalButtonsAreShown() throws {
        let icon = "<attribute name='verb-icon'>edit-copy-symbolic</attribute>"
        let window = window(
            "<section><attribute name='display-hint'>horizontal-buttons</attribute>"
                + ModelWindow.item("Copy", "item.copy", icon) + ModelWindow.item("Paste", "item.paste", icon)
                + "</section>")
        try window.onScreen { shown in
            XCTAssertTrue(window.open())
            XCTAssertEqual(MenuOnScreen.outline(in: shown), "Copy · Paste")
            MenuPresenter.shared.close()
        }
    }

    /// If a widget is removed while its menu is open, the menu closes, without a warning.
    func testRemovingTheWidgetClosesItsMenu() throws {
        let text = TextView()
        let window = ModelWindow(open, on: text)
        window.add("open")
        text.editMenu(window.model)
        let box = Box(.vertical)
        box.append(text)
        text.expandsVertically = true
        text.buffer.text = "some words"
        try TestWindow.with(box) { shown in
            text.grabFocus()
            try waitUntil("the text to be laid out") { text.size.height > 1 && text.bounds(of: 0..<0).height > 0 }
            XCTAssertTrue(MenuPresenter.shared.open(on: text, by: .keyboard))
            box.remove(text)
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }
}

import CGtk
import LongpressC
import LongpressTesting
import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import Platform

/// Things a program may do while its menu is requested or open, and unusual models. No warning is logged.
final class ChangeTests: CTestCase {
    /// A label with a menu in a box.
    private func item(_ model: Menu) -> (box: Box, label: Label) {
        let (box, label) = (Box(.vertical), Label("an item"))
        box.append(label)
        label.offerActions("item", [SimpleAction("open") {}])
        setContextMenu(label.raw, model.raw)
        return (box, label)
    }

    func testRemovingTheWidgetClosesItsMenu() throws {
        let (box, label) = item(model(["Open": "item.open"]))
        try withWindow(box) { window in
            XCTAssertEqual(openMenu(label.raw), 1)
            box.remove(label)
            try waitUntil("the menu to go") { MenuOnScreen.outline(in: window) == nil }
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }

    /// The same for a text with an open edit menu.
    func testRemovingATextClosesItsEditMenu() throws {
        let (box, text) = (Box(.vertical), TextView())
        text.buffer.text = "some words"
        text.setMinimumSize(width: 200, height: 60)
        box.append(text)
        setEditMenu(text.raw, nil)
        try withWindow(box) { window in
            try waitUntil("the text") { text.size.height >= 60 && window.isActive }
            text.grabFocus()
            text.buffer.select(0..<4)
            try waitUntil("the menu") { openMenu(text.raw) == 1 }
            box.remove(text)
            try waitUntil("the menu to go") { MenuOnScreen.outline(in: window) == nil }
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }

    /// When the action group is removed, its items disappear; with the last item, the menu closes.
    func testRemovingTheActionGroupRemovesItsItems() throws {
        let (box, label) = item(model(["Open": "item.open", "Shut": "other.shut"]))
        label.offerActions("other", [SimpleAction("shut") {}])
        try withWindow(box) { window in
            XCTAssertEqual(openMenu(label.raw), 1)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Open\nShut")
            gtk_widget_insert_action_group(label.widget, "other", nil)
            try waitUntil("the item to go") { MenuOnScreen.outline(in: window) == "Open" }
            gtk_widget_insert_action_group(label.widget, "item", nil)
            try waitUntil("the menu to go") { MenuPresenter.shared.openKind == nil }
        }
    }

    /// A function may close the window while it is called; then there is nowhere to show the menu that it returns.
    func testAMenuFunctionMayCloseTheWindow() throws {
        let (label, program) = (Label("an item"), Program())
        label.offerActions("item", [SimpleAction("open") {}])
        program.model = model(["Open": "item.open"])
        setContextMenuFunction(
            label.raw,
            { widget, _, _, _, data in
                nonisolated(unsafe) let (widget, data) = (widget, data)
                nonisolated(unsafe) var answer: UnsafeMutableRawPointer?
                MainActor.assumeIsolated {
                    Widget(borrowing: widget).window?.destroy()
                    answer = Program.of(data).ownedModel
                }
                return answer
            }, program.data, Program.freed)
        try withWindow(label) { _ in
            XCTAssertEqual(openMenu(label.raw), 0)
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }

    /// The same from the notifications that the menu opens, is open, or has closed.
    func testAnEventFunctionMayCloseTheWindow() throws {
        for event in 0..<3 {
            let (box, label) = item(model(["Open": "item.open"]))
            let program = Program()
            program.calls = ["\(event)"]
            setEventFunction(
                label.raw,
                { widget, event, _, data in
                    nonisolated(unsafe) let (widget, data) = (widget, data)
                    MainActor.assumeIsolated {
                        guard Program.of(data).calls == ["\(event)"] else { return }
                        Program.of(data).calls = []
                        Widget(borrowing: widget).window?.destroy()
                    }
                }, program.data, Program.freed)
            try withWindow(box) { _ in
                openMenu(label.raw)
                closeMenu()
                try waitUntil("no menu after event \(event)") { MenuPresenter.shared.openKind == nil }
                XCTAssertEqual(program.calls, [])
            }
        }
    }

    /// A chosen action may close the window.
    func testAnActionMayCloseTheWindow() throws {
        let (box, label) = item(model(["Close": "item.close"]))
        var isDone = false
        try withWindow(box) { window in
            label.offerActions(
                "item",
                [
                    SimpleAction("close") { [unowned window] in
                        window.destroy()
                        isDone = true
                    }
                ])
            openMenu(label.raw)
            try MenuOnScreen.choose("Close", in: window)
            try waitUntil("the action") { isDone }
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }

    /// Markup is shown as text, unless the model says that it is markup.
    func testMarkupInLabelsIsShownAsText() throws {
        let (box, label) = item(model(["<b>Open</b> & <i>Shut": "item.open"]))
        try withWindow(box) { window in
            openMenu(label.raw)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "<b>Open</b> & <i>Shut")
        }
    }

    /// A label with invalid markup is shown literally.
    func testBrokenMarkupIsShownAsText() throws {
        let broken = Menu()
        let item = g_menu_item_new("<b>Open</i> & Shut", "item.open")
        defer { g_object_unref(item.map(UnsafeMutableRawPointer.init)) }
        g_menu_item_set_attribute_value(item, "use-markup", g_variant_new_boolean(1))
        g_menu_append_item(broken.opaque, item)
        let (box, label) = self.item(broken)
        try withWindow(box) { window in
            openMenu(label.raw)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "<b>Open</i> & Shut")
        }
    }

    /// A model that contains itself is shown once.
    func testAModelContainingItselfIsShownOnce() throws {
        let endless = model(["Open": "item.open"])
        g_menu_append_submenu(endless.opaque, "More", endless.typed())
        g_menu_append_section(endless.opaque, nil, endless.typed())
        let (box, label) = item(endless)
        let text = Label("some words")
        box.append(text)
        text.offerActions("item", [SimpleAction("open") {}])
        setEditMenu(text.raw, endless.raw)
        try withWindow(box) { window in
            XCTAssertEqual(openMenu(label.raw), 1)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Open")
            closeMenu()
            XCTAssertEqual(openMenu(text.raw), 1)
            XCTAssertEqual(MenuOnScreen.outline(in: window)?.contains("Open"), true)
        }
        // Breaks the reference cycle.
        endless.removeAll()
    }

    /// A function may remove its own menu, or replace it, while it is called for the model.
    func testAMenuFunctionMayRemoveItsMenu() throws {
        for replaces in [false, true] {
            let (label, program) = (Label("an item"), Program())
            label.offerActions("item", [SimpleAction("open") {}])
            program.model = model(["Open": "item.open"])
            program.calls = replaces ? ["replace"] : []
            setContextMenuFunction(
                label.raw,
                { widget, _, _, _, data in
                    nonisolated(unsafe) let (widget, data) = (widget, data)
                    nonisolated(unsafe) var answer: UnsafeMutableRawPointer?
                    MainActor.assumeIsolated {
                        let program = Program.of(data)
                        answer = program.ownedModel
                        if program.calls.isEmpty {
                            unsetMenu(widget)
                        } else {
                            setContextMenu(widget, answer)
                        }
                    }
                    return answer
                }, program.data, Program.freed)
            try withWindow(label) { _ in
                openMenu(label.raw)
                closeMenu()
                try waitUntil("the function's data to be freed") { program.isFreed }
            }
        }
    }

    /// A menu with far more items than anyone reads stays within the window and scrolls.
    func testAMenuOfAThousandItemsScrolls() throws {
        let many = Menu()
        for number in 0..<1000 { many.append("Item \(number)", action: "item.open") }
        let (box, label) = item(many)
        try withWindow(box) { window in
            XCTAssertEqual(openMenu(label.raw), 1)
            // Items beyond the first screens are added in parts.
            try waitUntil("all items") {
                MenuOnScreen.outline(in: window)?.split(separator: "\n").count == 1000
            }
            guard case .context(let menu) = MenuPresenter.shared.lastOpened?.contents else { return XCTFail("no menu") }
            XCTAssertLessThanOrEqual(menu.placement.frame.height, 800)
            many.removeAll()
            try waitUntil("no menu") { MenuPresenter.shared.openKind == nil }
        }
    }
}

import CGtk
import LongpressTesting
import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import LongpressC
@testable import Platform

/// Popover menus of a program that doesn't use the library.
final class ReplacedMenuTests: CTestCase {
    private var item: Widget!
    /// The recorded events, in order.
    private var events: [String] = []

    override func begin() throws {
        try super.begin()
        LatestInput.follow()
        PopoverMenus.setFilter(ReplacedMenu.replace)
        item = newItem()
    }

    private func newItem() -> Widget {
        let (box, label) = (Box(.horizontal, role: .group), Label("An item"))
        gtk_widget_set_hexpand(label.widget, 1)
        box.append(label)
        return box
    }

    override func end() throws {
        item = nil
        try super.end()
    }

    /// Returns a GTK popover menu on a widget, with an action that only the popover has.
    private func popover(_ model: MenuModel? = nil, on parent: Widget) -> Widget {
        let model = model ?? self.model(["Open": "item.open", "Shut": "item.shut"])
        let popover = Widget(sinking: UnsafeMutableRawPointer(gtk_popover_menu_new_from_model(model.typed())))
        gtk_popover_set_has_arrow(popover.typed(), 0)
        popover.offerActions("item", [SimpleAction("open") { [unowned self] in events.append("open") }])
        popover.connect("closed") { [unowned self] _ in events.append("closed") }
        let weak = WeakObject(popover)
        popover.connect("notify::visible") { [unowned self] _ in
            events.append(weak.value?.isVisible == true ? "visible" : "hidden")
        }
        gtk_widget_set_parent(popover.widget, parent.widget)
        return popover
    }

    /// Makes a press with a button open a popover at the press, as programs do.
    private func open(_ popover: Widget, upon button: PointerButton = .secondary, released: Bool = false) {
        let click = ClickGesture(button: button, phase: .bubble)
        let weak = WeakObject(popover)
        (released ? click.onReleased : click.onPressed) { point in
            guard let popover = weak.value else { return }
            var place = GdkRectangle(x: gint(point.x), y: gint(point.y), width: 1, height: 1)
            gtk_popover_set_pointing_to(popover.typed(), &place)
            gtk_popover_popup(popover.typed())
        }
        item.add(click)
    }

    private func press(_ button: Pointer.Button = .secondary) throws {
        try TestDisplay.shared().pointer.click(button, at: item.screenRectangle.center)
    }

    private func with(_ popover: Widget, _ body: (Window) throws -> Void) throws {
        try withWindow(item) { window in
            defer { popover.unparent() }
            try body(window)
        }
    }

    /// The library's menu replaces it, without items that can't be performed. The program is notified that its own menu has
    /// closed before the action runs.
    func testTheLibrarysMenuReplacesAContextMenu() throws {
        let popover = popover(on: item)
        open(popover)
        try with(popover) { window in
            try press()
            try waitUntil("our menu") { MenuOnScreen.outline(in: window) == "Open" }
            XCTAssertFalse(popover.isVisible)
            XCTAssertEqual(events, [])
            try MenuOnScreen.choose("Open", in: window)
            try waitUntil("the action") { events == ["hidden", "closed", "open"] }
            XCTAssertNil(window.focus)
        }
    }

    /// If the program doesn't set a place, the menu opens at the press and is for the whole widget.
    func testAMenuWithoutAPlaceOpensAtThePress() throws {
        let popover = popover(on: item)
        let click = ClickGesture(button: .secondary, phase: .bubble)
        click.onPressed { [unowned popover] _ in gtk_popover_popup(popover.typed()) }
        item.add(click)
        try with(popover) { window in
            let place = try item.screenRectangle.center
            try TestDisplay.shared().pointer.click(.secondary, at: ScreenPoint(x: place.x - 100, y: place.y - 50))
            try waitUntil("our menu") { MenuOnScreen.outline(in: window) == "Open" }
            guard case .context(let menu) = MenuPresenter.shared.lastOpened?.contents else { return XCTFail("no menu") }
            XCTAssertTrue(menu.hasOutline)
            let frame = menu.placement.frame
            let pressed = try XCTUnwrap(MenuPresenter.shared.lastOpened?.surroundings.pressed)
            XCTAssertLessThan(abs(frame.minX - pressed.x) + abs(frame.minY - pressed.y), 40)
        }
    }

    /// The menu opens each time the program requests it, also while it is already open.
    func testTheMenuOpensAgainOnEachRequest() throws {
        let popover = popover(on: item)
        open(popover)
        try with(popover) { window in
            let place = try item.screenRectangle.center
            for step in 0..<3 {
                try TestDisplay.shared().pointer.click(
                    .secondary, at: ScreenPoint(x: place.x - 20 * step, y: place.y - 20 * step))
                try waitUntil("menu \(step)") {
                    events.count == 2 * step && MenuOnScreen.outline(in: window) == "Open"
                }
            }
            try TestDisplay.shared().keyboard.press("Escape")
            try waitUntil("the menu to close") { MenuOnScreen.outline(in: window) == nil }
            XCTAssertEqual(events, ["hidden", "closed", "hidden", "closed", "hidden", "closed"])
        }
    }

    /// Some programs remove such a menu as soon as it has closed.
    func testAProgramMayRemoveTheMenuWhenItCloses() throws {
        item.offerActions("item", [SimpleAction("open") { [unowned self] in events.append("open") }])
        let popover = popover(on: item)
        let weak = WeakObject(popover)
        popover.connect("closed") { _ in weak.value?.unparent() }
        open(popover)
        try with(popover) { window in
            try press()
            try waitUntil("our menu") { MenuOnScreen.outline(in: window) == "Open" }
            try MenuOnScreen.choose("Open", in: window)
            try waitUntil("the action") { events.last == "open" }
        }
    }

    /// Whatever is removed while the menu is open, only the menu closes.
    func testRemovingWidgetsWhileOpenClosesOnlyTheMenu() throws {
        for goes in [{ (popover: Widget) in popover.unparent() }, { $0.parent?.isVisible = false }] {
            let popover = popover(on: item)
            open(popover)
            try with(popover) { window in
                try press()
                try waitUntil("our menu") { MenuOnScreen.outline(in: window) == "Open" }
                goes(popover)
                MenuPresenter.shared.close()
                try waitUntil("the program to be notified") { events.last == "closed" }
            }
            item = newItem()
        }
    }

    /// When its last item, its actions or its window are removed, the menu closes, and the program is notified that its own has
    /// closed.
    func testTheMenuClosesWithItsItemsActionsOrWindow() throws {
        let ways: [(Widget, Menu) -> Void] = [
            { _, model in model.removeAll() },
            { popover, _ in gtk_widget_insert_action_group(popover.widget, "item", nil) },
            { popover, _ in popover.window?.destroy() },
        ]
        for goes in ways {
            let model = model(["Open": "item.open", "Shut": "item.shut"])
            let popover = popover(model, on: item)
            open(popover)
            try with(popover) { window in
                try press()
                try waitUntil("our menu") { MenuOnScreen.outline(in: window) == "Open" }
                goes(popover, model)
                try waitUntil("no menu") { MenuPresenter.shared.openKind == nil && events.contains("closed") }
            }
            XCTAssertEqual(events.filter { $0 == "closed" }.count, 1)
            (item, events) = (newItem(), [])
        }
    }

    /// A program may close its window when it is notified that the menu has closed.
    func testAProgramMayCloseItsWindowWhenTheMenuCloses() throws {
        let popover = popover(on: item)
        let weak = WeakObject(popover)
        popover.connect("closed") { _ in weak.value?.window?.destroy() }
        open(popover)
        try with(popover) { window in
            try press()
            try waitUntil("our menu") { MenuOnScreen.outline(in: window) == "Open" }
            try MenuOnScreen.choose("Open", in: window)
            try waitUntil("the program to be notified") { events.contains("closed") }
            try waitUntil("no menu") { MenuPresenter.shared.openKind == nil }
        }
    }

    /// Popovers opened by any other press, those of a button, and those with widgets in them stay GTK's.
    func testOtherPopoversStayGTKs() throws {
        let popover = popover(on: item)
        open(popover, upon: .primary)
        try with(popover) { window in
            try press(.primary)
            try waitUntil("GTK's own") { popover.isMapped }
            XCTAssertNil(MenuOnScreen.outline(in: window))
            gtk_popover_popdown(popover.typed())
        }
        // A slow click isn't a hold either.
        item = newItem()
        let slow = self.popover(on: item)
        open(slow, upon: .primary, released: true)
        try with(slow) { window in
            try TestDisplay.shared().pointer.hold(at: item.screenRectangle.center, milliseconds: 700)
            try waitUntil("GTK's own") { slow.isMapped }
            XCTAssertNil(MenuOnScreen.outline(in: window))
            gtk_popover_popdown(slow.typed())
        }
        let custom = Menu()
        let entry = g_menu_item_new("Zoom", nil)
        g_menu_item_set_attribute_value(entry, "custom", g_variant_new_string("zoom"))
        g_menu_append_item(custom.opaque, entry)
        XCTAssertTrue(custom.hasWidgets)
        let button = Widget(sinking: UnsafeMutableRawPointer(gtk_menu_button_new()))
        XCTAssertTrue(button.holdsPopoverMenus)
    }

    /// If no item can be performed, no menu opens, and the program continues as if the menu had been closed.
    func testNoMenuOpensIfNothingCanBePerformed() throws {
        let popover = popover(model(["Shut": "item.shut"]), on: item)
        open(popover)
        try with(popover) { window in
            try press()
            try waitUntil("the program to be notified") { events == ["hidden", "closed"] }
            XCTAssertNil(MenuOnScreen.outline(in: window))
            XCTAssertFalse(popover.isMapped)
        }
    }

    /// With the Menu key, the menu has the keyboard focus and is for the place that the program points at.
    func testTheMenuKeyOpensTheMenuWithKeyboardFocus() throws {
        let popover = popover(on: item)
        let keys = KeyController(phase: .bubble)
        keys.onKey { key in
            guard key.name == "Menu" else { return false }
            gtk_popover_popup(popover.typed())
            return true
        }
        item.add(keys)
        gtk_widget_set_focusable(item.widget, 1)
        try with(popover) { window in
            item.grabFocus()
            try TestDisplay.shared().keyboard.press("Menu")
            try waitUntil("our menu") { MenuOnScreen.current(in: window) == "Open" }
            try TestDisplay.shared().keyboard.press("Return")
            try waitUntil("the action") { events == ["hidden", "closed", "open"] }
            XCTAssertEqual(window.focus, item)
        }
    }
}

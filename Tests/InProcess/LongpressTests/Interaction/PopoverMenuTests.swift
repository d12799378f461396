import CGtk
import Dispatch
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import Platform

/// Menus of widgets in a popover, with real presses and keys.
final class PopoverMenuTests: LongpressTestCase {
    private static let all = "Cut | Copy | Delete"
    private static let nothingSelected = "Select | Select All"

    func testASecondaryClickOpensOneMenuAndNotGTKs() throws {
        try PopoverField.with { field, popover, window in
            try TestDisplay.shared().pointer.click(.secondary, at: PopoverField.place(of: 5..<9, in: field))
            try PopoverField.expect(Self.nothingSelected, in: popover)
            XCTAssertNil(MenuOnScreen.outline(in: window), "it is over the popover")
            let menus = MenuOnScreen.descendants(of: field).filter { $0.typeName == "GtkPopoverMenu" }
            XCTAssertFalse(menus.contains(where: \.isMapped))
            XCTAssertTrue(MenuPresenter.shared.isOpen(in: window))
            XCTAssertTrue(MenuPresenter.shared.isOpen(in: popover))
        }
    }

    func testAHoldOpensTheMenuAsItEnds() throws {
        try PopoverField.with { field, popover, _ in
            try TestDisplay.shared().pointer.hold(at: PopoverField.place(of: 5..<9, in: field)) {
                XCTAssertNil(MenuPresenter.shared.openKind, "not before the button is released")
            }
            try PopoverField.expect(Self.nothingSelected, in: popover)
        }
    }

    func testADoubleClickSelectsAWord() throws {
        try PopoverField.with { field, popover, _ in
            try TestDisplay.shared().pointer.doubleClick(at: PopoverField.place(of: 5..<9, in: field))
            try PopoverField.expect("Cut | Copy | Delete | Select All", in: popover)
            XCTAssertEqual(field.selection, 5..<9)
        }
    }

    /// Escape closes only the menu, and the field has the keyboard focus again.
    func testKeysOpenTheMenuAndEscapeClosesOnlyTheMenu() throws {
        try PopoverField.with { field, popover, window in
            let keyboard = try TestDisplay.shared().keyboard
            for key in ["Menu", "shift+F10"] {
                try keyboard.press(key)
                try PopoverField.expect(Self.nothingSelected, in: popover)
                XCTAssertEqual(MenuOnScreen.current(in: popover), "Select")
                try keyboard.press("Escape")
                try waitUntil("the menu to close") { MenuOnScreen.outline(in: popover) == nil }
                XCTAssertTrue(field.containsFocus, key)
                XCTAssertTrue(popover.isMapped, key)
            }
            try keyboard.press("End")
            try keyboard.type("s")
            try waitUntil("the letter to be typed") { field.text == "some texts" }
            XCTAssertTrue(window.isActive)
        }
    }

    /// A menu opened with the pointer leaves the keyboard focus in the field.
    func testTypingContinuesBesideTheMenu() throws {
        try PopoverField.with { field, popover, _ in
            let keyboard = try TestDisplay.shared().keyboard
            try keyboard.press("End")
            try TestDisplay.shared().pointer.click(.secondary, at: PopoverField.place(of: 5..<9, in: field))
            try PopoverField.expect(Self.nothingSelected, in: popover)
            try keyboard.press("Escape")
            try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil }
            try TestDisplay.shared().pointer.click(.secondary, at: PopoverField.place(of: 5..<9, in: field))
            try PopoverField.expect(Self.nothingSelected, in: popover)
            try keyboard.press("End")
            try keyboard.type("s")
            try waitUntil("the letter to be typed") { field.text == "some texts" }
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }

    /// A press in the popover beside the menu closes only the menu.
    func testAPressInThePopoverClosesOnlyTheMenu() throws {
        try PopoverField.with { field, popover, _ in
            field.select(0..<4)
            let pointer = try TestDisplay.shared().pointer
            pointer.click(.secondary, at: try PopoverField.place(of: 1..<3, in: field))
            try PopoverField.expect("Cut | Copy | Delete | Select All", in: popover)
            pointer.click(at: try PopoverField.place(of: 9..<9, in: field).moved(x: 4))
            try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil }
            try waitUntil("the press to reach the field") { field.selection == nil }
            XCTAssertTrue(field.containsFocus)
        }
    }

    /// With a non-modal popover, a press in the window closes the menu, too.
    func testAPressInTheWindowClosesTheMenu() throws {
        let field = PopoverField.make()
        try ShownPopover.with(field, isModal: false) { popover, window in
            MenuPresenter.shared.open(on: field, by: .secondaryClick)
            try PopoverField.expect(Self.nothingSelected, in: popover)
            try TestDisplay.shared().pointer.click(at: RowPlace.origin(of: window).moved(x: 20, y: 380))
            try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil }
            XCTAssertTrue(popover.isMapped)
        }
    }

    /// Commands chosen with the pointer and with keys act on the field.
    func testCommandsActOnTheField() throws {
        try PopoverField.with { field, popover, _ in
            let display = try TestDisplay.shared()
            Clipboard.standard.offer([])
            display.pointer.click(.secondary, at: try PopoverField.place(of: 5..<9, in: field))
            try PopoverField.expect(Self.nothingSelected, in: popover)
            try MenuOnScreen.click("Select All", in: popover)
            try waitUntil("all to be selected, with the next menu") {
                field.selection == 0..<9 && MenuOnScreen.outline(in: popover) == Self.all
            }
            // An immediate press in the same place would count as a repetition of the last one.
            waitForNewSuccession()
            try MenuOnScreen.click("Cut", in: popover)
            try waitUntil("it to be cut") { field.text.isEmpty && MenuPresenter.shared.openKind == nil }
            XCTAssertEqual(try clipboardText(), "some text")
            XCTAssertTrue(field.containsFocus)
            try display.keyboard.press("Menu")
            try PopoverField.expect("Paste", in: popover)
            try display.keyboard.press("Return")
            try waitUntil("it to be pasted") { field.text == "some text" }
            XCTAssertTrue(field.containsFocus)
        }
    }

    /// A worn button that clicks twice chooses nothing in the menu that replaces the first one.
    func testAnItemIsChosenOnce() throws {
        try PopoverField.with { field, popover, _ in
            let pointer = try TestDisplay.shared().pointer
            try untilQuick {
                waitForNewSuccession()
                field.text = "some text"
                field.select(0..<0)
                pointer.click(.secondary, at: try PopoverField.place(of: 5..<9, in: field))
                try PopoverField.expect(Self.nothingSelected, in: popover)
                pointer.move(to: try MenuOnScreen.point(of: "Select All", in: popover))
                let start = DispatchTime.now()
                pointer.click(at: pointer.location)
                try waitUntil("the next menu") { MenuOnScreen.outline(in: popover) == Self.all }
                XCTAssertTrue(try Self.isOnAnItem(pointer.location, in: popover), "there is nothing to choose")
                // No hand is perfectly still.
                pointer.jump(to: pointer.location.moved(x: 2))
                pointer.press()
                let passed = start.elapsed
                pointer.release()
                TestWindow.settle()
                guard passed < quickSuccession else { return false }
                XCTAssertEqual(field.text, "some text")
                XCTAssertEqual(field.selection, 0..<9)
                XCTAssertEqual(MenuOnScreen.outline(in: popover), Self.all)
                return true
            }
        }
    }

    private static func isOnAnItem(_ place: ScreenPoint, in popover: Native) throws -> Bool {
        try MenuOnScreen.popovers(in: popover).flatMap(MenuOnScreen.buttons).contains { button in
            let frame = try button.screenRectangle
            return (frame.x..<frame.right).contains(place.x) && (frame.y..<frame.bottom).contains(place.y)
        }
    }

    /// Its arrow points at the selection, and it doesn't cover the selection.
    func testTheMenuPointsAtTheSelection() throws {
        try PopoverField.with { field, popover, _ in
            field.select(5..<9)
            MenuPresenter.shared.open(on: field, by: .keyboard)
            try PopoverField.expect("Cut | Copy | Delete | Select All", in: popover)
            let menu = try waitFor("the menu’s place") {
                try MenuOnScreen.popovers(in: popover).first?.firstChild?.screenRectangle
            }
            let selection = try PopoverField.place(of: 5..<9, in: field)
            XCTAssertTrue((menu.x..<menu.right).contains(selection.x), "\(menu) \(selection)")
            let way = selection.y < menu.y ? menu.y - selection.y : selection.y - menu.bottom
            XCTAssertTrue((0...40).contains(way), "\(menu) \(selection)")
        }
    }

    /// The menu closes with its popover. Both can open again.
    func testTheMenuClosesWithItsPopover() throws {
        try PopoverField.with { field, popover, _ in
            for _ in 0..<2 {
                MenuPresenter.shared.open(on: field, by: .keyboard)
                try PopoverField.expect(Self.nothingSelected, in: popover)
                ShownPopover.close(popover)
                try waitUntil("both to close") { try TestDisplay.shared().windows.popovers.isEmpty }
                XCTAssertNil(MenuPresenter.shared.openKind)
                try ShownPopover.open(popover, with: field)
                field.grabFocus()
                field.select(0..<0)
            }
        }
    }

    /// A program may remove the popover while its menu and handles are visible. GTK doesn't always free it then: GTK 4.8 keeps
    /// one that was modal, or that had the focus when another popover was over it, also without these menus.
    func testThePopoverCanBeRemovedWhileItsMenuIsOpen() throws {
        let anchor = Box(.vertical)
        try ShownWindow.with(anchor) { _ in
            let popover = try showLabel(inAPopoverOf: anchor)
            try openMenu(of: popover)
            anchor.children.first(where: \.isPopover).map(ShownPopover.end)
            try waitUntil("the menu to go") { try TestDisplay.shared().windows.popovers.isEmpty }
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }

    /// The handlers that a popover has for its menus don't keep it alive.
    func testMenusDoNotKeepAPopoverAlive() throws {
        let anchor = Box(.vertical)
        try ShownWindow.with(anchor) { _ in
            try showHandles(inAPopoverOf: anchor)
            anchor.children.first(where: \.isPopover).map(ShownPopover.end)
            try waitUntil("the popover to end") { kept == nil }
        }
    }

    private weak var kept: PopoverCount?

    private func showHandles(inAPopoverOf anchor: Widget) throws {
        let count = PopoverCount()
        try showLabel(inAPopoverOf: anchor).attach(count, as: "test-count")
        kept = count
    }

    /// Shows a label with handles in a popover.
    private func showLabel(inAPopoverOf anchor: Widget) throws -> Native {
        let label = Label("some text")
        label.isSelectable = true
        label.responder = LabelResponder(label)
        label.menu = .edit(EditMenu())
        let popover = ShownPopover.make(label, isModal: false)
        gtk_widget_set_parent(popover.widget, anchor.widget)
        let native = try ShownPopover.open(popover, with: label)
        label.select(0..<4)
        try XCTUnwrap(WindowInteraction.of(native)).handles.activate(for: label)
        return native
    }

    private func openMenu(of popover: Native) throws {
        let label = try XCTUnwrap(popover.child)
        MenuPresenter.shared.open(on: label, by: .hold)
        try PopoverField.expect("Copy | Select All", in: popover)
    }

    private final class PopoverCount {}
}

import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Choosing with Alt and the underlined letter in a menu opened by keyboard, with real keys.
final class AccessKeyTests: LongpressTestCase {
    /// Returns the underlined letters of the titles in all menus on screen.
    private static func underlined(in window: Window) -> String {
        let open = MenuOnScreen.popovers(in: window) + [MenuOnScreen.submenuPopover(in: window)].compactMap { $0 }
        return open.flatMap(MenuOnScreen.buttons).flatMap { MenuOnScreen.descendants(of: $0) }.compactMap(letter)
            .joined(separator: " ")
    }

    private static func letter(of widget: Widget) -> String? {
        guard let label = Label(widget), let list = gtk_label_get_attributes(label.opaque),
            let iterator = pango_attr_list_get_iterator(list)
        else { return nil }
        defer { pango_attr_iterator_destroy(iterator) }
        repeat {
            guard let line = pango_attr_iterator_get(iterator, PANGO_ATTR_UNDERLINE) else { continue }
            let range = Int(line.pointee.start_index)..<Int(line.pointee.end_index)
            return String(decoding: Array(label.text.utf8)[range], as: UTF8.self)
        } while pango_attr_iterator_next(iterator) != 0
        return nil
    }

    func testContextMenusHaveAccessKeys() throws {
        try ItemWindow.with { _, responder, window in
            let keyboard = try TestDisplay.shared().keyboard
            try keyboard.press("Menu")
            try waitUntil("the menu") { MenuOnScreen.current(in: window) == "Open" }
            XCTAssertEqual(Self.underlined(in: window), "O C R I")
            try keyboard.press("alt+i")
            try waitUntil("the command") { responder.performed == ["remove"] }
        }
    }

    /// The letter is drawn with a line below it.
    func testTheUnderlineIsDrawn() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            @MainActor func ink(_ trigger: MenuTrigger) throws -> Double {
                MenuPresenter.shared.open(on: view, by: trigger)
                defer { MenuPresenter.shared.close() }
                let row = try waitFor("the item") { try RowPlace.row("Delete", in: window).row }
                _ = try Screenshot.settled()
                let frame = try row.screenRectangle
                // Below the letters, and above the button's edge.
                let line = ScreenRectangle(
                    x: frame.x + 8, y: frame.center.y + 5, width: frame.width - 16, height: frame.height / 2 - 9)
                return try Screenshot.picture().ink(in: line)
            }
            let (plain, underlined) = (try ink(.secondaryClick), try ink(.keyboard))
            XCTAssertGreaterThan(underlined, plain + 0.01)
        }
    }

    func testASubmenuHasItsOwnAccessKeys() throws {
        try ItemWindow.with { _, responder, window in
            let keyboard = try TestDisplay.shared().keyboard
            try keyboard.press("Menu")
            try waitUntil("the menu") { MenuOnScreen.current(in: window) == "Open" }
            try keyboard.press("alt+r")
            try waitUntil("the submenu") { MenuOnScreen.current(in: window) == "Rotate > Rotate Left" }
            XCTAssertEqual(Self.underlined(in: window), "O C R I R o")
            try keyboard.press("alt+o")
            try waitUntil("the command") { responder.performed == ["rotate-right"] }
        }
    }

    func testEditMenusHaveAccessKeys() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            let keyboard = try TestDisplay.shared().keyboard
            try keyboard.press("Menu")
            try waitUntil("the menu") { MenuOnScreen.current(in: window) == "Cut" }
            XCTAssertEqual(Self.underlined(in: window), "C o D S")
            try keyboard.press("alt+d")
            try waitUntil("the word to go") { view.buffer.text == " text" }
        }
    }

    /// A letter alone moves to an item, as usual, and a letter of no item chooses nothing.
    func testOtherKeysWorkAsUsual() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            let keyboard = try TestDisplay.shared().keyboard
            try keyboard.press("Menu")
            try waitUntil("the menu") { MenuOnScreen.current(in: window) == "Cut" }
            try keyboard.press("alt+x")
            try keyboard.press("d")
            try waitUntil("the item") { MenuOnScreen.current(in: window) == "Delete" }
            XCTAssertEqual(view.buffer.text, "some text")
        }
    }

    /// A menu opened with the pointer leaves the keyboard focus in the text, and underlines no letters, not even those of the
    /// menu before.
    func testMenusOpenedByPointerHaveNoUnderlines() throws {
        try ItemWindow.with { item, _, window in
            for (trigger, letters) in [(MenuTrigger.keyboard, "O C R I"), (.secondaryClick, "")] {
                MenuPresenter.shared.open(on: item, by: trigger, at: Point(x: 5, y: 5))
                XCTAssertEqual(Self.underlined(in: window), letters)
                MenuPresenter.shared.close()
            }
        }
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            for (trigger, letters) in [(MenuTrigger.keyboard, "C o D S"), (.secondaryClick, "")] {
                MenuPresenter.shared.open(on: view, by: trigger)
                XCTAssertEqual(Self.underlined(in: window), letters)
                MenuPresenter.shared.close()
            }
        }
    }
}

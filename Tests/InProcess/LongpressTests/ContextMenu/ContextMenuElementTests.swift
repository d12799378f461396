import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Toggles, choices, headers and deferred commands in a context menu on screen.
final class ContextMenuElementTests: LongpressTestCase {
    private static let grid = "grid" as Command.ID

    private static var menu: ContextMenu {
        ContextMenu(title: "2 Images") {
            ItemWindow.open
            Command("grid", title: "Show Grid", keepsMenuPresented: true)
            MenuSection(title: "Frame", isSingleChoice: true) {
                Command("thin", title: "Thin", keepsMenuPresented: true)
                Command("thick", title: "Thick", keepsMenuPresented: true)
            }
            ItemWindow.remove
        }
    }

    /// Shows the menu. Choosing a toggle turns it on or off; choosing one of several choices turns the others off.
    private static func with(
        by trigger: MenuTrigger = .secondaryClick, _ body: (FakeResponder, Window) throws -> Void
    ) throws {
        try ItemWindow.with(menu) { item, responder, window in
            responder.toggles = [grid: false, "thick": true]
            responder.onPerform = { command in
                if command.id == grid {
                    responder.toggles[grid]?.toggle()
                } else {
                    responder.toggles["thin"] = command.id == "thin"
                    responder.toggles["thick"] = command.id == "thick"
                }
            }
            MenuPresenter.shared.open(on: item, by: trigger, at: trigger == .keyboard ? nil : Point(x: 5, y: 5))
            try body(responder, window)
        }
    }

    private static func row(_ title: String, in window: Window) throws -> Widget {
        let popover = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
        return try XCTUnwrap(MenuOnScreen.buttons(of: popover).first { MenuOnScreen.title(of: $0) == title })
    }

    func testR19TogglesAndChoicesHaveCheckMarksAndSectionsHaveHeaders() throws {
        try Self.with { _, window in
            XCTAssertEqual(
                MenuOnScreen.outline(in: window),
                """
                [2 Images]
                Open
                Show Grid
                —
                [Frame]
                Thin
                ✓ Thick
                —
                Remove Image (destructive)
                """)
        }
    }

    func testCommandThatKeepsTheMenuOpenShowsItsNewStateInPlace() throws {
        try Self.with { responder, window in
            let row = try Self.row("Thin", in: window)
            try MenuOnScreen.choose("Thin", in: window)
            try waitUntil("the other choice") {
                MenuOnScreen.outline(in: window)?.contains("[Frame]\n✓ Thin\nThick\n") == true
            }
            try MenuOnScreen.choose("Show Grid", in: window)
            try waitUntil("the toggle") { MenuOnScreen.outline(in: window)?.contains("✓ Show Grid") == true }
            try MenuOnScreen.choose("Show Grid", in: window)
            try waitUntil("the toggle off") { MenuOnScreen.outline(in: window)?.contains("✓ Show Grid") == false }
            XCTAssertEqual(responder.performed, ["thin", "grid", "grid"])
            XCTAssertEqual(MenuPresenter.shared.openKind, .context)
            XCTAssertEqual(try Self.row("Thin", in: window), row, "the rows are the same ones")
            try MenuOnScreen.choose("Open", in: window)
            try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil }
        }
    }

    func testChoosingACommandUpdatesTheRowsAndKeepsTheFocus() throws {
        try Self.with(by: .keyboard) { responder, window in
            responder.able.remove(ItemWindow.open.id)
            MenuOnScreen.press("s")
            XCTAssertEqual(MenuOnScreen.current(in: window), "Show Grid")
            MenuOnScreen.press("Return")
            try waitUntil("the menu without the removed row") {
                MenuOnScreen.outline(in: window)?.hasPrefix("[2 Images]\n✓ Show Grid\n—") == true
            }
            XCTAssertEqual(MenuOnScreen.current(in: window), "Show Grid")
            try waitUntil("the focus") { window.focus.map(MenuOnScreen.title) == "Show Grid" }
            responder.able = []
            MenuOnScreen.press("Return")
            try waitUntil("the menu to close with its last row") { MenuPresenter.shared.openKind == nil }
        }
    }

    func testTogglesAndChoicesAreAccessibleCheckAndRadioItems() throws {
        try Self.with { _, window in
            @MainActor func has(_ role: GtkAccessibleRole, _ title: String) throws -> Bool {
                gtk_test_accessible_has_role(try Self.row(title, in: window).opaque, role) != 0
            }
            @MainActor func isMarked(_ title: String) throws -> Bool {
                gtk_test_accessible_has_state(
                    try Self.row(title, in: window).opaque, GTK_ACCESSIBLE_STATE_CHECKED) != 0
            }
            XCTAssertTrue(try has(GTK_ACCESSIBLE_ROLE_MENU_ITEM, "Open"))
            XCTAssertTrue(try has(GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX, "Show Grid"))
            XCTAssertTrue(try has(GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO, "Thick"))
            XCTAssertEqual(
                try ["Open", "Show Grid", "Thin", "Thick"].map(isMarked), [false, true, true, true])
        }
    }
}

import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Commands side by side in a context menu, and the subtitles and badges of rows.
final class SideBySideTests: LongpressTestCase {
    private func withMenu(
        by trigger: MenuTrigger = .keyboard, _ body: (Window, _ done: () -> [String]) throws -> Void
    ) throws {
        let item = Label("a text")
        var (done, isBold) = ([String](), true)
        item.contextMenu {
            MenuSection(elementSize: .small) {
                Action("Bold", icon: "format-text-bold-symbolic", keepsMenuPresented: true, isOn: isBold) {
                    isBold.toggle()
                }
                Action("Italic", icon: "format-text-italic-symbolic") { done.append("italic") }
                Action("Underline", icon: "format-text-underline-symbolic") { done.append("underline") }
                Action("Abc") { done.append("abc") }
            }
            MenuSection(elementSize: .medium) {
                Action("Copy", icon: .copy) { done.append("copy") }
                Action("Share", icon: .share) { done.append("share") }
                Action("Print", icon: .print) { done.append("print") }
            }
            Action("Download", subtitle: "From the server", icon: .save, badge: "12 MB", tooltip: "Keeps a copy") {}
            Action("Open", icon: .open) {}
            Submenu("Align") {
                MenuSection(elementSize: .small) {
                    Action("Left", icon: "format-justify-left-symbolic") { done.append("left") }
                    Action("Right", icon: "format-justify-right-symbolic") { done.append("right") }
                }
            }
            Divider()
            Action("Remove", icon: .remove, role: .destructive) {}
        }
        try TestWindow.with(item) { window in
            MenuPresenter.shared.open(on: item, by: trigger, at: trigger == .keyboard ? nil : Point(x: 100, y: 20))
            try body(window) { done }
        }
    }

    private func go(_ keys: String..., to title: String, in window: Window, line: UInt = #line) {
        for key in keys { MenuOnScreen.press(key) }
        XCTAssertEqual(MenuOnScreen.current(in: window), title, line: line)
    }

    /// C28: arrow keys move along a row, and between rows; Return chooses.
    func testArrowKeysMoveAlongAndBetweenRows() throws {
        try withMenu { window, done in
            XCTAssertEqual(
                MenuOnScreen.outline(in: window),
                """
                ✓ Bold · Italic · Underline · Abc
                —
                Copy · Share · Print
                —
                Download From the server 12 MB
                Open
                Align ▸
                —
                Remove (destructive)
                """)
            go("Right", to: "Italic", in: window)
            go("Left", "Left", to: "Bold", in: window)
            go("Right", "Right", "Right", "Right", to: "Abc", in: window)
            go("Down", to: "Print", in: window)
            go("Down", "Down", "Up", "Up", to: "Copy", in: window)
            go("Up", "Up", "Up", "Right", "Left", to: "Align", in: window)
            go("Right", "Right", to: "Align > Right", in: window)
            go("Left", to: "Align > Left", in: window)
            go("Left", to: "Align", in: window)
            XCTAssertNil(MenuOnScreen.submenu(in: window))
            go("Right", "Right", to: "Align > Right", in: window)
            MenuOnScreen.press("Return")
            try waitUntil("it to be done") { done() == ["right"] }
        }
    }

    /// C28: in right-to-left layout the first command is at the right, and the arrow keys move in the direction of their arrows.
    func testRightToLeftLayoutIsMirrored() throws {
        try RightToLeft.during {
            try withMenu { window, done in
                go("Left", to: "Italic", in: window)
                let (italic, bold) = (
                    try RowPlace.middle(of: "Italic", in: window), try RowPlace.middle(of: "Bold", in: window)
                )
                XCTAssertLessThan(italic.x, bold.x)
                XCTAssertEqual(italic.y, bold.y)
                go("Down", "Left", to: "Share", in: window)
                try MenuOnScreen.take("side-by-side-rtl", "Share", in: window)
                MenuOnScreen.press("Return")
                try waitUntil("it to be done") { done() == ["share"] }
            }
        }
    }

    /// C3: the commands have the same width, and a real pointer chooses them.
    func testThePointerChoosesCommandsSideBySide() throws {
        try withMenu(by: .secondaryClick) { window, done in
            let popover = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
            let places = try ["Copy", "Share", "Print"].map { try RowPlace.middle(of: $0, in: window) }
            XCTAssertEqual(Set(places.map(\.y)).count, 1)
            XCTAssertEqual(places[1].x - places[0].x, places[2].x - places[1].x, accuracy: 1)
            try MenuOnScreen.take("side-by-side", "Share", in: window)
            let pointer = try TestDisplay.shared().pointer
            pointer.move(to: places[0])
            pointer.move(to: places[1])
            try waitUntil("it to light up") { try RowPlace.isHovered("Share", in: window) }
            pointer.click(at: places[1])
            try waitUntil("it to be done") { done() == ["share"] && !popover.isMapped }
        }
    }

    /// A small command is drawn as its icon, or as its title if it has none; a medium command as an icon above the title; a row
    /// can have a second line, and a badge that stands out from it.
    func testIconsSubtitlesAndBadgesAreDrawn() throws {
        try withMenu { window, _ in
            try MenuOnScreen.take("side-by-side-drawn", "Share", in: window)
            let picture = try Screenshot.picture()
            for title in ["Bold", "Italic", "Underline", "Abc"] {
                let area = try RowPlace.row(title, in: window).row.screenRectangle
                XCTAssertGreaterThan(picture.ink(in: area), 0.01, title)
            }
            for title in ["Copy", "Share", "Print"] {
                var half = try RowPlace.row(title, in: window).row.screenRectangle
                half.height /= 2
                XCTAssertGreaterThan(picture.ink(in: half), 0.01, "the icon of \(title)")
                half.y += half.height
                XCTAssertGreaterThan(picture.ink(in: half), 0.01, "the title \(title)")
            }
            let popover = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
            @MainActor func label(_ text: String) throws -> Widget {
                try XCTUnwrap(MenuOnScreen.descendants(of: popover).first { Label($0)?.text == text })
            }
            let (title, subtitle) = (
                try label("Download").screenRectangle, try label("From the server").screenRectangle
            )
            XCTAssertGreaterThanOrEqual(subtitle.y, title.y + title.height)
            XCTAssertGreaterThan(picture.ink(in: subtitle), 0.01)
            let badge = try label("12 MB").screenRectangle
            XCTAssertGreaterThan(badge.x, title.x + title.width)
            XCTAssertGreaterThan(picture.ink(in: badge), 0.01)
            XCTAssertNotEqual(
                picture.cropped(to: badge).mostCommonColor, picture.cropped(to: title).mostCommonColor)
        }
    }

    /// The keyboard focus stays on a command that has moved to another row.
    func testTheFocusStaysOnACommandThatMoves() throws {
        let item = Label("a text")
        var isLonger = false
        item.contextMenu {
            MenuSection(elementSize: .small) {
                if isLonger { Action("Bold", icon: "format-text-bold-symbolic") {} }
                Action("Italic", icon: "format-text-italic-symbolic") {}
                Action("Underline", icon: "format-text-underline-symbolic") {}
            }
        }
        try TestWindow.with(item) { window in
            MenuPresenter.shared.open(on: item, by: .keyboard)
            go("Right", to: "Underline", in: window)
            isLonger = true
            MenuPresenter.shared.reloadVisibleMenu()
            try waitUntil("the longer row") { MenuOnScreen.outline(in: window) == "Bold · Italic · Underline" }
            XCTAssertEqual(MenuOnScreen.current(in: window), "Underline")
            XCTAssertTrue(try RowPlace.row("Underline", in: window).row.containsFocus)
        }
    }

    /// C24: each command is an item with its title as its name, and a toggle reports its state, also when side by side.
    func testCommandsSideBySideAreAccessibleItems() throws {
        try withMenu { window, _ in
            @MainActor func row(_ title: String) throws -> Widget { try RowPlace.row(title, in: window).row }
            @MainActor func has(_ role: GtkAccessibleRole, _ title: String) throws -> Bool {
                gtk_test_accessible_has_role(try row(title).opaque, role) != 0
            }
            XCTAssertTrue(try has(GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX, "Bold"))
            XCTAssertTrue(try has(GTK_ACCESSIBLE_ROLE_MENU_ITEM, "Italic"))
            for title in ["Bold", "Italic", "Abc", "Copy"] { XCTAssertTrue(try row(title).hasAccessibleName) }
            XCTAssertEqual(try row("Bold").tooltip, "Bold")
            XCTAssertNil(try row("Copy").tooltip)
            let bold = try row("Bold")
            try MenuOnScreen.choose("Bold", in: window)
            try waitUntil("it to be off") { MenuOnScreen.outline(in: window)?.hasPrefix("Bold · ") == true }
            XCTAssertEqual(try row("Bold"), bold)
            let download = try XCTUnwrap(
                MenuOnScreen.popovers(in: window).flatMap(MenuOnScreen.buttons).first { $0.tooltip == "Keeps a copy" })
            XCTAssertTrue(download.hasAccessibleDescription)
            XCTAssertFalse(try row("Open").hasAccessibleDescription)
        }
    }
}

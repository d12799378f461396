import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Icons and separators in an edit menu.
final class EditMenuIconTests: LongpressTestCase {
    private func withMenu(_ body: (Window) throws -> Void) throws {
        let view = TextView()
        view.setTextMargins(horizontal: 100, vertical: 150)
        view.buffer.text = "some text"
        view.editMenu {
            Standard()
            Divider()
            for style in ["bold", "italic", "underline"] {
                Action(style.capitalized, icon: MenuIcon("format-text-\(style)-symbolic")) {}.labelStyle(.iconOnly)
            }
            Divider()
            Action("Search", icon: .search, tooltip: "On the web") {}.labelStyle(.titleAndIcon)
        }
        try TestWindow.with(ScrolledWindow(view)) { window in
            view.grabFocus()
            view.buffer.select(0..<4)
            try waitUntil("the text to be laid out") { view.bounds(of: 0..<0).height > 0 }
            MenuPresenter.shared.open(on: view, by: .keyboard)
            try body(window)
        }
    }

    private func parts(in window: Window) throws -> [String] {
        let popover = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
        return MenuOnScreen.descendants(of: popover).compactMap { widget in
            switch widget.typeName {
            case "GtkButton": Label.texts(in: widget) + MenuOnScreen.icons(of: widget).joined()
            case "GtkSeparator": "|"
            default: nil
            }
        }
    }

    /// E18: a command shown as an icon only has its title as tooltip and accessible name.
    func testIconsAndSeparatorsAreShown() throws {
        try withMenu { window in
            XCTAssertEqual(
                try parts(in: window),
                [
                    "Cut", "Copy", "Delete", "Select All", "|", "format-text-bold-symbolic",
                    "format-text-italic-symbolic", "format-text-underline-symbolic", "|", "Searchedit-find-symbolic",
                ])
            let popover = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
            let buttons = MenuOnScreen.buttons(of: popover)
            XCTAssertEqual(buttons.map(\.tooltip), [nil, nil, nil, nil, "Bold", "Italic", "Underline", "On the web"])
            XCTAssertTrue(buttons.allSatisfy(\.hasAccessibleName))
            MenuOnScreen.press("b")
            XCTAssertTrue(buttons[4].containsFocus)
            try MenuOnScreen.take("edit-menu-icons", "Cut", in: window)
            let picture = try Screenshot.picture()
            for button in buttons { XCTAssertGreaterThan(picture.ink(in: try button.screenRectangle), 0.01) }
        }
    }
}

extension Label {
    /// Returns all texts in a widget.
    fileprivate static func texts(in widget: Widget) -> String {
        MenuOnScreen.descendants(of: widget).compactMap { Label($0)?.text }.joined()
    }
}

import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Context menus with long texts in a window that is too narrow for them.
final class NarrowMenuTests: LongpressTestCase {
    private func withMenu(_ width: Int, _ body: (Window, _ menu: Rectangle) throws -> Void) throws {
        let item = Label("a text")
        item.contextMenu(title: "3 images of the walk around the lake by night") {
            MenuSection(elementSize: .medium) {
                Action("Copy Image", icon: .copy) {}
                Action("Share Image", icon: .share) {}
                Action("Print Image", icon: .print) {}
            }
            Action(
                "Download all of the images", subtitle: "From a server that is in another country", icon: .save,
                badge: "12 MB"
            ) {}
            Submenu("Add to Playlist") { Action("Songs for the walk around the lake by night") {} }
        }
        try TestWindow.with(item, width: width, height: 400) { window in
            MenuPresenter.shared.open(on: item, by: .keyboard)
            try body(window, try XCTUnwrap(MenuPresenter.shared.lastOpened?.frame))
        }
    }

    private func isShortened(_ text: String, in window: Window) throws -> Bool {
        let all = MenuOnScreen.popovers(in: window).flatMap { MenuOnScreen.descendants(of: $0) }
        let label = try XCTUnwrap(all.lazy.compactMap { Label($0) }.first { $0.text == text })
        try waitUntil("the layout") { label.size.width > 1 }
        return pango_layout_is_ellipsized(gtk_label_get_layout(label.opaque)) != 0
    }

    /// C28: texts are shortened only as much as the menu needs to fit in the window.
    func testTextsAreShortenedToFitANarrowWindow() throws {
        try withMenu(280) { window, menu in
            XCTAssertGreaterThanOrEqual(menu.minX, 0)
            XCTAssertLessThanOrEqual(menu.maxX, 280)
            XCTAssertGreaterThan(menu.width, 220)
            XCTAssertTrue(try isShortened("From a server that is in another country", in: window))
            try MenuOnScreen.take("narrow-menu", "Share Image", in: window)
            for key in ["Up", "Right"] { MenuOnScreen.press(key) }
            let submenu = try XCTUnwrap(MenuOnScreen.submenuPopover(in: window))
            try waitUntil("the submenu to be laid out") { submenu.size.width > 1 }
            XCTAssertLessThanOrEqual(try XCTUnwrap(submenu.children.first).size.width, 280)
        }
    }

    /// With enough room they are complete, also in a menu shown after a narrow one.
    func testTextsAreCompleteIfThereIsRoom() throws {
        try withMenu(280) { _, _ in }
        try withMenu(700) { window, menu in
            XCTAssertGreaterThan(menu.width, 280)
            XCTAssertFalse(try isShortened("From a server that is in another country", in: window))
        }
    }
}

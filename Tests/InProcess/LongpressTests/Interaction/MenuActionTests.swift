import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// The action with which assistive technologies request a widget's menu, on widgets of every kind.
final class MenuActionTests: LongpressTestCase {
    private func ask(_ widget: Widget) -> Bool { widget.gtkEditor.activateAction("menu.popup") }

    private func builtInMenu(of widget: Widget) -> Widget? {
        widget.gtkEditor.children.first { $0.typeName == "GtkPopoverMenu" && $0.isVisible }
    }

    func testTheActionOpensTheLibrarysMenuOnAnyWidget() throws {
        let entry = Entry()
        entry.text = "some text"
        try FieldWindow.with(entry) { _ in try expectLibraryMenu(.edit, on: entry) }
        try TestWindow.withText("some text", select: 0..<4) { view, _ in try expectLibraryMenu(.edit, on: view) }
        try ItemWindow.with { item, _, _ in try expectLibraryMenu(.context, on: item) }
    }

    private func expectLibraryMenu(_ kind: MenuPresenter.Kind, on widget: Widget) throws {
        // GTK keeps its own menu between requests.
        for _ in 0..<2 {
            XCTAssertTrue(ask(widget))
            try waitUntil("the menu") { MenuPresenter.shared.openKind == kind }
            XCTAssertNil(builtInMenu(of: widget))
            XCTAssertEqual(widget.window?.focus?.selfAndAncestors.contains(where: \.isPopover), true)
            MenuPresenter.shared.close()
        }
    }

    /// Removing the library's menu from a widget restores GTK's.
    func testWithoutTheLibrarysMenuTheActionIsGTKs() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, _ in
            try expectLibraryMenu(.edit, on: view)
            view.menu = nil
            XCTAssertTrue(ask(view))
            let menu = try XCTUnwrap(builtInMenu(of: view))
            XCTAssertEqual(gtk_popover_get_autohide(menu.typed()), 1)
            gtk_popover_popdown(menu.typed())
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
        try ItemWindow.with { item, _, _ in
            item.menu = nil
            XCTAssertFalse(ask(item))
        }
    }
}

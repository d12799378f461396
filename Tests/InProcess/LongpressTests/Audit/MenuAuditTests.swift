import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import LongpressAudit
@testable import Platform

/// One line in a program's tests checks all of its menus against the guidelines.
final class MenuAuditTests: LongpressTestCase {
    /// The main interface, with all commands of these tests' items.
    private static let menuBar = MenuBar(menus: [
        MenuBar.Menu(
            title: "Image",
            sections: [
                ContextMenu.Section(.command(ItemWindow.open), .command(ItemWindow.copy), .command(ItemWindow.remove))
            ])
    ])

    /// A menu that follows the guidelines.
    private static let menu = ContextMenu([
        ContextMenu.Section(.command(ItemWindow.open), .command(ItemWindow.copy)),
        ContextMenu.Section(.command(ItemWindow.remove)),
    ])

    private func findings(
        _ menu: ContextMenu = menu, in menuBar: MenuBar = menuBar, _ change: (Widget) -> Void = { _ in }
    ) throws -> String {
        var found = ""
        try ItemWindow.with(menu) { item, _, window in
            item.setAccessibleName("An item")
            change(item)
            let audit = MenuAudit(of: window, against: menuBar)
            XCTAssertEqual(audit.widgetCount, 1)
            found = audit.description
        }
        return found
    }

    func testAMenuThatFollowsTheRulesHasNoFindings() throws {
        XCTAssertEqual(try findings(), "")
    }

    /// C7, C18: commands that aren't in the menu bar, and commands without an icon or with one that the desktop doesn't have.
    func testCommandsAreCheckedAgainstTheMenuBarAndTheIcons() throws {
        let menu = ContextMenu([
            ContextMenu.Section(
                .command(ItemWindow.open), .command(Command("look", title: "Look")),
                .command(Command("see", title: "See", icon: "no-such-icon-symbolic")))
        ])
        XCTAssertEqual(
            try findings(menu),
            """
            GtkBox: C7: “Look” is not in the menu bar
            GtkBox: C7: “See” is not in the menu bar
            GtkBox: C18: “Look” has no icon
            GtkBox: C18: the icon of “See”, no-such-icon-symbolic, isn’t in the icon theme
            """)
    }

    /// R1, C2, C24: checks that the menu is reachable without a pointer, and that its item has an accessible name.
    func testAnUnreachableMenuIsFound() throws {
        XCTAssertEqual(
            try findings { item in
                (item.responder as? FakeResponder)?.canBecomeFirstResponder = false
                item.isFocusable = false
            },
            """
            GtkBox: R1: its responder (FakeResponder) can’t become first responder
            GtkBox: C2: the keyboard can’t reach it, so no key opens its menu
            """)
        try ItemWindow.with(Self.menu) { _, _, window in
            // The item of the other tests has been given a name.
            XCTAssertTrue(
                MenuAudit(of: window, against: Self.menuBar).description.contains("C24"))
        }
    }

    /// A widget that represents another one is reachable through that one, as a caption is through its picture.
    func testAWidgetRepresentingAnotherIsReachableThroughIt() throws {
        let (item, caption, room) = (Box(.horizontal, role: .group), Label("its caption"), Box(.vertical))
        let responder = FakeResponder(Self.menu.commands)
        item.append(Label("an item"))
        item.isFocusable = true
        item.setAccessibleName("An item")
        for widget in [item, caption] {
            widget.menu = .context(Self.menu)
            widget.responder = responder
            room.append(widget)
        }
        try TestWindow.with(room) { window in
            XCTAssertEqual(MenuAudit(of: window, against: Self.menuBar).description, "")
            caption.responder = FakeResponder(Self.menu.commands)
            XCTAssertEqual(
                MenuAudit(of: window, against: Self.menuBar).description,
                "GtkLabel: C2: the keyboard can’t reach it, so no key opens its menu")
        }
    }

    /// R21, C13: an id belongs to one command, and a key performs one command.
    func testContradictingCommandsAreFound() throws {
        let other = Command("open", title: "View", icon: "document-open-symbolic")
        let thief = Command(
            "copy-image", title: "Copy Image", icon: "edit-copy-symbolic", shortcut: Shortcut("Delete"))
        let bar = MenuBar(menus: [
            MenuBar.Menu(
                title: "Image",
                sections: [
                    ContextMenu.Section(.command(ItemWindow.open), .command(thief), .command(ItemWindow.remove))
                ])
        ])
        let menu = ContextMenu([ContextMenu.Section(.command(other))])
        XCTAssertEqual(
            try findings(menu, in: bar),
            """
            C13: “Copy Image” and “Remove Image” have the same shortcut
            R21: open has two titles, “Open” and “View”
            """)
    }

    /// Keys that no menu shows must perform one command, too.
    func testSharedAlternateKeysAreFound() throws {
        let thief = Command(
            "copy-image", title: "Copy Image", icon: "edit-copy-symbolic",
            alternateShortcuts: [Shortcut("y", .control), Shortcut("Delete")])
        let bar = MenuBar(menus: [
            MenuBar.Menu(
                title: "Image",
                sections: [
                    ContextMenu.Section(.command(ItemWindow.open), .command(thief), .command(ItemWindow.remove))
                ])
        ])
        let menu = ContextMenu([ContextMenu.Section(.command(ItemWindow.open))])
        XCTAssertEqual(try findings(menu, in: bar), "C13: “Copy Image” and “Remove Image” have the same shortcut")
    }

    /// E32: an edit menu is checked against its own rules.
    func testAnEditMenuIsCheckedAgainstItsOwnRules() throws {
        let view = TextView()
        view.setAccessibleName("Text")
        view.responder = TextViewResponder(view)
        view.menu = .edit(EditMenu(custom: [Command("look", title: "look")]))
        let bar = MenuBar(menus: [
            MenuBar.Menu(
                title: "Edit",
                sections: [ContextMenu.Section(Command.standardEditing.map(ContextMenu.Element.command))])
        ])
        try TestWindow.with(view) { window in
            XCTAssertEqual(
                MenuAudit(of: window, against: bar).description,
                """
                GtkTextView: E35: “look” should be “Look”
                GtkTextView: C7: “look” is not in the menu bar
                """)
        }
    }
}

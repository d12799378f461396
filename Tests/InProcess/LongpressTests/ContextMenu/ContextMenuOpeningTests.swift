import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// The content of a context menu when it opens.
final class ContextMenuOpeningTests: LongpressTestCase {
    private static func menu(_ menu: ContextMenu, able: [Command]) throws -> String? {
        var outline: String?
        try ItemWindow.with(menu, able: able) { item, _, window in
            XCTAssertEqual(
                MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 10, y: 10)),
                MenuPresenter.shared.openKind == .context)
            outline = MenuOnScreen.outline(in: window)
        }
        return outline
    }

    func testC14SectionsAreSeparatedAndC15DestructiveItemsLastAndMarked() throws {
        XCTAssertEqual(
            try Self.menu(ItemWindow.menu, able: ItemWindow.menu.commands),
            """
            Open
            Copy Image
            —
            Rotate ▸
            —
            Remove Image (destructive)
            """)
    }

    func testC10UnavailableItemsAreHiddenWithTheirSubmenuAndSection() throws {
        XCTAssertEqual(try Self.menu(ItemWindow.menu, able: [ItemWindow.copy]), "Copy Image")
        XCTAssertEqual(
            try Self.menu(ItemWindow.menu, able: [ItemWindow.left, ItemWindow.remove]),
            "Rotate ▸\n—\nRemove Image (destructive)")
    }

    func testC10EmptyMenuIsNotShown() throws {
        XCTAssertNil(try Self.menu(ItemWindow.menu, able: []))
        XCTAssertNil(try Self.menu(ContextMenu([]), able: [ItemWindow.open]))
    }

    func testC17TheTitleIsOnTop() throws {
        let menu = ContextMenu(title: "3 Images", [ContextMenu.Section(.command(ItemWindow.open))])
        XCTAssertEqual(try Self.menu(menu, able: [ItemWindow.open]), "[3 Images]\nOpen")
    }

    func testCommandsHaveTheirCurrentTitles() throws {
        try ItemWindow.with { item, responder, window in
            responder.able = [ItemWindow.remove.id]
            responder.titles[ItemWindow.remove.id] = "Remove 2 Images"
            MenuPresenter.shared.open(on: item)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Remove 2 Images (destructive)")
        }
    }

    /// A menu's icons scale with its text, in size and in drawing.
    func testIconsGrowWithTheText() throws {
        func icons(dotsPerInch: Int) throws -> (sizes: Set<Double>, ink: Double) {
            var found: (Set<Double>, Double) = ([], 0)
            try TextResolution.with(dotsPerInch: dotsPerInch) {
                try ItemWindow.with { item, _, window in
                    MenuPresenter.shared.open(on: item)
                    let popover = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
                    let icons = MenuOnScreen.descendants(of: popover).filter { $0.typeName == "GtkImage" }
                    try MenuOnScreen.take("menu-icons-\(dotsPerInch)", "Open", in: window)
                    let area = try XCTUnwrap(icons.first).screenRectangle
                    let ink = try Screenshot.picture().ink(in: area) * Double(area.width * area.height)
                    found = (Set(icons.map(\.naturalSize.height)), ink)
                }
            }
            return found
        }
        // With the pointer over the menu, GTK would look for a tooltip there after the menu has closed, and log a critical
        // warning.
        try TestDisplay.shared().pointer.jump(to: ScreenPoint(x: 1, y: 1))
        let (usual, large) = (try icons(dotsPerInch: 96), try icons(dotsPerInch: 144))
        XCTAssertEqual(usual.sizes, [16])
        XCTAssertEqual(large.sizes, [24])
        XCTAssertGreaterThan(usual.ink, 20)
        // The ink grows by half in each direction.
        XCTAssertEqual(large.ink / usual.ink, 2.25, accuracy: 0.6)
    }

    func testC18RowsHaveTheirIconsAndC13NoShortcuts() throws {
        try ItemWindow.with { item, _, window in
            MenuPresenter.shared.open(on: item)
            let popover = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
            let rows = MenuOnScreen.buttons(of: popover)
            XCTAssertEqual(rows.map { MenuOnScreen.icons(of: $0).first }.first, "document-open-symbolic")
            XCTAssertEqual(rows.map { MenuOnScreen.icons(of: $0).first }.last, "user-trash-symbolic")
            let texts = rows.map(MenuOnScreen.title)
            XCTAssertEqual(texts, ["Open", "Copy Image", "Rotate", "Remove Image"], "a label and nothing else")
        }
    }

    func testC19AContextMenuReplacesTheEditMenu() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            let controller = FakeResponder([ItemWindow.open])
            window.responder = controller
            view.menu = .context(ContextMenu([ContextMenu.Section(.command(ItemWindow.open))]))
            try TestDisplay.shared().keyboard.press("shift+F10")
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) != nil }
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Open")
            XCTAssertEqual(MenuPresenter.shared.openKind, .context)
            MenuPresenter.shared.close()
            view.menu = .edit(EditMenu())
            MenuPresenter.shared.open(on: view)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Cut | Copy | Delete | Select All")
            MenuPresenter.shared.close()
            view.menu = nil
            XCTAssertFalse(MenuPresenter.shared.open(on: view))
        }
    }

    func testACommandIsPerformedAfterTheMenuHasClosed() throws {
        try ItemWindow.with { item, responder, window in
            var kind: MenuPresenter.Kind? = .context
            responder.onPerform = { _ in kind = MenuPresenter.shared.openKind }
            MenuPresenter.shared.open(on: item)
            try MenuOnScreen.choose("Copy Image", in: window)
            try waitUntil("the command") { responder.performed == ["copy-image"] }
            XCTAssertNil(kind)
            XCTAssertEqual(MenuOnScreen.popovers(in: window).count, 0)
        }
    }

    func testACommandMayReplaceTheContentOrRemoveTheItem() throws {
        try ItemWindow.with { item, responder, window in
            responder.onPerform = { _ in window.child = Label("another") }
            MenuPresenter.shared.open(on: item)
            try MenuOnScreen.choose("Remove Image", in: window)
            try waitUntil("the command") { responder.performed == ["remove"] }
            iterateMainContext()
            XCTAssertFalse(MenuPresenter.shared.open(on: item), "it is no longer in a window")
        }
    }
}
